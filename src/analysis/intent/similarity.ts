import type { TermStatistics } from '../signals/terms.ts';

/**
 * How close a short text (a heading, a title) is to a query, 0-1: the better of a weighted F2 of the stems and a
 * cosine of the character 3-grams. The second forgives inflection and compounds where no stemmer does.
 */
export function closeness(
  query: { readonly text: string; readonly stems: ReadonlySet<string> },
  text: { readonly text: string; readonly stems: ReadonlySet<string> },
  terms: TermStatistics,
): number {
  return Math.max(weightedOverlap(query.stems, text.stems, terms), trigramCosine(query.text, text.text));
}

/**
 * F-measure that favours recall (β = 2): a heading that says all of the query and something more is a good heading, one
 * that says half of it is not. At β = 1 "How solar panels work in winter" would fail the query "solar panels".
 */
function weightedOverlap(query: ReadonlySet<string>, text: ReadonlySet<string>, terms: TermStatistics): number {
  const weigh = (stems: Iterable<string>): number => {
    let sum = 0;
    for (const stem of stems) sum += terms.weightOf(stem);
    return sum;
  };
  const shared = weigh([...query].filter((stem) => text.has(stem)));
  if (shared === 0) return 0;
  const precision = shared / weigh(text);
  const recall = shared / weigh(query);
  return (5 * precision * recall) / (4 * precision + recall);
}

/** The weighted share of the query's stems that the text has, 0-1. */
export function weightedRecall(query: ReadonlySet<string>, text: ReadonlySet<string>, terms: TermStatistics): number {
  let all = 0;
  let shared = 0;
  for (const stem of query) {
    const weight = terms.weightOf(stem);
    all += weight;
    if (text.has(stem)) shared += weight;
  }
  return all === 0 ? 0 : shared / all;
}

function trigramCosine(a: string, b: string): number {
  const [left, right] = [trigrams(a), trigrams(b)];
  let dot = 0;
  for (const [gram, count] of left) dot += count * (right.get(gram) ?? 0);
  const norm = (grams: Map<string, number>): number => Math.sqrt([...grams.values()].reduce((sum, n) => sum + n * n, 0));
  return dot === 0 ? 0 : dot / (norm(left) * norm(right));
}

function trigrams(text: string): Map<string, number> {
  const padded = `  ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `.slice(0, 300);
  const grams = new Map<string, number>();
  for (let i = 0; i + 3 <= padded.length; i++) {
    const gram = padded.slice(i, i + 3);
    grams.set(gram, (grams.get(gram) ?? 0) + 1);
  }
  return grams;
}
