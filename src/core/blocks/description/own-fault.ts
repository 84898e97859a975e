import { DESCRIPTION_CHARS, shownLength } from '../../document/metadata-lengths.ts';
import { wordsOf } from '../../text/words.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import { contentStems } from '../../signals/terms.ts';

/**
 * Why a page's own description may be replaced:
 * - `missing`: there is none.
 * - `repeats`: only the title and the site's name again.
 * - `short`: too short to describe anything.
 * - `cut`: ends in the middle of a sentence.
 * - `long`: so long that it is the page's text, not a description of it.
 * - `of_site`: describes the site: it has no word of the page's title or subject, and few of its text.
 */
export type DescriptionFault = 'missing' | 'repeats' | 'short' | 'cut' | 'long' | 'of_site';

/** Characters from which on a text describes nothing: twice what a search result would not show most of. */
const DUMP_CHARS_MIN = 2 * DESCRIPTION_CHARS.hardMax;
/** Share of its words that the text of the page has too. */
const FOUND_SHARE_MIN = 0.5;
const CUT_OFF = /(?:\.{3}|…|&hellip;|\[…\]|\[\.\.\.\])\s*$/u;

/** Null for a description that stays: only what is plainly at fault is replaced. */
export function descriptionFault({
  page,
  pageType,
  subject,
  terms,
}: Pick<Signals, 'page' | 'pageType' | 'subject' | 'terms'>): DescriptionFault | null {
  const { description, title } = page.metadata;
  if (description === null || !/[\p{L}\p{N}]/u.test(description)) return 'missing';
  if (CUT_OFF.test(description)) return 'cut';
  const length = shownLength(description);
  if (length > DUMP_CHARS_MIN) return 'long';
  const stems = contentStems(wordsOf(description, page.language));
  const named = new Set([
    ...contentStems(wordsOf(`${title ?? ''} ${page.titleHeading ?? ''}`, page.language)),
    ...(subject?.stems ?? []),
  ]);
  const isNamed = named.size === 0 || [...stems].some((stem) => named.has(stem));
  const found = [...stems].filter((stem) => terms.frequency.has(stem)).length;
  // A home page's subject is its site.
  if (!isNamed && found < stems.size * FOUND_SHARE_MIN && pageType !== 'home') return 'of_site';
  const repeats = stems.size > 0 && [...stems].every((stem) => named.has(stem));
  if (repeats) return 'repeats';
  return length < DESCRIPTION_CHARS.min ? 'short' : null;
}
