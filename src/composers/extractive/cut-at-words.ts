import { stopWordsOf } from '../../analysis/language/stop-words.ts';
import { isBalanced } from './page-material.ts';

/** Spaces and marks that may follow a start. */
const ENDING_CHARS_MAX = 100;

/** Starts of a text with `chars` characters, longest first; none ends in a stop word, a number or inside a bracket. */
export function cutAtWords(
  text: string,
  chars: { readonly min: number; readonly max: number },
  language: string,
): string[] {
  const stops = stopWordsOf(language);
  const head = text.slice(0, chars.max + ENDING_CHARS_MAX);
  return [...head.matchAll(/\s+/gu)]
    .map(({ index }) => head.slice(0, index).replace(/[\s,:;|·–—&([-]+$/u, ''))
    .filter((kept) => {
      const last = /\S+$/u.exec(kept)?.[0].toLowerCase() ?? '';
      // "I’m" counts as "I"; "million" may follow a number, but not a year.
      const isOpen = stops.has(last.split(/['’]/u)[0] ?? '') || /^(?!(?:19|20)\d\d$).*\d$/u.test(last);
      return kept.length >= chars.min && kept.length <= chars.max && !isOpen && isBalanced(kept);
    })
    .reverse();
}
