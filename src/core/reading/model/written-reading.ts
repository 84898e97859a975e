import {
  answeredVerdicts,
  entityTypes,
  pageTypes,
  ratedParts,
  subjectTypes,
  weaknesses,
  type RatedPart,
} from '../../schema/vocabulary.ts';
import { intents } from '../intent/intent.ts';

/** A model's answer with the requested shape, not yet judged. */
export interface WrittenReading {
  readonly subject: WrittenName | null;
  readonly pageType: string | null;
  readonly queries: readonly WrittenQuery[];
  /** Null: no list. */
  readonly entities: readonly WrittenName[] | null;
  readonly missing: readonly { readonly name: string; readonly why: string | null }[] | null;
  /** Null: the model was not asked to judge, or gave no rating. */
  readonly judgement: WrittenJudgement | null;
}

export interface WrittenJudgement {
  readonly ratings: Readonly<Partial<Record<RatedPart, number>>>;
  readonly reasons: Readonly<Partial<Record<RatedPart, WrittenReason>>>;
  readonly weaknesses: readonly WrittenWeakness[];
}

export interface WrittenReason {
  readonly quote: string;
  readonly why: string | null;
}

export interface WrittenWeakness {
  readonly code: string;
  /** Null: something is absent. */
  readonly quote: string | null;
  readonly advice: string | null;
}

export interface WrittenName {
  readonly name: string;
  readonly type: string | null;
}

export interface WrittenQuery {
  readonly query: string;
  readonly intent: string | null;
  readonly answered: string | null;
  readonly answer: string | null;
}

/** Larger than any valid answer: it is not parsed. */
const ANSWER_CHARS_MAX = 256 * 1024;
/** Valid answers have three levels. */
const DEPTH_MAX = 12;
/** Above what is asked for; the rest is ignored. */
const ITEMS_MAX = { queries: 20, entities: 60, missing: 20, weaknesses: 6 } as const;
const CHARS_MAX = { query: 300, name: 120, answer: 2_000, why: 300, word: 40, advice: 600 } as const;
/** The scale of the ratings. */
const RATING = { least: 1, most: 5 } as const;

/** Marks of direction, soft hyphens and the like, which disguise words; joiners belong to the spelling of some scripts. */
const INVISIBLE = /(?![\u200C\u200D])\p{Cf}/gu;
/** Half of a character, which UTF-8 cannot contain. */
const LONE_SURROGATE = /\p{Cs}/u;

/**
 * Reads the text of a model's answer. Null when it contains no JSON object; members and items of another shape are
 * skipped, so that one wrong item does not discard the others. Never throws; linear in the text.
 */
export function readReading(text: string): WrittenReading | null {
  const answer = parsed(text);
  if (answer === null) return null;
  return {
    subject: nameOf(answer['subject']),
    pageType: textOf(answer['page_type'], CHARS_MAX.word),
    queries: itemsOf(answer['queries'], ITEMS_MAX.queries, queryOf) ?? [],
    entities: itemsOf(answer['entities'], ITEMS_MAX.entities, nameOf),
    missing: itemsOf(answer['missing'], ITEMS_MAX.missing, (item) => {
      const name = isRecord(item) ? textOf(item['name'], CHARS_MAX.name) : null;
      return name === null || !isRecord(item) ? null : { name, why: textOf(item['why'], CHARS_MAX.why) };
    }),
    judgement: judgementOf(answer),
  };
}

function judgementOf(answer: Record<string, unknown>): WrittenJudgement | null {
  const { ratings, why } = answer;
  if (!isRecord(ratings)) return null;
  const rated = ratedParts.flatMap((part) => {
    const value = ratings[part];
    return typeof value === 'number' && value >= RATING.least && value <= RATING.most ? [[part, value]] : [];
  });
  if (rated.length === 0) return null;
  const reasons = ratedParts.flatMap((part) => {
    const reason = isRecord(why) ? why[part] : null;
    const quote = isRecord(reason) ? textOf(reason['quote'], CHARS_MAX.answer) : null;
    if (quote === null || !isRecord(reason)) return [];
    return [[part, { quote, why: textOf(reason['why'], CHARS_MAX.why) }]];
  });
  return {
    ratings: Object.fromEntries(rated) as WrittenJudgement['ratings'],
    reasons: Object.fromEntries(reasons) as WrittenJudgement['reasons'],
    weaknesses: itemsOf(answer['weaknesses'], ITEMS_MAX.weaknesses, weaknessOf) ?? [],
  };
}

