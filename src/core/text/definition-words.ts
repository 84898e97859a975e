import { entriesOf, matcherOf, perPack } from '../languages/compile.ts';

/** The verbs that join a term to its definition, in small letters; null where none are known. */
export const definingVerbsOf = perPack(({ definitions }) =>
  definitions === null ? null : entriesOf(definitions.verbs),
);

/** Matchers for the predicate after a defining verb: words that rule out a definition, and exceptions from them. */
const predicateOpenings = perPack(({ definitions }) => ({
  notBefore: matcherOf(definitions?.notBefore ?? null, { at: 'start' }),
  stillBefore: matcherOf(definitions?.stillBefore ?? null, { at: 'start' }),
}));

/** True when the predicate of a defining verb defines nothing: "is heated by", "is not". */
export function opensNoDefinition(predicate: string, pack: Parameters<typeof predicateOpenings>[0]): boolean {
  const { notBefore, stillBefore } = predicateOpenings(pack);
  return notBefore.test(predicate) && !stillBefore.test(predicate);
}

/** Words that may not open a sentence that is quoted alone; null where none are known. */
export const danglingOpenersOf = perPack(({ sentences }) =>
  sentences.danglingOpeners === null ? null : new Set(entriesOf(sentences.danglingOpeners)),
);
