import type { ContentType } from '../../schema/vocabulary.ts';

/** Text of a model's answer with the requested shape, not yet judged. */
export interface WrittenWords {
  readonly title: string | null;
  readonly meta_description: string | null;
  readonly faq: readonly { readonly question: string; readonly answer: string }[];
  readonly headings: readonly { readonly place: number; readonly text: string }[];
  readonly supporting_paragraphs: readonly {
    readonly section: number;
    readonly text: string;
    readonly entity: string | null;
  }[];
}

/** Above the limits of every block type; the rest is ignored. */
const ITEMS_MAX = 20;
const TEXT_CHARS_MAX = 2_000;

/** Half of a character, which neither HTML nor UTF-8 can contain. */
const LONE_SURROGATE = /\p{Cs}/u;

/** Reads a model's JSON. Skips items of another shape, so that one wrong item does not discard the others. */
export function readWrittenWords(answer: unknown): WrittenWords {
  const given = isRecord(answer) ? answer : {};
  return {
    title: textOf(given['title']),
    meta_description: textOf(given['meta_description']),
    faq: itemsOf(given['faq'], (item) => {
      const [question, answer] = [textOf(item['question']), textOf(item['answer'])];
      return question === null || answer === null ? null : { question, answer };
    }),
    headings: itemsOf(given['headings'], (item) => {
      const [place, text] = [numberOf(item['place']), textOf(item['text'])];
      return place === null || text === null ? null : { place, text };
    }),
    supporting_paragraphs: itemsOf(given['supporting_paragraphs'], (item) => {
      const [section, text] = [numberOf(item['section']), textOf(item['text'])];
      return section === null || text === null ? null : { section, text, entity: textOf(item['entity']) };
    }),
  };
}

function itemsOf<Item>(value: unknown, read: (item: Record<string, unknown>) => Item | null): Item[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, ITEMS_MAX).flatMap((each: unknown) => {
    const item = isRecord(each) ? read(each) : null;
    return item === null ? [] : [item];
  });
}

function textOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > TEXT_CHARS_MAX || LONE_SURROGATE.test(value)) return null;
  const text = value.replace(/\s+/gu, ' ').trim();
  return text === '' ? null : text;
}

/** Models sometimes write "P3" or "3" for 3. */
function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' ? Number(value.replace(/^\D+/u, '') || Number.NaN) : value;
  return typeof number === 'number' && Number.isInteger(number) ? number : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const text = { type: 'string' };
const number = { type: 'integer' };
const textOrNull = { type: ['string', 'null'] };

const SHAPES: Readonly<Record<ContentType, object>> = {
  title: textOrNull,
  meta_description: textOrNull,
  faq: listOf({ question: text, answer: text }),
  headings: listOf({ place: number, text }),
  supporting_paragraphs: listOf({ section: number, text, entity: textOrNull }),
};

/** JSON Schema of an answer with these types. Strict structured output requires every member. */
export function answerSchema(types: readonly ContentType[]): Readonly<Record<string, unknown>> {
  return objectOf(Object.fromEntries(types.map((type) => [type, SHAPES[type]])));
}

function listOf(members: Readonly<Record<string, object>>): object {
  return { type: 'array', items: objectOf(members) };
}

function objectOf(properties: Readonly<Record<string, object>>): Readonly<Record<string, unknown>> {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}
