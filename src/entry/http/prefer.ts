/** Waiting preferences of the `Prefer` header (RFC 7240). */

export const defaultWaitMs = 5_000;
const waitSecondsMax = 30;

export interface PreferredWait {
  readonly waitMs: number;
  /** The value of `Preference-Applied`; undefined without a supported preference. */
  readonly applied: string | undefined;
}

/**
 * `wait=N` in seconds, clamped to 0-30; `respond-async` alone is a wait of 0. Together they mean: wait that long, then
 * respond 202 (RFC 7240, section 4.3). Unknown or invalid preferences are ignored (section 2).
 */
export function preferredWait(header: string | readonly string[] | undefined): PreferredWait {
  const preferences = new Map<string, string>();
  for (const preference of [header ?? []].flat().join(',').split(',')) {
    const [name, ...value] = (preference.split(';')[0] ?? '').split('=');
    const key = name?.trim().toLowerCase() ?? '';
    // The first of several applies (RFC 7240, section 2).
    if (!preferences.has(key)) preferences.set(key, value.join('=').trim());
  }
  const isAsync = preferences.has('respond-async');
  const seconds = waitSeconds(preferences.get('wait'));
  if (seconds !== undefined) {
    return { waitMs: seconds * 1000, applied: `${isAsync ? 'respond-async, ' : ''}wait=${String(seconds)}` };
  }
  return isAsync
    ? { waitMs: 0, applied: 'respond-async, wait=0' }
    : { waitMs: defaultWaitMs, applied: undefined };
}

function waitSeconds(value: string | undefined): number | undefined {
  const digits = /^"?([+-]?\d+)(?:\.\d+)?"?$/.exec(value ?? '')?.[1];
  return digits === undefined ? undefined : Math.min(waitSecondsMax, Math.max(0, Number(digits)));
}
