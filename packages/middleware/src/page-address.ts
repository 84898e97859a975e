import { viewAddress } from '../../../dist/features/tracker/view-address.js';

/**
 * The address of a request's page: the site's own address with the path of the request. The Host header is not read: a
 * visitor chooses it. Null for a query beyond tracking parameters, because it may name another page, or as many as a
 * visitor likes.
 */
export function addressUnder(siteUrl: string | undefined): (target: string) => string | null {
  const site = siteUrl !== undefined && URL.canParse(siteUrl) ? new URL(siteUrl) : null;
  if (site === null || !/^https?:$/.test(site.protocol))
    throw new TypeError('citeworthy: `siteUrl` must be an http(s) address, or `addressOf` must be given.');
  const prefix = site.pathname.replace(/\/+$/, '');
  return (target) => {
    // An absolute target names a host of the visitor's choice.
    if (!target.startsWith('/') || target.length > TARGET_CHARS_MAX) return null;
    const [path = '/', query] = target.split(/\?(.*)/s, 2);
    const page = new URL(site.origin);
    page.pathname = prefix + path;
    page.search = query ?? '';
    const address = new URL(viewAddress(page.href));
    return address.search === '' ? address.href : null;
  };
}

const TARGET_CHARS_MAX = 2_000;

/** The address that `addressOf` gives, in the one spelling that is asked for; null when it is none. */
export function knownAddress(given: string | null | undefined): string | null {
  if (typeof given !== 'string' || given.length > TARGET_CHARS_MAX || !URL.canParse(given)) return null;
  const { protocol } = new URL(given);
  return protocol === 'https:' || protocol === 'http:' ? viewAddress(given) : null;
}
