import type { PageDocument } from '../../document/page-document.ts';

/**
 * The address that says most about the page: its canonical one when that has more parts than the given one, as when the
 * page was fetched under a short address. A canonical address of the site's first page is a common mistake of templates.
 */
export function ownAddress({ metadata }: PageDocument, url: string): string {
  if (metadata.canonical === null) return url;
  let given: URL;
  let canonical: URL;
  try {
    given = new URL(url);
    canonical = new URL(metadata.canonical, given);
  } catch {
    return url;
  }
  return partsOf(canonical) > partsOf(given) ? canonical.href : url;
}

function partsOf({ pathname }: URL): number {
  return pathname.split('/').filter((part) => part !== '').length;
}
