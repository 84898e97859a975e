import type { RetrievedPassage, Retrieval } from './citation-plan.ts';
import type { IndexedPassage, SourcePage } from './source-page.ts';
import { pagesOfVersion, type NumberedPage, type TestPages } from './test-pages.ts';
import type { CitationVersion } from '../schema/citation-vocabulary.ts';

/** Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond" (2009), the usual constants. */
const K1 = 1.2;
const B = 0.75;
/**
 * Weights of the fields, BM25F of the same paper (3.6): counts are added before they saturate. Decision: a word of a heading is
 * worth more than one of the text, because the passage is about it; one of the title less, because it is that of all passages
 * of its page. Neither is normalised by length.
 */
const FIELDS = { text: 1, headings: 2, title: 0.5 } as const;

/** visibility.md § 1. */
export const SOURCES_MAX = 12;
export const SOURCES_PER_PAGE_MAX = 3;

const SCORE_DECIMALS = 3;

interface Candidate {
  readonly numbered: NumberedPage;
  readonly passage: IndexedPassage;
  readonly score: number;
}

/**
 * The passages of one version of the own page and of all rivals that a retriever would give for a question, best first. A
 * passage takes part when its text or its headings share a word with the question. The order of the pages changes nothing
 * but their numbers, except between equal passages. Pages that assistants cannot reach take no part.
 */
export function retrieve(pages: TestPages, question: number, version: CitationVersion): Retrieval {
  const read = pagesOfVersion(pages, version).filter(({ source }) => source.status === 'read');
  const ranked = rank(read, question);
  const taken = new Map<number, number>();
  const sources = ranked
    .filter(({ numbered: { page } }) => {
      const count = (taken.get(page) ?? 0) + 1;
      taken.set(page, count);
      return count <= SOURCES_PER_PAGE_MAX;
    })
    .slice(0, SOURCES_MAX);
  const nearest = ranked.findIndex(({ numbered: { role } }) => role !== 'rival');
  const own = ranked[nearest];
  return {
    version,
    sources: sources.map(shown),
    nearest: own === undefined ? null : { ...shown(own), rank: nearest + 1 },
  };
}

function rank(pages: readonly NumberedPage[], question: number): readonly Candidate[] {
  const corpus = corpusOf(pages.map(({ source }) => source));
  return pages
    .flatMap((numbered) => {
      const stems = new Set(numbered.source.answers[question]?.stems ?? []);
      const title = new Map(numbered.source.index.title);
      return numbered.source.passages.map((passage): Candidate => ({
        numbered,
        passage,
        score: scoreOf(passage, { stems, title, corpus }),
      }));
    })
    .filter(({ score }) => score > 0)
    .sort(
      (one, other) =>
        other.score - one.score ||
        compare(one.passage.text, other.passage.text) ||
        one.numbered.page - other.numbered.page ||
        one.passage.start - other.passage.start,
    );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

interface Corpus {
  readonly averageWords: number;
  rarityOf(stem: string): number;
}

function corpusOf(pages: readonly SourcePage[]): Corpus {
  const sum = (valueOf: (page: SourcePage) => number): number =>
    pages.reduce((total, page) => total + valueOf(page), 0);
  const passages = sum(({ index }) => index.passages);
  const frequencies = new Map<string, number>();
  for (const { index } of pages)
    for (const [stem, count] of index.frequencies)
      frequencies.set(stem, (frequencies.get(stem) ?? 0) + count);
  return {
    averageWords: Math.max(1, sum(({ index }) => index.words) / Math.max(1, passages)),
    rarityOf(stem) {
      const having = frequencies.get(stem) ?? 0;
      return Math.log(1 + (passages - having + 0.5) / (having + 0.5));
    },
  };
}

function scoreOf(
  { counts, words }: IndexedPassage,
  asked: {
    readonly stems: ReadonlySet<string>;
    readonly title: ReadonlyMap<string, number>;
    readonly corpus: Corpus;
  },
): number {
  const { stems, title, corpus } = asked;
  const norm = 1 - B + (B * words) / corpus.averageWords;
  const found = new Map(counts.map(([stem, inText, inHeadings]) => [stem, { inText, inHeadings }]));
  if (![...stems].some((stem) => found.has(stem))) return 0;
  let score = 0;
  for (const stem of stems) {
    const { inText = 0, inHeadings = 0 } = found.get(stem) ?? {};
    const count =
      (FIELDS.text * inText) / norm + FIELDS.headings * inHeadings + FIELDS.title * (title.get(stem) ?? 0);
    score += (corpus.rarityOf(stem) * count * (K1 + 1)) / (K1 + count);
  }
  return score;
}

function shown({ numbered: { page }, passage, score }: Candidate): RetrievedPassage {
  const { text, headings, start, end } = passage;
  return { page, text, headings, start, end, score: Number(score.toFixed(SCORE_DECIMALS)) };
}
