/** Normalizes an absolute URL, so that all spellings of one page's address compare equal. */
export function samePageUrl(url: string): string {
  const parsed = new URL(url);
  // Never sent to a server: RFC 9110, section 4.2.4.
  parsed.hash = '';
  return parsed.href;
}
