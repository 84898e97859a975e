import type { PageDocument } from '../../document/page-document.ts';
import { findItem, stringsOf } from '../../document/structured-data.ts';
import { TITLE_JOINT } from '../../page-facts/title-joints.ts';

/** The page's title without the site's name; the H1 when there is no title; empty when there is neither. */
export function bareTitle(page: PageDocument): string {
  const title = page.metadata.title;
  if (title === null) return page.titleHeading ?? '';
  const parts = title
    .split(TITLE_JOINT)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length < 2) return title;
  const brand = siteNameOf(page)?.toLowerCase() ?? null;
  const rest = brand === null ? parts : parts.filter((part) => !isBrand(part.toLowerCase(), brand));
  const h1 = page.titleHeading?.toLowerCase() ?? '';
  const sameAsH1 = rest.find(
    (part) => h1.includes(part.toLowerCase()) || (h1 !== '' && part.toLowerCase().includes(h1)),
  );
  // Sites put their name last more often than first, so the topic is in front.
  return sameAsH1 ?? (rest.length < parts.length ? rest.join(' - ') : (parts[0] ?? title));
}

export function siteNameOf(page: PageDocument): string | null {
  if (page.metadata.siteName !== null) return page.metadata.siteName;
  const site = findItem(page.structuredData, ['WebSite']);
  return (site === null ? undefined : stringsOf(site.properties['name'])[0]) ?? null;
}

function isBrand(part: string, brand: string): boolean {
  return part === brand || brand.includes(part) || (part.includes(brand) && brand.length * 2 > part.length);
}
