/**
 * Words of a hostile page in a sentence of a report, of advice or of a prompt. The words cannot end their quotation:
 * “ and ” enclose them, and no character inside them is, or looks like, a quotation mark, a back-tick or a bracket.
 */
import { cutAtWord } from './cut-at-word.ts';

/** decision: far above the headings, questions and sentences that advice quotes; a longer text is evidence. */
const QUOTED_CHARS_MAX = 300;

/** Line breaks of every kind and other controls. */
const BREAKS = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** Direction marks, zero-width and tag characters, and fillers that show nothing; not the selectors of emoji. */
const UNSEEN = /(?![\u200c\u200d\ufe0e\ufe0f])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Joiners, except those between two letters of another script than Latin and inside emoji: they are spelling. */
const NEEDLESS_JOINERS =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])[\u200c\u200d]|(?<=\p{Script=Latin}\p{M}*)[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{Extended_Pictographic}])/gu;

/**
 * Quotation marks of every script (`Quotation_Mark`, `Pi` and `Pf` of Unicode 16), and what looks like one: the
 * confusables of ' and " (Unicode, confusables.txt 16.0), primes, accents, back-ticks, ornaments and much-less signs.
 */
const MARKS =
  /[\p{Quotation_Mark}\p{Pi}\p{Pf}`\u00b4\u02b9-\u02bf\u02c8\u02ca\u02cb\u02dd\u02ee\u02f4\u02f5\u02f6\u0374\u0384\u055a\u055b\u05f3\u05f4\u07f4\u07f5\u1fbd-\u1fbf\u1fef\u1ffd\u1ffe\u2032-\u2037\u2057\u226a\u226b\u22d8\u22d9\u275b-\u2760\u276e\u276f\u3003\ua78b\ua78c\uff40\u{16f51}\u{16f52}\u{1f676}-\u{1f678}]/gu;

/** Unicode does not count angle brackets as brackets. ASCII parentheses enclose nothing in our sentences. */
const OPENING = /[\p{Ps}<\u02c2\u1438\u227a\ufe64\uff1c]/gu;
const CLOSING = /[\p{Pe}>\u02c3\u1433\u227b\ufe65\uff1e]/gu;

/** On no letter: they would join the quotation mark before them, and some look like one. */
const LOOSE_MARKS = /(?<=^| )[\p{M}\u200c\u200d]+/gu;

/** “The words”, on one line, with every mark and bracket in them made harmless; at most `charsMax` UTF-16 units of them. */
export function quoted(text: string, charsMax = QUOTED_CHARS_MAX): string {
  return `“${quotable(text, charsMax)}”`;
}

/** Like `quoted`, without the marks around the words. The same again when applied to its own result. */
export function quotable(text: string, charsMax = QUOTED_CHARS_MAX): string {
  // Words that are dropped anyway must not cost time.
  const words = neutral(text.slice(0, 4 * charsMax));
  return words.length <= charsMax ? words : `${cutAtWord(words, charsMax - 1).trimEnd()}…`;
}

function neutral(text: string): string {
  // Marks before joiners: some marks are letters for Unicode, and a joiner would stay behind them.
  return text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(UNSEEN, '')
    .replace(BREAKS, ' ')
    .replace(MARKS, "'")
    .replace(OPENING, '(')
    .replace(CLOSING, ')')
    .replace(LOOSE_MARKS, '')
    .replace(NEEDLESS_JOINERS, '')
    .replace(/ {2,}/gu, ' ')
    .trim();
}
