/** Words of a page that a finding rests on. */
import type { Evidence } from '../schema/evidence.ts';
import { cutAtWord } from './cut-at-word.ts';

/** Characters of a quotation. Decision: two or three lines of a report. */
const QUOTE_CHARS_MAX = 240;

/** A quote from the main content, shortened at a word when long; the offsets cover the quoted part. */
export function quote(text: string, start: number): Evidence {
  if (text.length <= QUOTE_CHARS_MAX) return { text, start, end: start + text.length };
  const cut = cutAtWord(text, QUOTE_CHARS_MAX);
  return { text: cut, start, end: start + cut.length };
}

/** A quote from outside the main content: title, description, markup, hidden text. */
export function quoteElsewhere(text: string): Evidence {
  return { text: cutAtWord(text, QUOTE_CHARS_MAX), start: null, end: null };
}

/** Words of a page, shortened for a sentence of advice. */
export function shorten(text: string, charsMax = 80): string {
  return text.length <= charsMax ? text : `${cutAtWord(text, charsMax - 1)}…`;
}
