/** The questions that the analysis puts to a language model about the labelled pages. */
import { languageModelSettings } from '../../../dist/service/config/settings/language-model.js';
import { buildReadingQuestion } from '../../../dist/core/improve/build-reading-question.js';
import { chatQuestion, questionHash } from './recordings.mjs';

/** The day of all evaluations: the labels were made in this year. */
export const asOf = '2026-01-01';

/**
 * The question about a page as the service asks it by default, for queries given or, without any, inferred.
 *
 * @returns {{ hash: string, question: import('./recordings.mjs').RecordedQuestion, isCut: boolean } | null}
 */
export function readingQuestionOf({ html, url }, queries, isJudging = true) {
  const charsMax = languageModelSettings.llmInputCharsMax.defaultValue;
  const asked = buildReadingQuestion(html, {
    url,
    queries,
    asOf,
    reader: 'lab/eval/recorded',
    isJudging,
    charsMax,
  });
  if (asked === null) return null;
  const question = chatQuestion(asked.question);
  return {
    hash: questionHash(question),
    question,
    isCut: asked.question.isCut,
    hasAnswers: asked.question.hasAnswers,
  };
}
