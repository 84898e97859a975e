import { runningTextOf } from '../../reading/queries/running-text.ts';
import { inferredQuery } from '../../reading/queries/query.ts';
import { defineComposer, type GroundedQuestion } from '../composer.ts';
import { knowsScopes } from '../quoting/scope.ts';
import { passageFinderOf } from './answer-finder.ts';
import { isWholePart, partBelow } from './asked-part.ts';
import { headingQuestion } from './asked-question.ts';
import { surestAnswer } from './right-answer.ts';

/** Each costs as much as a query. */
const HEADINGS_READ_MAX = 12;
const ITEMS_MAX = 8;

/**
 * Questions that headings of the page ask, with the passage that answers below them. Not those that the page answers in
 * one passage: it would say the same pair twice.
 */
export const questionHeadings = defineComposer({
  id: 'question-headings',
  type: 'faq',
  idea: 'A heading that asks a question, with the one passage below it that answers, where the page says more below it.',
  needs: ['page', 'prose', 'subject', 'entities', 'titleText', 'pageType'],
  compose(signals) {
    const { page, prose, pageType, subject, entities } = signals;
    if (pageType === 'forum' || pageType === 'listing' || !knowsScopes(page.language)) return [];
    const text = runningTextOf(page);
    const find = passageFinderOf(signals);
    const central = new Set([
      ...(subject?.stems ?? []),
      ...entities.all.slice(0, CENTRAL_MAX).flatMap(({ key }) => key.split(' ')),
    ]);
    const found: (GroundedQuestion & { readonly probability: number })[] = [];
    let read = 0;
    for (let index = 0; index < prose.units.length && read < HEADINGS_READ_MAX; index++) {
      const unit = prose.units[index];
      if (unit?.block.kind !== 'heading') continue;
      const asked = headingQuestion(unit.block.text, { text, language: page.language, pageType });
      if (asked === null) continue;
      read++;
      const query = inferredQuery(asked, page.language);
      if (![...query.stems].some((stem) => central.has(stem))) continue;
      const below = partBelow(index, prose.units);
      const { answered, passages } = find(query, index);
      if (answered === 'no') continue;
      const inside = passages.filter(({ passage: { units } }) => units[0] > index && units[1] < below.end);
      const best = surestAnswer({ text: asked, stems: query.stems, heading: index }, inside, signals);
      if (best === null || isWholePart(best.passage, below)) continue;
      const { probability, passage } = best;
      found.push({ question: asked, answer: passage.text, grounding: passage.grounding, probability });
    }
    return found
      .sort((one, other) => other.probability - one.probability)
      .slice(0, ITEMS_MAX)
      .map(({ question, answer, grounding }) => ({ question, answer, grounding }));
  },
});

const CENTRAL_MAX = 5;
