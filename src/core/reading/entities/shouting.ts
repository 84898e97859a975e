import type { Word } from '../../text/words.ts';

/** "PLEASE READ THIS": shouted capitals mark no names. */
export function shouts(words: readonly Word[]): boolean {
  let letters = 0;
  let capitals = 0;
  for (const { text } of words) {
    if (text.length < 2) continue;
    letters++;
    if (text === text.toUpperCase() && /\p{Lu}/u.test(text)) capitals++;
  }
  return capitals > 2 && capitals > letters / 2;
}
