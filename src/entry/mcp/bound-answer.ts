import { shortened } from './third-party-text.ts';

/** Characters of JSON in an answer: clients give it to a model, whose context is small. */
export const answerCharsMax = 64 * 1024;

/** Tried in this order. No id, code, time or word of a list is as long as the shortest text. */
const limits = [
  { textCharsMax: 20_000, itemsMax: 200 },
  { textCharsMax: 4_000, itemsMax: 60 },
  { textCharsMax: 1_000, itemsMax: 40 },
  { textCharsMax: 400, itemsMax: 40 },
  { textCharsMax: 200, itemsMax: 20 },
  { textCharsMax: 100, itemsMax: 10 },
  { textCharsMax: 100, itemsMax: 4 },
] as const;

/** The answer with `is_shortened`: true when texts were cut, or lists, to keep it below `answerCharsMax`. */
export function boundAnswer(answer: Record<string, unknown>): Record<string, unknown> {
  const whole = { ...answer, is_shortened: false };
  if (JSON.stringify(whole).length <= answerCharsMax) return whole;
  let least: Record<string, unknown> = {};
  for (const limit of limits) {
    least = { ...fieldsWithin(answer, limit), is_shortened: true };
    if (JSON.stringify(least).length <= answerCharsMax) return least;
  }
  return least;
}

type Limit = (typeof limits)[number];

function within(value: unknown, limit: Limit): unknown {
  if (typeof value === 'string') return shortened(value, limit.textCharsMax);
  if (Array.isArray(value)) return value.slice(0, limit.itemsMax).map((item) => within(item, limit));
  if (typeof value !== 'object' || value === null) return value;
  return fieldsWithin(value, limit);
}

function fieldsWithin(value: object, limit: Limit): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, within(field, limit)]));
}
