/**
 * Finds variables that were probably meant as a setting: a typo that is silently ignored costs an afternoon. A match stops
 * the start, so variables of other programs must never match.
 */
import { distance } from 'fastest-levenshtein';

export interface Misspelling {
  readonly written: string;
  readonly meant: string;
}

/**
 * The variables of `written` that are no setting and come close to one: a typo that is silently ignored costs an
 * afternoon. Only settings of two words or more are guarded, because HOME and HOSTNAME are in every environment and
 * come close to HOST.
 */
export function misspelledSettings(names: readonly string[], written: readonly string[]): Misspelling[] {
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

/** FETCH_TIMEOUT and FETCH_TIMEOUT_SECONDS for FETCH_TIMEOUT_MS: the words are right, the unit is not. */
function sharesAllButUnit(setting: string, written: string): boolean {
  const [stem, unit] = splitLast(setting);
  // Without a unit to forget, or after one word alone, another ending makes another name: TLS_CERT, LLM_API_BASE.
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
