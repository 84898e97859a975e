/**
 * Removes secrets anywhere in a log line. Nothing logs a secret on purpose, but an error message may quote caller
 * input, and callers send keys in places where none belong.
 */

/** API keys, webhook secrets and everything after `Bearer`. The rest of a key still shows its type. */
const shapes: readonly (readonly [RegExp, string])[] = [
  [/\b(cw_(?:sk|pk)_(?:live|test)_)[0-9A-Za-z]+/g, '$1[redacted]'],
  [/\b(whsec_)[0-9A-Za-z+/=_-]+/g, '$1[redacted]'],
  [/\b(Bearer(?: |%20|\+)+)[^\s"'\\]+/gi, '$1[redacted]'],
  // Credentials in a URL: https://name:password@host, postgres://…
  [/(\b[a-z][a-z0-9+.-]{0,20}:\/\/)[^\s"'\\/?#@]+@/gi, '$1[redacted]@'],
];

/** Shorter values would match ordinary words. */
const secretLengthMin = 8;

/** `values`: secrets without a recognisable format, such as SECRET_KEY. */
export function secretRemover(values: readonly (string | undefined)[]): (line: string) => string {
  const known = values
    .filter((value) => value !== undefined)
    .filter((value) => value.length >= secretLengthMin)
    // Raw and JSON-escaped.
    .flatMap((value) => [...new Set([value, JSON.stringify(value).slice(1, -1)])]);
  return (line) => {
    let clean = line;
    for (const value of known) clean = clean.replaceAll(value, '[redacted]');
    for (const [shape, replacement] of shapes) clean = clean.replaceAll(shape, replacement);
    return clean;
  };
}
