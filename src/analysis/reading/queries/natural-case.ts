import type { RunningText } from './running-text.ts';

/**
 * Words of a heading as people write them in a question: a heading in title case gets the capitals that the running text
 * gives its words. A word that the text never writes in small letters keeps its capital.
 */
export function naturalCase(heading: string, text: RunningText): string {
  const words = heading.split(' ');
  if (isShouted(words))
    return words.map((word, index) => smallUnlessName(word, words[index + 1], text, true)).join(' ');
  if (!isTitleCase(words))
    return words
      .map((word, index) => (index === 0 ? smallUnlessName(word, words[1], text, false) : word))
      .join(' ');
  return words.map((word, index) => smallUnlessName(word, words[index + 1], text, false)).join(' ');
}

/** With a capital at the start, as a question has. */
export function withCapital(text: string): string {
  const first = /^[¿¡“"«(]*/u.exec(text)?.[0].length ?? 0;
  const letter = text.charAt(first);
  // "iPhone" and "npm" keep their small letter.
  if (/^\p{Ll}[\p{Ll}’'-]*$/u.test(/^[\p{L}’'-]+/u.exec(text.slice(first))?.[0] ?? '') === false) return text;
  return text.slice(0, first) + letter.toUpperCase() + text.slice(first + 1);
}

const LONG_WORD = /^\p{L}{4,}/u;
const CAPITALISED = /^[“"‘'(]?\p{Lu}[\p{Ll}’'-]*[”"’')?:,.!]*$/u;

function isTitleCase(words: readonly string[]): boolean {
  const long = words.slice(1).filter((word) => LONG_WORD.test(word));
  return long.length > 0 && long.filter((word) => /^\p{Lu}/u.test(word)).length * 2 > long.length;
}

function isShouted(words: readonly string[]): boolean {
  const long = words.filter((word) => LONG_WORD.test(word));
  return long.length > 1 && long.every((word) => word === word.toUpperCase());
}

/** Below, a word has its capital from titles and starts of sentences only. */
const NAME_SHARE_MIN = 0.5;

function smallUnlessName(word: string, next: string | undefined, text: RunningText, isLoud: boolean): string {
  if (!isLoud && !CAPITALISED.test(word)) return word;
  const bare = word.replace(/[^\p{L}\p{N}’'-]/gu, '');
  const pair = next === undefined ? null : `${bare} ${next.replace(/[^\p{L}\p{N}’'-]/gu, '')}`;
  // "New York": each word alone may be an ordinary one.
  if (pair !== null && /\s\p{Lu}/u.test(pair) && text.writesInside(pair)) return word;
  const share = text.capitalsShare(bare);
  return share !== null && share < NAME_SHARE_MIN ? word.toLowerCase() : word;
}
