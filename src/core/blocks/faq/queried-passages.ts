import type { Query } from '../../reading/queries/query.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import type { GroundedQuestion } from '../composer.ts';
import { knowsScopes } from '../quoting/scope.ts';
import { askingBlocks, passageFinderOf, type FinderSignals } from './answer-finder.ts';
import { isWholePart, partBelow } from './asked-part.ts';
import { askedAs } from './asked-question.ts';
import { surestAnswer, type AnswerSignals } from './right-answer.ts';

/** The queries of one source that the page answers in full, as questions with the passage that answers each. */
export function queriedPassages(
  signals: FinderSignals & AnswerSignals & Pick<Signals, 'queries'>,
  source: Query['source'],
): readonly GroundedQuestion[] {
  const { page, pageType, queries } = signals;
  const asked = queries.filter((query) => query.source === source);
  if (asked.length === 0 || pageType === 'forum' || !knowsScopes(page.language)) return [];
  const find = passageFinderOf(signals);
  const places = askingBlocks(signals);
  return asked
    .flatMap((query) => {
      const question = askedAs(query.text, page.language);
      if (question === null) return [];
      const heading = places(query.text);
      const { answered, passages } = find(query, heading);
      if (answered !== 'full') return [];
      const best = surestAnswer({ text: question, stems: query.stems, heading }, passages, signals);
      if (best === null) return [];
      // A caller's question is answered in the block in any case.
      const isOwnPair =
        source === 'inferred' &&
        heading !== null &&
        isWholePart(best.passage, partBelow(heading, signals.prose.units));
      if (isOwnPair) return [];
      const { passage, probability } = best;
      return [{ question, answer: passage.text, grounding: passage.grounding, probability }];
    })
    .sort((one, other) => other.probability - one.probability)
    .map(({ question, answer, grounding }) => ({ question, answer, grounding }));
}
