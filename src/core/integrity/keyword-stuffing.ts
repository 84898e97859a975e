import { quote } from '../evidence/evidence.ts';
import type { Word } from '../text/words.ts';
import { factor, flag, percent, type Sign } from './flag.ts';
import { quoted } from '../evidence/quoted.ts';

/** Share of one stem in all words: keyword stuffing lowered visibility by 8-10 % in KDD 2024. */
const STUFFING = { tolerated: 0.13, worst: 0.25, multiplier: 0.4 } as const;
/** Words of the text. Decision: a shorter text names its subject in every sentence. */
const WORDS_MIN = 80;
/** One dense paragraph in a long text: honest paragraphs of this length do not repeat one word as often. */
const HEAP = { tolerated: 0.2, worst: 0.3, multiplier: 0.85 } as const;
/** Words of the paragraph. Decision: a shorter one may honestly be about one word. */
const HEAP_WORDS_MIN = 60;
/** Shorter ones are buttons and labels, which repeat beside each product. */
const SENTENCE_WORDS_MIN = 3;

interface Densest {
  readonly text: string;
  readonly start: number;
  readonly share: number;
}

export const keywordStuffing: Sign = ({ prose }) => {
  const page = densestOf(
    prose.sentences.filter(({ words }) => words.length >= SENTENCE_WORDS_MIN),
    WORDS_MIN,
  );
  const heap = prose.units
    .filter(({ isProse }) => isProse)
    .map((unit) => densestOf([unit], HEAP_WORDS_MIN))
    .filter((densest) => densest !== null)
    .sort((a, b) => b.share - a.share)[0];
  const ofPage = page === null ? null : factor(page.share, STUFFING);
  const ofHeap = heap === undefined ? null : factor(heap.share, HEAP);
  const isHeap = ofHeap !== null && ofHeap < (ofPage ?? 1);
  const shown = isHeap ? heap : page;
  if (shown === null || shown === undefined) return null;
  return flag(
    'keyword_stuffing',
    isHeap ? ofHeap : ofPage,
    `${quoted(shown.text)} is ${percent(shown.share)} of all words${isHeap ? ' of a paragraph' : ''}.`,
    [quote(shown.text, shown.start)],
  );
};

interface Counted {
  count: number;
  readonly text: string;
  readonly start: number;
}

/** The most frequent stem of the texts, the first of equals, except stop words; null where there are too few. */
function densestOf(texts: readonly { readonly words: readonly Word[] }[], wordsMin: number): Densest | null {
  const total = texts.reduce((sum, { words }) => sum + words.length, 0);
  if (total < wordsMin) return null;
  const counts = new Map<string, Counted>();
  for (const { words } of texts) {
    for (const word of words) {
      if (word.isStop) continue;
      const known = counts.get(word.stem);
      if (known !== undefined) known.count++;
      else counts.set(word.stem, { count: 1, text: word.text, start: word.start });
    }
  }
  let densest: Counted | null = null;
  for (const counted of counts.values())
    if (densest === null || counted.count > densest.count) densest = counted;
  return densest === null ? null : { text: densest.text, start: densest.start, share: densest.count / total };
}
