/** The address in the one spelling that all spellings of it share. `url` must be an absolute URL. */
export function samePageUrl(url: string): string {
  const parsed = new URL(url);
  // Never sent to a server: RFC 9110, section 4.2.4.
  parsed.hash = '';
  return parsed.href;
}
