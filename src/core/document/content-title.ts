import { hostLabels } from '../page-facts/host-name.ts';
import { isEmptyHeading } from '../text/empty-headings.ts';
import type { PageDocument } from './page-document.ts';
import { keyOf, partsOf, SHARED_MIN, sharedWords } from './title-parts.ts';
import { findItem, stringsOf } from './structured-data.ts';

/** The title of the main content: its heading, unless that is about something else than the page's title. */

const BEGINS_WITH_WORD = /^[\p{L}\p{N}\p{Ps}\p{Pi}"'#$@.¿¡]/u;

/** Shorter labels are languages and kinds of site: "en", "co". Decision. */
const LABEL_CHARS_MIN = 3;

type Titled = Pick<PageDocument, 'metadata' | 'structuredData' | 'titleHeading'>;

export function contentTitle(page: Titled): string | null {
  const { metadata, titleHeading } = page;
  const title = titleWithoutSite(page);
  if (titleHeading === null) return title === '' ? metadata.title : title;
  if (title === '' || isAboutPage(titleHeading, metadata)) return titleHeading;
  const [first = ''] = partsOf(title);
  return first === '' || isEmptyHeading(first) ? titleHeading : first;
}

/** A page that is titled like its whole site may still have its own words in its address. */
function isAboutPage(heading: string, { title, canonical }: PageDocument['metadata']): boolean {
  return [title, pathOf(canonical)].some((words) => sharedWords(heading, words ?? '') >= SHARED_MIN);
}

function pathOf(address: string | null): string {
  return address !== null && URL.canParse(address) ? new URL(address).pathname.replaceAll('_', ' ') : '';
}

/** The title without parts that only name the site; empty when it says nothing else. */
function titleWithoutSite(page: Titled): string {
  const { title } = page.metadata;
  if (title === null) return '';
  const parts = partsOf(title);
  const isSite = siteTest(page);
  const own = parts.filter((part) => !isSite(part));
  // "| Site": a template without a topic.
  if (!BEGINS_WITH_WORD.test(title)) return '';
  if (own.length === parts.length) return title;
  return own.join(' - ');
}

/** Tests for the names that the page gives its site, and for the name in its own address. */
function siteTest({ metadata, structuredData }: Titled): (part: string) => boolean {
  const names = [metadata.siteName, ...stringsOf(findItem(structuredData, ['WebSite'])?.properties['name'])];
  const keys = new Set(names.map((name) => keyOf(name ?? '')).filter((key) => key !== ''));
  const labels = new Set(
    hostLabels(metadata.canonical ?? '')
      .map(keyOf)
      .filter((label) => label.length >= LABEL_CHARS_MIN),
  );
  return (part) => keys.has(keyOf(part)) || labels.has(keyOf(part));
}
