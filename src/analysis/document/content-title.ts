import { isEmptyHeading } from '../language/empty-headings.ts';
import type { PageDocument } from './page-document.ts';
import { keyOf, partsOf, SHARED_MIN, sharedWords } from './title-parts.ts';
import { findItem, stringsOf } from './structured-data.ts';

/** The title of the main content: its heading, unless that is about something else than the page's title. */

type Titled = Pick<PageDocument, 'metadata' | 'structuredData' | 'titleHeading'>;

export function contentTitle(page: Titled): string | null {
  const { metadata, titleHeading } = page;
  const title = titleWithoutSite(page);
  if (titleHeading === null) return title === '' ? metadata.title : title;
  if (title === '' || sharedWords(titleHeading, metadata.title ?? '') >= SHARED_MIN) return titleHeading;
  const [first = ''] = partsOf(title);
  return first === '' || isEmptyHeading(first) ? titleHeading : first;
}

/** The title without parts that only name the site; empty when it says nothing else. */
function titleWithoutSite(page: Titled): string {
  const { title } = page.metadata;
  if (title === null) return '';
  const parts = partsOf(title);
  const isSite = siteTest(page);
  const own = parts.filter((part) => !isSite(part));
  if (own.length === parts.length) return title;
  return own.join(' - ');
}

/** Tests for the names that the page gives its site, and for the name in its own address. */
function siteTest({ metadata, structuredData }: Titled): (part: string) => boolean {
  const names = [metadata.siteName, ...stringsOf(findItem(structuredData, ['WebSite'])?.properties['name'])];
  const keys = new Set(names.map((name) => keyOf(name ?? '')).filter((key) => key !== ''));
  const labels = hostLabels(metadata.canonical);
  return (part) => keys.has(keyOf(part)) || labels.has(keyOf(part));
}

function hostLabels(address: string | null): ReadonlySet<string> {
  if (address === null || !URL.canParse(address)) return new Set();
  const { hostname } = new URL(address);
  const labels = hostname.split('.').filter((label) => label.length > 2 && label !== 'www');
  return new Set([...labels.map(keyOf), keyOf(hostname.replace(/^www\./, ''))]);
}
