import ipaddr from 'ipaddr.js';

/** Labels that stand before a country's: `example.co.uk` is Example's. */
const SHARED_LABELS: ReadonlySet<string> = new Set(['ac', 'co', 'com', 'edu', 'gov', 'net', 'org']);

/**
 * `<provider>/<model>`, as blocks name who wrote them: the provider is the endpoint's domain without its ending
 * (`https://api.example.com/v1` → `example`), or `local` for an address or a name without one, so that no block tells
 * strangers how a network inside is built.
 */
export function generatorName(baseUrl: string, model: string): string {
  const { hostname } = new URL(baseUrl);
  const labels = hostname.toLowerCase().split('.');
  const isBare = labels.length < 2 || ipaddr.isValid(hostname.replace(/^\[(.*)\]$/, '$1'));
  const [third, second] = [labels.at(-3), labels.at(-2)];
  const provider = second !== undefined && SHARED_LABELS.has(second) ? (third ?? second) : second;
  return `${isBare || provider === undefined ? 'local' : provider}/${model}`;
}
