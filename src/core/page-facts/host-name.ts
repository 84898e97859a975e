/** The host of an address without `www.`; empty where the address has none. */
export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./u, '') : '';
}

/** What a site can be called by its host: each label but the top-level domain, and the whole host in one word. */
export function hostLabels(address: string): string[] {
  const labels = hostOf(address)
    .split('.')
    .filter((label) => label !== '');
  return labels.length < 2 ? labels : [...labels.slice(0, -1), labels.join('')];
}
