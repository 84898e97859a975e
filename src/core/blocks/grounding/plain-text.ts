/** Lower-case text with uniform quotation marks, dashes and white space, for comparisons. */
export function plainText(text: string): string {
  return (
    text
      .normalize('NFC')
      .replace(/[\u200b-\u200d\u2060\ufeff\u00ad]/gu, '')
      // Footnote references
      .replace(/(?<!\s)\s*\[\d{1,3}(?:\s?[-–,]\s?\d{1,3})*\]/gu, '')
      .replace(/[‘’‚‛′`´]/gu, "'")
      .replace(/[“”„‟″«»]/gu, '"')
      .replace(/[‐‑‒–—―−]/gu, '-')
      .replace(/\s+/gu, ' ')
      .toLowerCase()
  );
}

/** True when the text contains the words and no word or number is cut at either end. Both must be plain text. */
export function standsIn(words: string, text: string): boolean {
  if (words === '') return true;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const before = text.slice(Math.max(0, at - 2), at);
    const after = text.slice(at + words.length, at + words.length + 2);
    const isCutBefore = /[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(words);
    const isNumberCut = /\p{N}[.,]$/u.test(before) && /^\p{N}/u.test(words);
    const isCutAfter =
      /[\p{L}\p{N}]$/u.test(words) &&
      (/^[\p{L}\p{N}%]/u.test(after) || (/\p{N}$/u.test(words) && /^[.,]\p{N}/u.test(after)));
    if ((!isCutBefore || UNSPACED.test(words)) && !isNumberCut && (!isCutAfter || UNSPACED.test(words)))
      return true;
  }
  return false;
}

const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;
