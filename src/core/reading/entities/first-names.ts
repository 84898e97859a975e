import { isEnglishWord } from '../../text/english/part-of-speech.ts';
import type { Word } from '../../text/words.ts';
import { gazetteTypesOf } from './gazetteer.ts';
import type { NameRun } from './name-run.ts';

/** Words before a person's name that may be part of it are first names and initials; three words are needed for a role. */
const ROLE_RUN_WORDS = 3;

/**
 * Where the name of a person begins in a run of capitals that ends with one: "ASML CEO Peter Wennink" is Peter Wennink. Only
 * a listed first name before a surname that is not an ordinary word shows it.
 */
export function fromFirstName(words: readonly Word[], { from, to }: NameRun): number {
  if (to - from + 1 < ROLE_RUN_WORDS) return from;
  const [first, last] = [words[to - 1], words[to]];
  if (first === undefined || last === undefined || !isSurname(last) || !isFirstName(first)) return from;
  let start = to - 1;
  while (start > from && belongsToName(words[start - 1])) start--;
  return start;
}

function isFirstName({ text, lower }: Word): boolean {
  return /^\p{Lu}\p{Ll}+$/u.test(text) && gazetteTypesOf(lower).has('first name');
}

function isSurname({ text, lower }: Word): boolean {
  return (
    /^\p{Lu}['’\p{L}]*\p{Ll}$/u.test(text) && (gazetteTypesOf(lower).has('surname') || !isEnglishWord(lower))
  );
}

/** Another first name, an initial or a small word: "Anna Maria", "J. Robert", "de". */
function belongsToName(word: Word | undefined): boolean {
  return word !== undefined && (word.text.length === 1 || word.text === word.lower || isFirstName(word));
}
