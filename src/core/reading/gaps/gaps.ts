import { CONTENT_WORDS_MIN } from '../../document/page-document.ts';
import type { EntityGap } from '../../schema/entity.ts';
import { quoted } from '../../evidence/quoted.ts';
import type { QueryAnswers } from '../answers/answers.ts';
import { entityGaps, type ExpectedEntity } from './expected-entities.ts';
import { modelGaps } from '../model/model-gaps.ts';
import type { ModelReading } from '../model/model-reading.ts';
import { facetGaps, type FacetGapSignals } from './facet-gaps.ts';
import { questionGaps } from './question-gaps.ts';

export interface GapSignals extends FacetGapSignals {
  readonly answers: readonly QueryAnswers[];
  readonly expected: readonly ExpectedEntity[];
  readonly reading: ModelReading | null;
}

const GAPS_MAX = 10;

/**
 * What the page lacks, most important first. Terms of titles and headings are not gaps: a heading without text names a
 * person, a group of links or a part that is given in another form.
 */
export function gapsOf(signals: GapSignals): readonly EntityGap[] {
  const { page, expected } = signals;
  if (page.contentWords < CONTENT_WORDS_MIN) return [];
  const promised = entityGaps(expected.filter(({ source }) => source !== 'declared'));
  // Facets are what readers of such pages miss in general; a model has read this one.
  const facets = modelGaps(signals.reading, signals.pageType) ?? facetGaps(signals);
  const named = new Set(facets.map(({ entity }) => entity.toLowerCase()));
  const questions = questionGaps(signals).filter(({ entity }) => !named.has(entity.toLowerCase()));
  const settled = signals.answers
    .filter(({ answered }) => answered !== 'no')
    .map(({ query }) => quoted(query.text));
  const terms = promised.filter(
    ({ entity, source, reason }) =>
      !questions.some((question) => question.entity.includes(entity)) &&
      // A thing that a query asks for and the page may answer is left out.
      !(source === 'query' && settled.some((query) => reason.includes(query))),
  );
  const gaps = [...questions, ...terms, ...facets];
  return gaps.sort((one, other) => other.importance - one.importance).slice(0, GAPS_MAX);
}
