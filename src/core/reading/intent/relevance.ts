import { isQuestion, type Prose } from '../../signals/prose.ts';
import { isCompounding, matchStems } from '../../text/compounds.ts';
import type { LanguagePack } from '../../languages/pack.ts';
import { stemsOf, stemsOfUnit, type TermStatistics } from '../../signals/terms.ts';
import { ANSWER_WORDS_MAX } from './answer.ts';
import type { Query } from '../queries/query.ts';
import { recallOf, weightsOf } from './similarity.ts';

/** Relevance of the page to a query, over its best passages. */
export interface Relevance {
  /** 0-1: the mean credit of the `PASSAGES` best passages. */
  readonly share: number;
  /** The best passages, best first; those without credit are left out. */
  readonly passages: readonly RelevantPassage[];
}

export interface RelevantPassage {
  readonly text: string;
  readonly start: number;
  /** 0-1: covers the query and adds information. */
  readonly credit: number;
}

/** An assistant uses several passages of a page; one good sentence is not enough. */
export const PASSAGES = 8;
/** Passages that are compared with better ones: more than that many repetitions are not looked through. */
const COMPARED_MAX = 200;
/** Query words that a passage covers for full marks: part of a long question, most of a short one. */
export const ASKED_WORDS_FULL = 1.5;
/** Distinct stems besides the query's own, in a sentence of quotable length, for full marks. Ordinary prose has 8-16. */
const NEW_STEMS_FULL = 18;
/** Ratio of content words in a compounding language to those of the English translation. */
export const COMPOUNDED = 0.75;

export interface RelevanceSignals {
  readonly prose: Prose;
  readonly terms: TermStatistics;
  readonly language: LanguagePack;
}

/**
 * Reads every sentence and table row once. A passage is worth its coverage of the query times its added information: a
 * sentence that repeats the question answers nothing, and a repeated sentence counts once.
 */
export function relevanceOf(query: Query, { prose, terms, language }: RelevanceSignals): Relevance {
  const recallFull = Math.min(1, ASKED_WORDS_FULL / Math.max(1, query.stems.size));
  const newStemsFull = isCompounding(language.code) ? NEW_STEMS_FULL * COMPOUNDED : NEW_STEMS_FULL;
  const weights = weightsOf(query.stems, terms);
  // Most sentences share no stem with the query; compounds need the closer test.
  const mayMatch = (stems: ReadonlySet<string>): boolean =>
    isCompounding(language.code) || weights.stems.some(([stem]) => stems.has(stem));
  const found = new Map<string, RelevantPassage & { readonly stems: ReadonlySet<string> }>();
  const consider = (text: string, start: number, stems: ReadonlySet<string>, words: number): void => {
    const matched = matchStems(query.stems, stems, language.code);
    const asked = matched.size;
    if (asked === 0 || found.has(text)) return;
    const recall = recallOf(weights, matched);
    // Words beyond quotable length are cut off and add nothing.
    const quotable = Math.min(1, wordsMax(language) / words);
    const substance = Math.min(1, ((stems.size - asked) * quotable) / newStemsFull);
    found.set(text, { text, start, stems, credit: Math.min(1, recall / recallFull) * substance });
  };
  for (const unit of prose.units) {
    const { block, sentences, words } = unit;
    for (const sentence of sentences) {
      const stems = stemsOf(sentence);
      if (mayMatch(stems) && !isQuestion(sentence))
        consider(sentence.text, sentence.start, stems, sentence.words.length);
    }
    if (sentences.length === 0 && block.kind === 'table_row')
      consider(block.text, block.start, stemsOfUnit(unit), words.length);
  }
  const best = [...found.values()].sort((a, b) => b.credit - a.credit || a.start - b.start);
  const passages: RelevantPassage[] = [];
  const said = new Set<string>();
  for (const { text, start, credit, stems } of best.slice(0, COMPARED_MAX)) {
    if (passages.length === PASSAGES) break;
    // Shortened or in other words' order it is the same passage.
    if ([...stems].every((stem) => said.has(stem))) continue;
    for (const stem of stems) said.add(stem);
    passages.push({ text, start, credit });
  }
  return { share: passages.reduce((sum, { credit }) => sum + credit, 0) / PASSAGES, passages };
}

/** Words of unspaced scripts are shorter, so the same sentence has more of them. */
function wordsMax(language: LanguagePack): number {
  return language.grammar.isUnspaced ? ANSWER_WORDS_MAX * 1.5 : ANSWER_WORDS_MAX;
}
