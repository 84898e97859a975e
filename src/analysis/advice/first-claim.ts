import { matcherOf, perPack } from '../../languages/compile.ts';
import type { LanguagePack } from '../../languages/pack.ts';
import type { StatementOnTopic } from '../signals/statements-on-topic.ts';

/** Shorter ones are labels; longer ones hold several statements. */
const WORDS = { min: 8, max: 35 } as const;

const ownerOf = perPack(({ writing, grammar: { isUnspaced } }: LanguagePack) =>
  (writing?.quoting?.ownVoice ?? null) === null
    ? null
    : matcherOf(writing?.quoting?.ownVoice ?? null, { isUnspaced }),
);

/** The first statement in which the owner of the page speaks of itself; null without one. */
export function firstClaim(
  statements: readonly StatementOnTopic[],
  language: LanguagePack,
): StatementOnTopic | null {
  const owner = ownerOf(language);
  if (owner === null) return null;
  const found = statements.find(
    ({ text, words }) => words.length >= WORDS.min && words.length <= WORDS.max && owner.test(text),
  );
  return found ?? null;
}
