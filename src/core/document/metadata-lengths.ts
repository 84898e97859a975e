/**
 * Lengths of titles and descriptions, in characters as shown: what search results show in full, and the length from
 * which most of the text is cut off. Checks judge by them and blocks are written to them.
 */
export const TITLE_CHARS = { min: 15, max: 60, hardMax: 120 } as const;
export const DESCRIPTION_CHARS = { min: 70, max: 160, hardMax: 320 } as const;

/** Without the rare ones beyond the basic plane, which have two UTF-16 units already. */
const WIDE = /(?=[\u{0}-\u{FFFF}])[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu;

export type LengthBounds = Readonly<Record<'min' | 'max' | 'hardMax', number>>;

/** East Asian characters are shown twice as wide and carry about two letters' worth. */
export function shownLength(text: string): number {
  return text.length + (text.match(WIDE)?.length ?? 0);
}

/** The length that is judged, for a sentence of a report: “64 characters”. */
export function statedLength(text: string): string {
  const length = shownLength(text);
  return `${String(length)} characters${length > text.length ? ', East Asian ones counted twice' : ''}`;
}

/** 0-1: full within the bounds, half below them, falling to half at `hardMax`; 0 for a text that is missing. */
export function lengthCredit(text: string | null, { min, max, hardMax }: LengthBounds): number {
  if (text === null) return 0;
  const length = shownLength(text);
  if (length < min) return 0.5;
  return length <= max ? 1 : 1 - 0.5 * Math.min(1, (length - max) / (hardMax - max));
}
