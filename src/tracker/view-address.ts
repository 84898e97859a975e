/** Parameters that say where a visitor came from, and nothing about the page. */
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
 * The address that views of a page are counted under: without the fragment and without tracking parameters, everything
 * else as it is. Order of parameters, slash at the end and case of the path stay, because they can name another page.
 * `url` must be an absolute URL.
 */
export function viewAddress(url: string): string {
  const parsed = new URL(url);
  parsed.hash = '';
  const kept = parsed.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !isTracking(nameOf(pair)));
  // Also takes away the question mark that nothing follows.
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
    // Not every percent sign begins an escape.
    return name.toLowerCase();
  }
}
