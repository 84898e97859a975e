import type { Signals } from '../../analysis/signals/signals.ts';
import { wordsOf } from '../../analysis/language/words.ts';
import { contentStems } from '../../analysis/signals/terms.ts';

/** Sentences with a word after which it counts fully as a topic of the page. */
const SUBJECT_SENTENCES = 3;

/**
 * True for a headline such as "Blog" or the site name: no word of it is in the page's URL, and the text uses the words of
 * the URL more.
 */
export function isOfAnotherPage(heading: string, slug: string, { page, terms, options }: Signals): boolean {
  if (slug === '' || heading === '') return false;
  if (isNameOfHost(heading, options.finalUrl ?? options.url)) return true;
  const stemsOf = (text: string): string[] => [...contentStems(wordsOf(text, page.language))];
  const [own, addressed] = [stemsOf(heading), stemsOf(slug)];
  if (own.some((stem) => addressed.includes(stem))) return false;
  const presence = (stems: readonly string[]): number => {
    const counts = stems.map((stem) => Math.min(SUBJECT_SENTENCES, terms.frequency.get(stem) ?? 0));
    return counts.reduce((sum, count) => sum + count, 0) / Math.max(1, stems.length);
  };
  return presence(addressed) > presence(own);
}

/** "Infinite Faculty" on infinitefaculty.example: the host name contains every word. */
function isNameOfHost(heading: string, url: string): boolean {
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./u, '') : '';
  const words = heading.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return words.length > 0 && words.every((word) => host.includes(word));
}