function weaknessOf(item: unknown): WrittenWeakness | null {
  if (!isRecord(item)) return null;
  const code = textOf(item['code'], CHARS_MAX.word);
  if (code === null) return null;
  return {
    code,
    quote: textOf(item['quote'], CHARS_MAX.answer),
    advice: textOf(item['advice'], CHARS_MAX.advice),
  };
}

/** Models add code fences or a sentence before the object. */
function parsed(text: string): Record<string, unknown> | null {
  if (text.length > ANSWER_CHARS_MAX) return null;
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  for (const part of [text, from < 0 ? '' : text.slice(from, to + 1)]) {
    if (depthOf(part) > DEPTH_MAX) continue;
    try {
      const value: unknown = JSON.parse(part);
      if (isRecord(value)) return value;
    } catch {
      // Try the next candidate.
    }
  }
  return null;
}

/** The nesting of JSON, counted up to one more than is allowed; brackets in strings do not count. */
function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  let isInString = false;
  for (let at = 0; at < json.length && deepest <= DEPTH_MAX; at++) {
    const char = json[at];
    if (isInString) {
      if (char === '\\') at++;
      else if (char === '"') isInString = false;
    } else if (char === '"') isInString = true;
    else if (char === '{' || char === '[') deepest = Math.max(deepest, ++depth);
    else if (char === '}' || char === ']') depth--;
  }
  return deepest;
}

function queryOf(item: unknown): WrittenQuery | null {
  if (!isRecord(item)) return null;
  const query = textOf(item['query'], CHARS_MAX.query);
  if (query === null) return null;
  return {
    query,
    intent: textOf(item['intent'], CHARS_MAX.word),
    answered: textOf(item['answered'], CHARS_MAX.word),
    answer: textOf(item['answer'], CHARS_MAX.answer),
  };
}

function nameOf(item: unknown): WrittenName | null {
  if (!isRecord(item)) return null;
  const name = textOf(item['name'], CHARS_MAX.name);
  return name === null ? null : { name, type: textOf(item['type'], CHARS_MAX.word) };
}

function itemsOf<Item>(
  value: unknown,
  max: number,
  read: (item: unknown) => Item | null,
): readonly Item[] | null {
  if (!Array.isArray(value)) return null;
  return value.slice(0, max).flatMap((each: unknown) => {
    const item = read(each);
    return item === null ? [] : [item];
  });
}

function textOf(value: unknown, charsMax: number): string | null {
  if (typeof value !== 'string' || value.length > charsMax || LONE_SURROGATE.test(value)) return null;
  const text = value
    .replace(INVISIBLE, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return text === '' ? null : text;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const text = { type: 'string' };
const oneOf = (values: readonly string[]): object => ({ type: 'string', enum: values });

const reading = {
  subject: objectOf({ name: text, type: oneOf(subjectTypes) }),
  page_type: oneOf(pageTypes),
  queries: listOf({
    query: text,
    intent: oneOf(intents),
    answered: oneOf(answeredVerdicts),
    answer: { type: ['string', 'null'] },
  }),
  entities: listOf({ name: text, type: oneOf(entityTypes) }),
  missing: listOf({ name: text, why: text }),
};

const reason = objectOf({ quote: text, why: text });
const judging = {
  why: objectOf({ intent: reason, structure: reason, entities: reason }),
  ratings: objectOf(Object.fromEntries(ratedParts.map((part) => [part, { type: 'number' }]))),
  weaknesses: listOf({ code: oneOf(weaknesses), quote: { type: ['string', 'null'] }, advice: text }),
};

const schemas = { reading: objectOf(reading), judging: objectOf({ ...reading, ...judging }) };

/** JSON Schema of the answer. Strict structured output requires every member. */
export function readingSchema(isJudging: boolean): Readonly<Record<string, unknown>> {
  return isJudging ? schemas.judging : schemas.reading;
}

function listOf(members: Readonly<Record<string, object>>): object {
  return { type: 'array', items: objectOf(members) };
}

function objectOf(properties: Readonly<Record<string, object>>): Readonly<Record<string, unknown>> {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}
