import { stopWordsOf } from '../../analysis/language/stop-words.ts';
import { isBalanced } from './page-material.ts';

/** The beginnings of a text within so many characters, longest first; none ends in a small word, a number or an open bracket. */
export function cutAtWords(
  text: string,
  chars: { readonly min: number; readonly max: number },
  language: string,
): string[] {
  const stops = stopWordsOf(language);
  return [...text.matchAll(/\s+/gu)]
    .map(({ index }) => text.slice(0, index).replace(/[\s,:;|·–—&([-]+$/u, ''))
    .filter((kept) => {
      const last = /\S+$/u.exec(kept)?.[0].toLowerCase() ?? '';
      // "I’m" as "I"; a number may go on with "million", a year does not.
      const isOpen = stops.has(last.split(/['’]/u)[0] ?? '') || /^(?!(?:19|20)\d\d$).*\d$/u.test(last);
      return kept.length >= chars.min && kept.length <= chars.max && !isOpen && isBalanced(kept);
    })
    .reverse();
}
