import { TITLE_CHARS } from '../../analysis/document/metadata-lengths.ts';
import { cutAtWords } from './cut-at-words.ts';

/** A cut at a punctuation mark is preferred if it keeps this many characters. */
const MARKED_CHARS_MIN = 40;
const MARK = /^(?:\s*[,:;|·–—([]|\s+-\s)/u;

/**
 * A title of at most 60 characters: the text itself if it fits, else its start, cut at a punctuation mark or behind a word
 * that can end a title in the language. Text without such a word is cut at 60 characters.
 */
export function shortenTitle(text: string, language: string): string {
  if (text.length <= TITLE_CHARS.max) return text;
  const starts = cutAtWords(text, TITLE_CHARS, language);
  const atMark = starts.find(({ length }) => length >= MARKED_CHARS_MIN && MARK.test(text.slice(length)));
  return atMark ?? starts[0] ?? text.slice(0, TITLE_CHARS.max);
}
