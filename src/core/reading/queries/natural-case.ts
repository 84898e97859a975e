import { isAllCapitals } from '../../page-facts/letter-case.ts';
import { hasTagger, isEnglishWord } from '../../text/english/part-of-speech.ts';
import { stopWordsOf } from '../../text/stop-words.ts';
import type { RunningText } from './running-text.ts';

/**
 * Words of a heading as people write them in a question: a heading in title case gets the capitals that the running text
 * gives its words. A word that the text never writes in small letters keeps its capital.
 */
export function naturalCase(heading: string, text: RunningText, language: string): string {
  const words = heading.split(' ');
  const isLoud = isInCapitals(words);
  const isTitle = isLoud || isTitleCase(words, language);
  return words
    .map((word, index) => {
      if (!isLoud && !CAPITALISED.test(word)) return word;
      // "Game Rant gaming news" starts with a name.
      if (!isTitle && (index > 0 || /^\p{Lu}/u.test(words[1] ?? ''))) return word;
      return isName(word, words[index - 1], words[index + 1], text, language) ? word : word.toLowerCase();
    })
    .join(' ');
}

/** With a capital at the start, as a question has; "iPhone" and "npm" keep their small letter. */
export function withCapital(text: string): string {
  const start = /^[¿¡“"«(]*/u.exec(text)?.[0].length ?? 0;
  const first = /^[\p{L}’'-]+/u.exec(text.slice(start))?.[0] ?? '';
  if (!/^\p{Ll}[\p{Ll}’'-]*$/u.test(first)) return text;
  return text.slice(0, start) + first.charAt(0).toUpperCase() + text.slice(start + 1);
}

const LONG_WORD = /^\p{L}{4,}/u;
const CAPITALISED = /^[“"‘'(]?\p{Lu}[\p{Ll}’']*(?:-\p{L}[\p{Ll}’']*)*[”"’')?:,.!]*$/u;
/** A rarer capital comes from titles and starts of sentences. */
const NAME_SHARE_MIN = 0.5;
/** One pair with capitals may be part of a longer name. */
const PAIRS_MIN = 2;

function isTitleCase(words: readonly string[], language: string): boolean {
  const stops = stopWordsOf(language);
  const further = words.slice(1).filter((word) => LONG_WORD.test(word));
  const telling = further.filter((word) => !stops.has(lettersOf(word).toLowerCase()));
  if (!telling.every((word) => /^\p{Lu}/u.test(word))) return false;
  return (
    telling.length > 0 ||
    words.slice(1).some((word) => /^\p{Lu}\p{Ll}+$/u.test(word) && stops.has(word.toLowerCase()))
  );
}

function isInCapitals(words: readonly string[]): boolean {
  const long = words.filter((word) => LONG_WORD.test(word));
  return long.length > 1 && long.every(isAllCapitals);
}

function isName(
  word: string,
  before: string | undefined,
  after: string | undefined,
  text: RunningText,
  language: string,
): boolean {
  const bare = lettersOf(word);
  if (bare.length === 1) return bare === 'I';
  if (stopWordsOf(language).has(bare.toLowerCase())) return false;
  const pairs = [
    before === undefined ? '' : `${lettersOf(before)} ${bare}`,
    after === undefined ? '' : `${bare} ${lettersOf(after)}`,
  ];
  // "New York": each word alone may be an ordinary one.
  const isPaired = pairs.some((pair) => {
    if (!/ \p{Lu}/u.test(pair)) return false;
    const { capitals, all } = text.capitalsOf(pair);
    return all >= PAIRS_MIN && capitals > all * NAME_SHARE_MIN;
  });
  if (isPaired) return true;
  const { capitals, all } = text.capitalsOf(bare);
  if (all > 0) return capitals > all * NAME_SHARE_MIN;
  return !hasTagger(language) || /['’]s?$/u.test(bare) || !isEnglishWord(bare.toLowerCase());
}

function lettersOf(word: string): string {
  return word.replace(/[^\p{L}\p{N}’'-]/gu, '');
}
