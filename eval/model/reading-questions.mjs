/** The questions that the analysis puts to a language model about the labelled pages. */
import { languageModelSettings } from '../../dist/config/settings/language-model.js';
import { buildReadingQuestion } from '../../dist/improve/build-reading-question.js';
import { chatQuestion, questionHash } from './recordings.mjs';

/**
 * The question about a page as the service asks it by default, for queries given or, without any, inferred.
 *
 * @returns {{ hash: string, question: import('./recordings.mjs').RecordedQuestion, isCut: boolean } | null}
 */
export function readingQuestionOf({ html, url }, queries) {
  const charsMax = languageModelSettings.llmInputCharsMax.defaultValue;
  const asked = buildReadingQuestion(html, { url, queries, reader: 'eval/recorded', charsMax });
  if (asked === null) return null;
  const question = chatQuestion(asked.question);
  return { hash: questionHash(question), question, isCut: asked.question.isCut };
}
