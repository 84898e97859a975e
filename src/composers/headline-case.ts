/** Small words that English title case leaves small inside a headline (Chicago Manual of Style, 8.159). */
const SMALL_WORDS = new Set(
  'a an and as at but by for from if in into nor of on or per so than the to up via vs with yet'.split(' '),
);

/**
 * An English headline in title case, or in sentence case. Words with capitals inside, or that the page never writes small,
 * are names or abbreviations and stay as they are.
 */
export function headlineCase(text: string, to: 'title' | 'sentence', pageText: string): string {
  const words = text.split(/(\s+)/u);
  const last = words.length - 1;
  const writtenSmall = to === 'sentence' ? smallWords(pageText) : new Set<string>();
  return words
    .map((word, index) => {
      const isEdge = index === 0 || index === last || /[:?!.–—]$/u.test(words[index - 2] ?? '');
      const bare = word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
      if (!/^\p{L}\p{Ll}*(?:[’'-]\p{L}*)*$/u.test(bare)) return word;
      if (to === 'title') {
        return !isEdge && SMALL_WORDS.has(bare.toLowerCase()) ? word : capitalised(word);
      }
      const isFirst = index === 0 || /[:?!.]$/u.test(words[index - 2] ?? '');
      return isFirst || !writtenSmall.has(bare.toLowerCase()) ? word : word.toLowerCase();
    })
    .join('');
}

function smallWords(text: string): ReadonlySet<string> {
  return new Set(text.match(/(?<![\p{L}\p{N}])\p{Ll}+(?:[’'-]\p{Ll}+)*(?![\p{L}\p{N}])/gu) ?? []);
}

function capitalised(word: string): string {
  return word.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}
