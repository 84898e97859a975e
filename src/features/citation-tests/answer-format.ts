/** Language models are asked for JSON (`language-model.ts`): the answer of an assistant is the text in it. */
import { readJson } from '../../core/blocks/model/read-json.ts';

/** The JSON Schema of an answer. */
export const answerSchema = {
  type: 'object',
  properties: { answer: { type: 'string', description: 'The answer, with its citations in brackets.' } },
  required: ['answer'],
  additionalProperties: false,
} as const;

/** decision: thirty times what 120 words need. A longer answer is none. */
const answerCharsMax = 32 * 1024;

/** The text of an answer, word for word; null for one that has none. */
export function answerIn(written: string): string | null {
  if (written.length > answerCharsMax) return null;
  const json = readJson(written);
  const answer: unknown = json === null ? undefined : Reflect.get(json, 'answer');
  return typeof answer === 'string' && answer.trim() !== '' ? answer : null;
}
