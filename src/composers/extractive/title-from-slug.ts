import { siteNameOf } from '../../analysis/reading/subject/page-title.ts';
import { stopWordsOf } from '../../analysis/language/stop-words.ts';
import { stemOf } from '../../analysis/language/words.ts';
import type { PageMaterial } from './page-material.ts';

const WORDS = { min: 2, max: 14 } as const;
/** A URL with fewer words of the page belongs to another page. */
const KNOWN_SHARE_MIN = 0.5;

/**
 * A title from the words of the URL; null when they make no title of this page. URLs are usually made from headlines, so
 * they name a page without one.
 */
export function titleFromSlug({ signals, language }: PageMaterial): string | null {
  if (language.grammar.isUnspaced) return null;
  const { page, terms, slugText } = signals;
  const stops = stopWordsOf(page.language);
  const words = slugText.split(/\s+/u).filter((word) => word !== '' && !/\d{5}/u.test(word));
  // Numbers of pages and chapters.
  while (/^\d+$/u.test(words.at(-1) ?? '')) words.pop();
  const known = words.filter((word) => {
    const lower = word.toLowerCase();
    return stops.has(lower) || terms.frequency.has(stemOf(lower, page.language));
  });
  const text = words.join(' ');
  return words.length >= WORDS.min &&
    words.length <= WORDS.max &&
    known.length / words.length >= KNOWN_SHARE_MIN &&
    text.toLowerCase() !== siteNameOf(page)?.toLowerCase()
    ? text.charAt(0).toUpperCase() + text.slice(1)
    : null;
}
