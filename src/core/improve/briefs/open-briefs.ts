import { answersQuestion, type AnswerSignals } from '../../blocks/faq/answers-question.ts';
import type { AskedBrief } from './asked-brief.ts';

/** The briefs that no fact of the caller answers. */
export function openBriefs(
  briefs: readonly AskedBrief[],
  facts: readonly string[],
  signals: AnswerSignals,
): AskedBrief[] {
  return briefs.filter(
    ({ question: text, answer_kind: kind, answeredWith }) =>
      !facts.some((fact) => answersQuestion({ text, kind, answeredWith }, fact, signals)),
  );
}
