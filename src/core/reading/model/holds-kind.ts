import { packOf } from '../../languages/index.ts';
import type { AnswerKind } from '../../schema/vocabulary.ts';
import { KIND_BITS, kindsIn } from '../answers/cues.ts';

/** Each kind that can be seen in words, with the kinds that show it. Reasons, steps and lists take any form. */
const SHOWN_BY: Readonly<Partial<Record<AnswerKind, readonly AnswerKind[]>>> = {
  price: ['price', 'number'],
  number: ['number', 'date'],
  date: ['date', 'number'],
};
/** Kinds that a capitalised word shows. */
const NAMED: ReadonlySet<AnswerKind> = new Set<AnswerKind>(['person', 'place']);
/** Scripts without capitals show no names. */
const CASELESS = /\p{Lo}/u;

/**
 * True where quoted words hold the kind of thing that a question asks for: a figure, a date, a sum, a name. A model that
 * quotes any sentence of a page as the answer is caught so; the words of a language without cue words pass.
 */
export function holdsKind(quoted: string, kind: AnswerKind | null, language: string): boolean {
  if (kind === null || packOf(language).asking === null) return true;
  const shown = SHOWN_BY[kind];
  const { kinds, isNamed } = kindsIn(quoted, language);
  if (shown !== undefined) return shown.some((one) => (kinds & KIND_BITS[one]) !== 0);
  if (!NAMED.has(kind)) return true;
  return isNamed || CASELESS.test(quoted) || /^\p{Lu}|\p{N}/u.test(quoted);
}
