const bare = (host: string): string => host.replace(/^www\./, '');

/** True of an address on the host, with or without `www.`; false for what is not an address. */
export function isOfHost(url: string, host: string): boolean {
  return URL.canParse(url) && bare(new URL(url).host) === bare(host);
}
