import type { TaggedToken } from '../../analysis/language/english/part-of-speech.ts';

/** What tells the clauses of a tagged English sentence apart. */

export const PREDICATE: ReadonlySet<string> = new Set(['VERB', 'AUX']);
export const NOMINAL: ReadonlySet<string> = new Set(['NOUN', 'PROPN']);

/** Words that open what is no main clause. */
export const SUBORDINATES: ReadonlySet<string> = new Set(
  'if when while because as since although though once after before unless until whether where even by in to for with without besides despite from'.split(
    ' ',
  ),
);

/** A form that only a predicate has: "can", "offers"; "offered" and "insulated" may be none. */
export function isFiniteVerb({ tag, text }: TaggedToken): boolean {
  return tag === 'AUX' || (tag === 'VERB' && /[a-z]s$/u.test(text));
}
