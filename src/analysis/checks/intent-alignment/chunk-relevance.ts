import { CHUNKS } from '../../reading/intent/chunk-relevance.ts';
import { defineCheck, notApplicable, quote, shorten } from '../check.ts';

const HEAD_QUERY_WEIGHT = 2;
/** A shorter text is at most one chunk; the access gate caps it as thin. */
const WORDS_MIN = 50;
const EVIDENCE_MAX = 4;
const GOOD = 0.6;

export const chunkRelevance = defineCheck({
  id: 'chunk-relevance',
  category: 'intent_alignment',
  title: 'What is said about the question stands together',
  why: 'Assistants retrieve chunks of a page, a paragraph or a list at a time: one that takes up the question and gathers what the page says about it is an answer by itself; a line here and there is not.',
  source: {
    class: 'C',
    claim:
      'Of 5,916 rewrites of fixed pages, those with denser chunks about the question had the larger share of the answer more often than not (`npm run eval`); a small effect.',
  },
  needs: ['queries', 'alignments', 'page', 'prose', 'wordOrder'],
  fix: ['supporting_paragraphs', 'faq'],
  evaluate({ queries, alignments, page, prose, wordOrder }) {
    if (queries.length === 0)
      return notApplicable('No query was given and none could be inferred from the text.');
    if (prose.wordCount < WORDS_MIN) return notApplicable('The text is too short to be cut into chunks.');
    const rows = alignments.map(({ query, chunkRelevance: { share, chunks } }) => ({
      query: query.text,
      share,
      chunks: chunks.map(({ start, end, credit }) => ({ text: page.text.slice(start, end), start, credit })),
      weight: query.isHead ? HEAD_QUERY_WEIGHT : 1,
    }));
    const share =
      rows.reduce((sum, row) => sum + row.share * row.weight, 0) /
      rows.reduce((sum, row) => sum + row.weight, 0);
    const worst = [...rows].sort((a, b) => a.share - b.share || b.weight - a.weight)[0];
    return {
      kind: 'judged',
      // Shuffled words state nothing.
      share: share * (wordOrder.plausibility ?? 1),
      explanation: `The ${String(CHUNKS)} best chunks for each query hold ${String(Math.round(share * 100))} % of what an answer could take from them.`,
      evidence: rows
        .flatMap(({ chunks }) => chunks.slice(0, 1))
        .slice(0, EVIDENCE_MAX)
        .map(({ text, start }) => quote(text, start)),
      advice: worst === undefined || worst.share >= 0.9 ? null : adviceFor(worst.query, worst.chunks),
    };
  },
});

function adviceFor(
  query: string,
  chunks: readonly { readonly text: string; readonly credit: number }[],
): string {
  const asked = shorten(query);
  const [first] = chunks;
  if (first === undefined)
    return `No paragraph takes up “${asked}”. Write one of 60-120 words that names it and answers it whole.`;
  const good = chunks.filter(({ credit }) => credit >= GOOD).length;
  return `${good === 0 ? 'No paragraph' : `Only ${String(good)} of ${String(CHUNKS)} paragraphs`} can be quoted as a full answer about “${asked}”; the nearest begins “${shorten(first.text, 90)}”. Bring what the page says about it together in paragraphs of 60-120 words that name it.`;
}
