import ipaddr from 'ipaddr.js';

/** Second-level labels below country domains, as in `example.co.uk`. */
const SHARED_LABELS: ReadonlySet<string> = new Set(['ac', 'co', 'com', 'edu', 'gov', 'net', 'org']);

/**
 * Returns `<provider>/<model>`, the `generator` of blocks. The provider is the endpoint's domain without its suffix
 * (`https://api.example.com/v1` → `example`), or `local` for an IP address or a bare name, so that blocks do not reveal
 * internal networks.
 */
export function generatorName(baseUrl: string, model: string): string {
  const { hostname } = new URL(baseUrl);
  const labels = hostname.toLowerCase().split('.');
  const isBare = labels.length < 2 || ipaddr.isValid(hostname.replace(/^\[(.*)\]$/, '$1'));
  const [third, second] = [labels.at(-3), labels.at(-2)];
  const provider = second !== undefined && SHARED_LABELS.has(second) ? (third ?? second) : second;
  return `${isBare || provider === undefined ? 'local' : provider}/${model}`;
}
