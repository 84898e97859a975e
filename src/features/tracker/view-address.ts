/** Parameters that identify the source of a visit, not the page. */
const trackingParameters = new Set([
  'gclid',
  'gclsrc',
  'gbraid',
  'wbraid',
  'dclid',
  'gad_source',
  'gad_campaignid',
  'srsltid',
  'fbclid',
  'msclkid',
  'yclid',
  'ysclid',
  'ttclid',
  'twclid',
  'li_fat_id',
  'igshid',
  'igsh',
  'mc_cid',
  'mc_eid',
  'mkt_tok',
  'oly_anon_id',
  'oly_enc_id',
  'vero_id',
  'wickedid',
  '_ga',
  '_gl',
  '_hsenc',
  '_hsmi',
  '__hstc',
  '__hssc',
  '__hsfp',
  'hsctatracking',
  '_openstat',
  's_cid',
  'ref_src',
  'ref_url',
]);
const trackingPrefixes = ['utm_', 'mtm_', 'matomo_', 'pk_', 'piwik_'];

/**
 * The address that views of a page are counted under: without fragment and tracking parameters. Parameter order, trailing
 * slash and case of the path stay, because they can identify another page. `url` must be an absolute URL.
 */
export function viewAddress(url: string): string {
  const parsed = new URL(url);
  parsed.hash = '';
  const kept = parsed.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !isTracking(nameOf(pair)));
  // An empty string also removes the question mark.
  parsed.search = kept.join('&');
  return parsed.href;
}

function isTracking(name: string): boolean {
  return trackingParameters.has(name) || trackingPrefixes.some((prefix) => name.startsWith(prefix));
}

function nameOf(pair: string): string {
  const name = pair.split('=', 1)[0] ?? '';
  try {
    return decodeURIComponent(name).toLowerCase();
  } catch {
    // Malformed percent-encoding.
    return name.toLowerCase();
  }
}
