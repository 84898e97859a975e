import { contentStems } from '../signals/terms.ts';
import { wordsOf, type Word } from '../text/words.ts';
import type { IndexedPassage, PageIndex, Passage, TermCount } from './source-page.ts';

/** Decision: a page of 5 MiB has about 7,000 passages; beyond this number one more is never among the best three. */
export const PASSAGES_MAX = 1_000;

export interface IndexedPage {
  readonly passages: readonly IndexedPassage[];
  readonly index: PageIndex;
  readonly isCut: boolean;
}

/** The stems of a question's content words; all of its words where none is one. */
export function questionStems(question: string, language: string): readonly string[] {
  const words = wordsOf(question, language);
  const content = contentStems(words);
  return [...(content.size > 0 ? content : new Set(words.map(({ stem }) => stem)))];
}

/** Counts the words of the questions once, so that ranking needs no text. Linear in the length of the passages. */
export function indexPassages(
  passages: readonly Passage[],
  {
    title,
    stems,
    language,
  }: { readonly title: string; readonly stems: ReadonlySet<string>; readonly language: string },
): IndexedPage {
  const ofHeadings = new Map<readonly string[], ReadonlyMap<string, number>>();
  const frequencies = new Map<string, number>();
  const found: IndexedPassage[] = [];
  for (const passage of passages) {
    const { headings } = passage;
    const above = ofHeadings.get(headings) ?? countsIn(wordsOf(headings.join('\n'), language), stems);
    ofHeadings.set(headings, above);
    const within = countsIn(wordsOf(passage.text, language), stems);
    const counts = [...new Set([...within.keys(), ...above.keys()])].map((stem): TermCount => [
      stem,
      within.get(stem) ?? 0,
      above.get(stem) ?? 0,
    ]);
    for (const [stem] of counts) frequencies.set(stem, (frequencies.get(stem) ?? 0) + 1);
    if (counts.length > 0) found.push({ ...passage, counts });
  }
  return {
    passages: nearest(found),
    isCut: found.length > PASSAGES_MAX,
    index: {
      passages: passages.length,
      words: passages.reduce((sum, { words }) => sum + words, 0),
      frequencies: [...frequencies],
      title: [...countsIn(wordsOf(title, language), stems)],
    },
  };
}

/** Those with most words of the questions, in the order of the page. */
function nearest(found: readonly IndexedPassage[]): readonly IndexedPassage[] {
  if (found.length <= PASSAGES_MAX) return found;
  return [...found]
    .sort((one, other) => other.counts.length - one.counts.length || one.start - other.start)
    .slice(0, PASSAGES_MAX)
    .sort((one, other) => one.start - other.start);
}

function countsIn(words: readonly Word[], stems: ReadonlySet<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { stem } of words) if (stems.has(stem)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}
