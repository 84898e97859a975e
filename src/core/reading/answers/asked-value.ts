import { matcherOf, perPack } from '../../languages/compile.ts';
import { packOf } from '../../languages/index.ts';
import type { AskedValues } from '../../languages/asking-words.ts';
import type { AnswerKind } from '../../schema/vocabulary.ts';
import { wordsOf } from '../../text/words.ts';

/** What can answer a question by itself, as bits. */
export const VALUES = {
  sum: 1,
  share: 2,
  duration: 4,
  mass: 8,
  size: 16,
  number: 32,
  date: 64,
  person: 128,
  place: 256,
} as const;

/** Values in figures or words that are known; names take many forms. */
export const FIGURES = ~(VALUES.person | VALUES.place);

/** The value that a question asks for. */
export interface AskedValue {
  /** Bits of `VALUES`, any of which answers; 0 where words alone answer. */
  readonly values: number;
  /** Stems of the things whose number is asked for: "players" in "How many players …?". Empty without any. */
  readonly counted: ReadonlySet<string>;
}

/** The values that the words of a pack ask for. What is more exact comes first, and `number` is the least. */
const VALUES_OF: readonly (readonly [keyof AskedValues, number])[] = [
  ['shares', VALUES.share],
  ['sums', VALUES.sum],
  ['durations', VALUES.duration],
  ['masses', VALUES.mass],
  ['sizes', VALUES.size],
];
const VALUES_OF_KIND: Readonly<Partial<Record<AnswerKind, number>>> = {
  price: VALUES.sum,
  number: VALUES.number,
  date: VALUES.date,
  person: VALUES.person,
  place: VALUES.place,
};
/** Words after "how many" that name what is counted: "save-the-date cards". */
const COUNTED_WORDS = 3;

const NO_VALUE: AskedValue = { values: 0, counted: new Set() };

const matchersOf = perPack(({ asking, grammar: { isUnspaced } }) =>
  asking === null
    ? null
    : {
        values: VALUES_OF.map(([name, value]) => ({
          matcher: matcherOf(asking.values[name], { isUnspaced }),
          value,
        })),
        counts: matcherOf(asking.values.counts, { isUnspaced }),
      },
);

/** The value that answers a question of this kind; none in a language whose question words are not known. */
export function askedValueOf(text: string, kind: AnswerKind | null, language: string): AskedValue {
  const matchers = matchersOf(packOf(language));
  if (matchers === null || kind === null) return NO_VALUE;
  const values = matchers.values.reduce(
    (bits, { matcher, value }) => (matcher.test(text) ? bits | value : bits),
    0,
  );
  const counts = matchers.counts.exec(text);
  const after = counts === null ? '' : text.slice(counts.index + counts[0].length);
  const counted = new Set(
    wordsOf(after, language)
      .slice(0, COUNTED_WORDS)
      .map(({ stem }) => stem),
  );
  if (values !== 0) return { values, counted: (values & VALUES.duration) === 0 ? counted : new Set() };
  if (counted.size > 0) return { values: VALUES.number, counted };
  return { values: VALUES_OF_KIND[kind] ?? 0, counted };
}
