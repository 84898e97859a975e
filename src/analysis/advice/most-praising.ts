import { matcherOf, perPack } from '../../languages/compile.ts';
import type { LanguagePack } from '../../languages/pack.ts';
import { isQuestion, type Sentence } from '../signals/prose.ts';

/** Longer ones state something besides; shorter ones are labels and calls. */
const WORDS = { min: 6, max: 45 } as const;
const FIGURE = /\p{Nd}/u;
/** Words of somebody else. */
const QUOTED = /["“”„«»]/u;

const praiseOf = perPack(({ advice, writing, grammar: { isUnspaced } }: LanguagePack) =>
  advice === null
    ? null
    : {
        praise: matcherOf(advice.praise, { isUnspaced, isGlobal: true }),
        owner: matcherOf(writing?.quoting?.ownVoice ?? null, { isUnspaced }),
      },
);

/**
 * The sentence that praises most and states least: it has no figure, and praise either in the owner's voice or twice. Null
 * without one, and for a language without such words.
 */
export function mostPraising(sentences: readonly Sentence[], language: LanguagePack): Sentence | null {
  const words = praiseOf(language);
  if (words === null) return null;
  let most: { sentence: Sentence; count: number } | null = null;
  for (const sentence of sentences) {
    const { text, isComplete, words: own } = sentence;
    if (!isComplete || own.length < WORDS.min || own.length > WORDS.max) continue;
    if (FIGURE.test(text) || QUOTED.test(text) || isQuestion(sentence)) continue;
    const count = text.match(words.praise)?.length ?? 0;
    if (count === 0 || (count === 1 && !words.owner.test(text))) continue;
    if (most === null || count > most.count) most = { sentence, count };
  }
  return most?.sentence ?? null;
}
