import { wordKey } from '../../page-facts/word-key.ts';
import type { TermStatistics } from '../../signals/terms.ts';

/**
 * How close a short text (a heading, a title) is to a query, 0-1: the better of a weighted F3 of the stems and a
 * cosine of the character 3-grams. The second forgives inflection and compounds where no stemmer does.
 */
export function closeness(
  query: { readonly text: string; readonly stems: ReadonlySet<string> },
  text: { readonly text: string; readonly stems: ReadonlySet<string> },
  terms: TermStatistics,
): number {
  return Math.max(
    weightedOverlap(query.stems, text.stems, terms),
    trigramCosine(query.text, text.text),
    bigramRecall(query.text, text.text),
  );
}

/**
 * F-measure that favours recall (β = 3): a heading with all of the query and more is good, one with half of it is not.
 * Recall weights rare stems more; precision counts words, otherwise a page's own topic, its most frequent stem, would
 * count for nothing in its headings.
 */
function weightedOverlap(
  query: ReadonlySet<string>,
  text: ReadonlySet<string>,
  terms: TermStatistics,
): number {
  const recall = weightedRecall(query, text, terms);
  if (recall === 0) return 0;
  const precision = [...query].filter((stem) => text.has(stem)).length / text.size;
  return (10 * precision * recall) / (9 * precision + recall);
}

/** The weighted share of the query's stems in the text, 0-1. */
export function weightedRecall(
  query: ReadonlySet<string>,
  text: ReadonlySet<string>,
  terms: TermStatistics,
): number {
  return recallOf(weightsOf(query, terms), text);
}

/** The stems of a query with their weights, computed once for comparison with many texts. */
export interface QueryWeights {
  readonly stems: readonly (readonly [stem: string, weight: number])[];
  readonly all: number;
}

export function weightsOf(query: ReadonlySet<string>, terms: TermStatistics): QueryWeights {
  const stems = Array.from(query, (stem) => [stem, terms.weightOf(stem)] as const);
  return { stems, all: stems.reduce((sum, [, weight]) => sum + weight, 0) };
}

/** The weighted share of the query's stems in a text, or in a text and the one before it, 0-1. */
export function recallOf(
  { stems, all }: QueryWeights,
  text: ReadonlySet<string>,
  before: ReadonlySet<string> | null = null,
): number {
  let shared = 0;
  for (const [stem, weight] of stems) if (text.has(stem) || before?.has(stem) === true) shared += weight;
  return all === 0 ? 0 : shared / all;
}

const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;
/** Credit for stems found in the text but not as separate words. */
const BIGRAM_CREDIT = 0.9;

/** For unspaced scripts, where segmentation varies between texts: the share of the query's 2-grams in the text. */
function bigramRecall(query: string, text: string): number {
  if (!UNSPACED.test(query)) return 0;
  const grams = query
    .replace(/\s+/g, ' ')
    .split(' ')
    .flatMap((part) => Array.from({ length: Math.max(0, part.length - 1) }, (_, i) => part.slice(i, i + 2)));
  return grams.length === 0
    ? 0
    : (BIGRAM_CREDIT * grams.filter((gram) => text.includes(gram)).length) / grams.length;
}

function trigramCosine(a: string, b: string): number {
  const [left, right] = [trigrams(a), trigrams(b)];
  let dot = 0;
  for (const [gram, count] of left.counts) dot += count * (right.counts.get(gram) ?? 0);
  return dot === 0 ? 0 : dot / (left.norm * right.norm);
}

interface Trigrams {
  readonly counts: ReadonlyMap<string, number>;
  readonly norm: number;
}

/**
 * A heading is compared with every query, and again with each content block. Bounded by its texts, of 300 characters at
 * most each; emptied when full, which changes no result.
 */
const TEXTS_MAX = 1_000;
const knownTrigrams = new Map<string, Trigrams>();

function trigrams(text: string): Trigrams {
  const known = knownTrigrams.get(text);
  if (known !== undefined) return known;
  const counts = countTrigrams(text);
  const norm = Math.sqrt([...counts.values()].reduce((sum, n) => sum + n * n, 0));
  if (knownTrigrams.size >= TEXTS_MAX) knownTrigrams.clear();
  knownTrigrams.set(text, { counts, norm });
  return { counts, norm };
}

function countTrigrams(text: string): Map<string, number> {
  const padded = `  ${wordKey(text)} `.slice(0, 300);
  const grams = new Map<string, number>();
  for (let i = 0; i + 3 <= padded.length; i++) {
    const gram = padded.slice(i, i + 3);
    grams.set(gram, (grams.get(gram) ?? 0) + 1);
  }
  return grams;
}
