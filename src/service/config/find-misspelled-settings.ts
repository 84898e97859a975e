/**
 * Finds misspelled settings: a silently ignored typo costs an afternoon. A match stops the start, so variables of other
 * programs must never match.
 */
import { distance } from 'fastest-levenshtein';

export interface Misspelling {
  readonly written: string;
  readonly meant: string;
}

/**
 * Returns the variables of `written` that resemble one of `names` without being a setting. Only settings of two words or more
 * are compared, because HOME and HOSTNAME are in every environment and resemble HOST.
 */
export function findMisspelledSettings(names: readonly string[], written: readonly string[]): Misspelling[] {
  const guarded = names.filter((name) => name.includes('_'));
  return written
    .filter((name) => !names.includes(name))
    .flatMap((name) => {
      const meant = guarded.find((setting) => isCloseTo(setting, name.toUpperCase().replaceAll('-', '_')));
      return meant === undefined ? [] : [{ written: name, meant }];
    });
}

function isCloseTo(setting: string, written: string): boolean {
  if (setting === written) return true;
  // SSL_CERT_FILE is OpenSSL's own variable and two letters away from TLS_CERT_FILE.
  if (setting[0] !== written[0]) return false;
  return sharesAllButUnit(setting, written) || isFewEditsFrom(setting, written);
}

const units = new Set(
  'MS MILLIS MILLISECONDS S SEC SECS SECONDS MIN MINS MINUTES HOURS DAYS BYTES KB KIB MB MIB GB GIB MAX LIMIT'.split(
    ' ',
  ),
);

/** True for FETCH_TIMEOUT or FETCH_TIMEOUT_SECONDS instead of FETCH_TIMEOUT_MS. */
function sharesAllButUnit(setting: string, written: string): boolean {
  const [stem, unit] = splitLast(setting);
  // Without a unit, or with a single word before it, another ending is another name: TLS_CERT, LLM_API_BASE.
  if (!units.has(unit) || !stem.includes('_')) return false;
  const [writtenStem, writtenUnit] = splitLast(written);
  return written === stem || (writtenStem === stem && units.has(writtenUnit));
}

function splitLast(name: string): readonly [stem: string, last: string] {
  const at = name.lastIndexOf('_');
  return at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at + 1)];
}

/** One edit in five letters, at most three: enough for a plural, a dropped letter or two swapped ones. */
function isFewEditsFrom(setting: string, written: string): boolean {
  const editsMax = Math.min(3, Math.floor(Math.max(setting.length, written.length) / 5));
  if (Math.abs(setting.length - written.length) > editsMax) return false;
  return distance(setting, written) <= editsMax;
}
