/*
 * A name for the browser of a session, such as `Firefox on Linux`. The header is hostile text: only words of ours are
 * stored and shown.
 */

/** The first match counts: browsers name the ones that they descend from as well. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\b(?:Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Longer than any browser's. */
const lengthMax = 512;

/** The name for a User-Agent header; null when it names no browser and no system that we know. */
export function deviceName(userAgent: string | undefined): string | null {
  const text = (userAgent ?? '').slice(0, lengthMax);
  const wordOf = (words: typeof browsers): string | undefined =>
    words.find(([pattern]) => pattern.test(text))?.[1];
  const browser = wordOf(browsers);
  const system = wordOf(systems);
  if (browser === undefined) return system ?? null;
  return system === undefined ? browser : `${browser} on ${system}`;
}
