import type { Prose, ProseUnit, Sentence } from '../signals/prose.ts';
import { contentStems, stemsOf, type TermStatistics } from '../signals/terms.ts';
import type { Query } from './query.ts';
import { weightedRecall } from './similarity.ts';

/** The words of the page that say most about a query. */
export interface PassageMatch {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Weighted share of the query's stems in it, 0-1, less where the passage is a question or a label. */
  readonly coverage: number;
}

const PASSAGE_CHARS_MAX = 600;
/** A longer passage must cover more to win: half a hundredth for each 100 characters. */
const LENGTH_PENALTY_PER_CHAR = 1 / 20_000;
/** A question asks what was asked; a label names it. Neither says anything about it. */
const CREDIT = { sentence: 1, question: 0.6, label: 0.7 } as const;

/** One or two neighbouring sentences of a block, or a table row, that hold most of the query; the shortest of equals. */
export function bestPassage(query: Query, prose: Prose, terms: TermStatistics): PassageMatch | null {
  let best: PassageMatch | null = null;
  let bestRank = 0;
  for (const unit of prose.units) {
    for (const passage of passagesOf(unit)) {
      const coverage = weightedRecall(query.stems, passage.stems, terms) * passage.credit;
      const rank = coverage - passage.text.length * LENGTH_PENALTY_PER_CHAR;
      if (coverage === 0 || (best !== null && rank <= bestRank)) continue;
      best = { text: passage.text, start: passage.start, end: passage.start + passage.text.length, coverage };
      bestRank = rank;
    }
  }
  return best;
}

interface Passage {
  readonly text: string;
  readonly start: number;
  readonly stems: ReadonlySet<string>;
  readonly credit: number;
}

function* passagesOf(unit: ProseUnit): Generator<Passage> {
  const { block } = unit;
  if (block.kind === 'table_row' && unit.sentences.length === 0) {
    yield {
      text: block.text.slice(0, PASSAGE_CHARS_MAX),
      start: block.start,
      stems: contentStems(unit.words),
      credit: CREDIT.sentence,
    };
  }
  let before: { readonly sentence: Sentence; readonly stems: ReadonlySet<string> } | null = null;
  for (const sentence of unit.sentences) {
    const stems = stemsOf(sentence);
    if (sentence.text.length <= PASSAGE_CHARS_MAX)
      yield { text: sentence.text, start: sentence.start, stems, credit: creditOf(sentence) };
    if (before !== null && sentence.end - before.sentence.start <= PASSAGE_CHARS_MAX) {
      const start = before.sentence.start;
      const text = block.text.slice(start - block.start, sentence.end - block.start);
      yield { text, start, stems: new Set([...before.stems, ...stems]), credit: creditOf(sentence) };
    }
    before = { sentence, stems };
  }
}

function creditOf(sentence: Sentence): number {
  if (/[?？]["'”’»)\]]*$/.test(sentence.text)) return CREDIT.question;
  return sentence.isComplete ? CREDIT.sentence : CREDIT.label;
}
