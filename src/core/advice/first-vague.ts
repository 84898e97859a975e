import { matcherOf, perPack } from '../languages/compile.ts';
import type { LanguagePack } from '../languages/pack.ts';
import type { StatementOnTopic } from '../topic/statements-on-topic.ts';

const WORDS_MAX = 45;

const vagueOf = perPack(({ advice, questions, grammar: { isUnspaced } }: LanguagePack) =>
  advice === null
    ? null
    : {
        vague: matcherOf(advice.vague, { isUnspaced }),
        reader: matcherOf(questions?.addresses ?? null, { isUnspaced }),
      },
);

/** The first statement with a vague quantity, and its words; null without one. */
export function firstVague(
  statements: readonly StatementOnTopic[],
  language: LanguagePack,
): { readonly phrase: string; readonly statement: StatementOnTopic } | null {
  const words = vagueOf(language);
  if (words === null) return null;
  for (const statement of statements) {
    // “If you want a reasonable price” states nothing.
    if (statement.words.length > WORDS_MAX || words.reader.test(statement.text)) continue;
    const phrase = words.vague.exec(statement.text)?.[0];
    if (phrase !== undefined) return { phrase, statement };
  }
  return null;
}
