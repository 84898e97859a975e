/**
 * Makes text of a hostile page safe to print: terminals execute escape sequences, and bidirectional overrides reorder a
 * line. Control characters become visible symbols or are dropped; ordinary text of any script is unchanged.
 */

/** C0 controls have symbols at U+2400..U+241F; DEL is U+2421. */
const controls = /[\u0000-\u001f\u007f]/g;

/** C1 controls (U+009B starts an escape sequence in 8-bit terminals) and halves of surrogate pairs. */
const unprintable = /[\u0080-\u009f\p{Surrogate}]/gu;

/** Marks, embeddings, overrides and isolates of Unicode's bidirectional algorithm (UAX #9). */
const bidi = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Zero width space, word joiner and invisible operators, byte order mark, soft hyphen, interlinear and tag characters. */
const invisible =
  /[\u00ad\u034f\u115f\u1160\u180e\u200b\u2060-\u2065\u206a-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu;

/** More marks on one letter than any script writes spill over the lines above and below. */
const piledMarks = /(\p{M}{6})\p{M}+/gu;

/** Far above what the report shows of any string. */
const lengthMax = 10_000;

/** Several lines of plain text, of any length: line breaks stay. */
export function visibleLines(text: string): string {
  const lines = text.split(/\r\n?|\n/);
  return lines.map((line) => visibleLine(line)).join('\n');
}

/** One line of plain text, at most 10,000 characters of it: whitespace runs, line breaks included, become one space. */
export function visibleText(text: string): string {
  return visibleLine(text.slice(0, lengthMax));
}

function visibleLine(text: string): string {
  return text
    .replace(unprintable, '\ufffd')
    .replace(bidi, '')
    .replace(invisible, '')
    .replace(/\s+/gu, ' ')
    .replace(controls, (control) =>
      String.fromCodePoint(control === '\u007f' ? 0x2421 : 0x2400 + control.charCodeAt(0)),
    )
    .replace(piledMarks, '$1')
    .trim();
}

/** A copy with every string made visible, so that no field is missed. */
export function withVisibleText<T>(value: T): T {
  return visibleValue(value) as T;
}

function visibleValue(value: unknown): unknown {
  if (typeof value === 'string') return visibleText(value);
  if (Array.isArray(value)) return value.map(visibleValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, visibleValue(field)]));
}
