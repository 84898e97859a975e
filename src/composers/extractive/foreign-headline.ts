import type { Signals } from '../../analysis/signals/signals.ts';
import { wordsOf } from '../../analysis/language/words.ts';
import { contentStems } from '../../analysis/signals/terms.ts';

/** Sentences in which a word comes up where it is what the page is about. */
const SUBJECT_SENTENCES = 3;

/**
 * True for a headline such as "Blog" or the name of the site: the page's address, made from the title that it was written
 * under, has no word of it, and the text speaks of the address's words instead.
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

/** "Infinite Faculty" on infinitefaculty.example: every word of it stands in the name of the host. */
function isNameOfHost(heading: string, url: string): boolean {
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./u, '') : '';
  const words = heading.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return words.length > 0 && words.every((word) => host.includes(word));
}
