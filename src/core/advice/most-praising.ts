import { matcherOf, perPack } from '../languages/compile.ts';
import type { LanguagePack } from '../languages/pack.ts';
import { isQuestion, type Sentence } from '../signals/prose.ts';

/** Longer ones state something besides; shorter ones are labels and calls. */
const WORDS = { min: 4, max: 45 } as const;
const FIGURE = /\p{Nd}/u;
/** A colon leads on to what follows, and an item of a list is no sentence. */
const STATED = /[.!。！]$/u;
/** Words of somebody else. */
const QUOTED = /["“”„«»]/u;

const praiseOf = perPack(({ advice, writing, grammar: { isUnspaced } }: LanguagePack) =>
  advice === null
    ? null
    : {
        praise: matcherOf(advice.praise, { isUnspaced, isGlobal: true }),
        owner: matcherOf(writing?.quoting?.ownVoice ?? null, { isUnspaced }),
        person: matcherOf(writing?.quoting?.firstPerson ?? null, { isUnspaced }),
      },
);

/**
 * The sentence that praises most and states least: it has no figure, and praises in the owner's voice or twice. With `isOwn`, which tells whether a text names the owner, only its praise of itself counts. Null without one, and for a language without such words.
 */
export function mostPraising(
  sentences: readonly Sentence[],
  language: LanguagePack,
  isOwn: ((text: string) => boolean) | null,
): Sentence | null {
  const words = praiseOf(language);
  if (words === null) return null;
  let most: { sentence: Sentence; count: number } | null = null;
  for (const sentence of sentences) {
    const { text } = sentence;
    const count = isPlain(sentence, words) ? (text.match(words.praise)?.length ?? 0) : 0;
    const isOwners = words.owner.test(text);
    const isAdvertising = isOwn === null ? isOwners || count > 1 : isOwners && isOwn(text);
    if (isAdvertising && count > (most?.count ?? 0)) most = { sentence, count };
  }
  return most?.sentence ?? null;
}

/** True for a whole sentence without a figure, in no other voice than the owner's. */
function isPlain(sentence: Sentence, { person }: { readonly person: RegExp }): boolean {
  const { text, words } = sentence;
  return (
    words.length >= WORDS.min &&
    words.length <= WORDS.max &&
    STATED.test(text) &&
    !FIGURE.test(text) &&
    !QUOTED.test(text) &&
    // “I” is a customer or an author, who may praise.
    !person.test(text) &&
    !isQuestion(sentence)
  );
}
