/** Titles of pages in parts, and their words. */
import { TITLE_JOINT } from '../page-facts/title-joints.ts';

/** Unspaced scripts are compared by character. */
const WORDS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|[\p{L}\p{N}]+/gu;
/** Lines of more parts are lists of keywords: only the first ones are read. */
const PARTS_MAX = 12;

/** A heading with a smaller share of its words in the title is a slogan, a rubric or the site's name. */
export const SHARED_MIN = 1 / 3;
/** The parts of a title, as sites join them: topic, section and name of the site. */
export function partsOf(title: string): readonly string[] {
  return title
    .split(TITLE_JOINT, PARTS_MAX)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The share of the words of `heading` that occur in `title`; 1 for a heading without words. */
export function sharedWords(heading: string, title: string): number {
  const words = wordsIn(heading);
  if (words.length === 0) return 1;
  const known = new Set(wordsIn(title));
  return words.filter((word) => known.has(word)).length / words.length;
}

/** The words of a name, to compare it with others that are written with other signs or capitals. */
export function keyOf(name: string): string {
  return wordsIn(name).join('');
}

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(WORDS) ?? [];
}
