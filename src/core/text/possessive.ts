import { expressionOf } from '../languages/compile.ts';
import { international } from '../languages/international.ts';

const POSSESSIVE = expressionOf('@endings$', { endings: international.possessiveEndings }, 'u');

/** True for a word with a possessive ending: "Anna's". */
export function isPossessive(word: string): boolean {
  return POSSESSIVE.test(word);
}

export function withoutPossessive(word: string): string {
  return word.replace(POSSESSIVE, '');
}
