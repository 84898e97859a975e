import { matcherOf, perPack } from '../../languages/compile.ts';
import type { LanguagePack } from '../../languages/pack.ts';
import type { StatementOnTopic } from '../signals/statements-on-topic.ts';

const WORDS_MAX = 45;

const vagueOf = perPack(({ advice, grammar: { isUnspaced } }: LanguagePack) =>
  advice === null ? null : matcherOf(advice.vague, { isUnspaced }),
);

/** The first statement with a vague quantity, and its words; null without one. */
export function firstVague(
  statements: readonly StatementOnTopic[],
  language: LanguagePack,
): { readonly phrase: string; readonly statement: StatementOnTopic } | null {
  const vague = vagueOf(language);
  if (vague === null) return null;
  for (const statement of statements) {
    if (statement.words.length > WORDS_MAX) continue;
    const phrase = vague.exec(statement.text)?.[0];
    if (phrase !== undefined) return { phrase, statement };
  }
  return null;
}
