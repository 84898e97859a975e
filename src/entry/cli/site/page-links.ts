/** The addresses that a page links to. The page is hostile: one pass over its text, and bounded results. */

/** A page with more links is a list made for crawlers. */
const linksMax = 2_000;
const addressLengthMax = 2_048;

const anchors = /<a\s[^<>]*?\bhref\s*=\s*(?:"([^"<>]{0,4096})"|'([^'<>]{0,4096})'|([^\s"'<>]{1,4096}))/gi;

/** Absolute http(s) addresses without fragments, in the order of the page, each once. */
export function pageLinks(html: string, pageUrl: string): string[] {
  const base = baseOf(html, pageUrl);
  const found = new Set<string>();
  for (const [, double, single, bare] of html.matchAll(anchors)) {
    if (found.size >= linksMax) break;
    const address = resolve((double ?? single ?? bare ?? '').replaceAll(/&amp;|&#38;/gi, '&').trim(), base);
    if (address !== undefined) found.add(address);
  }
  return [...found];
}

function baseOf(html: string, pageUrl: string): string {
  const [, href] =
    /<base\s[^<>]{0,500}?\bhref\s*=\s*["']?([^\s"'<>]{1,2048})/i.exec(html.slice(0, 100_000)) ?? [];
  return (href === undefined ? undefined : resolve(href, pageUrl)) ?? pageUrl;
}

function resolve(href: string, base: string): string | undefined {
  if (href === '' || href.startsWith('#') || !URL.canParse(href, base)) return undefined;
  const url = new URL(href, base);
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined;
  url.hash = '';
  return url.href.length > addressLengthMax ? undefined : url.href;
}
