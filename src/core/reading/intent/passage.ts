import type { Block } from '../../document/page-document.ts';
import type { Prose, Sentence } from '../../signals/prose.ts';
import { stemsOf, stemsOfUnit, type TermStatistics } from '../../signals/terms.ts';
import type { Query } from '../queries/query.ts';
import { recallOf, weightsOf } from './similarity.ts';

/** The passage of the page that covers a query best. */
export interface PassageMatch {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Weighted share of the query's stems in it, 0-1, reduced for questions and labels. */
  readonly coverage: number;
}

const PASSAGE_CHARS_MAX = 600;
/** A longer passage must cover more to win: half a hundredth for each 100 characters. */
const LENGTH_PENALTY_PER_CHAR = 1 / 20_000;
/** Questions and labels name the subject without stating anything about it. */
const CREDIT = { sentence: 1, question: 0.6, label: 0.7 } as const;

/** One or two consecutive sentences of a block, or a table row, with the best coverage; the shortest of equals. */
export function bestPassage(query: Query, prose: Prose, terms: TermStatistics): PassageMatch | null {
  const weights = weightsOf(query.stems, terms);
  const best: { passage: PassageMatch | null; rank: number } = { passage: null, rank: 0 };
  const consider = (coverage: number, start: number, length: number, block: Block): void => {
    const rank = coverage - length * LENGTH_PENALTY_PER_CHAR;
    if (coverage === 0 || (best.passage !== null && rank <= best.rank)) return;
    const text = block.text.slice(start - block.start, start - block.start + length);
    best.passage = { text, start, end: start + length, coverage };
    best.rank = rank;
  };
  for (const unit of prose.units) {
    const { block, sentences } = unit;
    if (block.kind === 'table_row' && sentences.length === 0) {
      const coverage = recallOf(weights, stemsOfUnit(unit)) * CREDIT.sentence;
      consider(coverage, block.start, Math.min(block.text.length, PASSAGE_CHARS_MAX), block);
    }
    let before: { readonly sentence: Sentence; readonly stems: ReadonlySet<string> } | null = null;
    for (const sentence of sentences) {
      const stems = stemsOf(sentence);
      const alone = recallOf(weights, stems);
      const isPair = before !== null && sentence.end - before.sentence.start <= PASSAGE_CHARS_MAX;
      const both = before !== null && isPair ? recallOf(weights, stems, before.stems) : 0;
      if (alone > 0 || both > 0) {
        const credit = creditOf(sentence);
        if (sentence.text.length <= PASSAGE_CHARS_MAX)
          consider(alone * credit, sentence.start, sentence.text.length, block);
        if (before !== null && isPair)
          consider(both * credit, before.sentence.start, sentence.end - before.sentence.start, block);
      }
      before = { sentence, stems };
    }
  }
  return best.passage;
}

function creditOf(sentence: Sentence): number {
  if (/[?？]["'”’»)\]]*$/.test(sentence.text)) return CREDIT.question;
  return sentence.isComplete ? CREDIT.sentence : CREDIT.label;
}
