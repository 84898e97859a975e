import { wordSet } from '../languages/compile.ts';
import { packOf } from '../languages/index.ts';

/**
 * Converts a headline to title case or sentence case; returns it unchanged in a language without title case. Words with
 * capitals inside and words that the page never writes in small letters are names or abbreviations and stay unchanged.
 */
export function headlineCase(
  text: string,
  to: 'title' | 'sentence',
  { language, pageText }: { readonly language: string; readonly pageText: string },
): string {
  const list = packOf(language).writing?.voice?.headlineSmallWords ?? null;
  if (list === null) return text;
  const smallWords = wordSet(list);
  const words = text.split(/(\s+)/u);
  const last = words.length - 1;
  const writtenSmall = to === 'sentence' ? wordsInSmallLetters(pageText) : new Set<string>();
  return words
    .map((word, index) => {
      const isEdge = index === 0 || index === last || /[:?!.–—]$/u.test(words[index - 2] ?? '');
      const bare = word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
      if (!/^\p{L}\p{Ll}*(?:[’'-]\p{L}*)*$/u.test(bare)) return word;
      if (to === 'title') {
        return !isEdge && smallWords.has(bare.toLowerCase()) ? word : capitalised(word);
      }
      const isFirst = index === 0 || /[:?!.]$/u.test(words[index - 2] ?? '');
      return isFirst || !writtenSmall.has(bare.toLowerCase()) ? word : word.toLowerCase();
    })
    .join('');
}

function wordsInSmallLetters(text: string): ReadonlySet<string> {
  return new Set(text.match(/(?<![\p{L}\p{N}])\p{Ll}+(?:[’'-]\p{Ll}+)*(?![\p{L}\p{N}])/gu) ?? []);
}

function capitalised(word: string): string {
  return word.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}
