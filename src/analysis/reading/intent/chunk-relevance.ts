import type { LanguagePack } from '../../../languages/pack.ts';
import { isCompounding, matchStems } from '../../language/compounds.ts';
import type { Chunk, ChunkPart } from '../../signals/chunks.ts';
import { contentStems, type TermStatistics } from '../../signals/terms.ts';
import type { Query } from '../queries/query.ts';
import { ASKED_WORDS_FULL, COMPOUNDED } from './relevance.ts';
import { recallOf, weightsOf, type QueryWeights } from './similarity.ts';

/** Coverage of a query by chunks that a retriever takes whole. */
export interface ChunkRelevance {
  /** 0-1: the mean credit of the `CHUNKS` best chunks. */
  readonly share: number;
  /** The best chunks, best first; those without credit are left out. */
  readonly chunks: readonly RelevantChunk[];
}

export interface RelevantChunk {
  /** UTF-16 offsets into the page's text. */
  readonly start: number;
  readonly end: number;
  /** 0-1: covers the query and adds information. */
  readonly credit: number;
}

/** Chunks of one page in an answer: a retriever returns few chunks, and few of those from one page. */
export const CHUNKS = 2;
/** Distinct stems besides the query's own for full marks: those of 100 words of dense prose. */
const NEW_STEMS_FULL = 50;
/** Credit for the heading above a chunk: retrievers keep it with the chunk, but it states nothing. */
const HEADING_CREDIT = 0.25;
/** Credit for a statement that does not take up the query, and for a name in a list: it may be about something else. */
const BESIDE_CREDIT = 0.5;
/** A sentence that shares this much of its stems with a counted one repeats it, shortened or reworded. */
const REPEATED_SHARE_MIN = 0.8;

export interface ChunkRelevanceSignals {
  readonly chunks: readonly Chunk[];
  readonly terms: TermStatistics;
  readonly language: LanguagePack;
}

/**
 * A chunk is worth its coverage of the query, with its heading, times its information. Each statement counts only in the
 * best chunk with it: repetition gains nothing.
 */
export function chunkRelevanceOf(
  query: Query,
  { chunks, terms, language }: ChunkRelevanceSignals,
): ChunkRelevance {
  const judge = judgeOf(query, weightsOf(query.stems, terms), language.code);
  const waiting = chunks
    .map((chunk) => ({ chunk, parts: chunk.parts, credit: judge(chunk, chunk.parts) }))
    .filter(({ credit }) => credit > 0)
    .sort((a, b) => a.credit - b.credit || b.chunk.start - a.chunk.start);
  const found: RelevantChunk[] = [];
  const said: ReadonlySet<string>[] = [];
  while (found.length < CHUNKS) {
    const best = waiting.pop();
    if (best === undefined) break;
    const fresh = best.parts.filter(({ stems }) => !isSaidBefore(stems, said));
    const credit = fresh.length === best.parts.length ? best.credit : judge(best.chunk, fresh);
    const next = waiting.at(-1);
    if (next !== undefined && credit < next.credit) {
      // Its repeated statements are counted elsewhere; the rest goes back into the list.
      if (credit > 0) insert(waiting, { ...best, parts: fresh, credit });
      continue;
    }
    if (credit === 0) break;
    for (const { stems } of fresh) said.push(stems);
    found.push({ start: best.chunk.start, end: best.chunk.end, credit });
  }
  return { share: found.reduce((sum, { credit }) => sum + credit, 0) / CHUNKS, chunks: found };
}

function judgeOf(
  query: Query,
  weights: QueryWeights,
  language: string,
): (chunk: Chunk, parts: readonly ChunkPart[]) => number {
  const recallFull = Math.min(1, ASKED_WORDS_FULL / Math.max(1, query.stems.size));
  const newStemsFull = isCompounding(language) ? NEW_STEMS_FULL * COMPOUNDED : NEW_STEMS_FULL;
  // Most statements share no stem with the query; compounds need the closer test.
  const mayMatch = (stems: ReadonlySet<string>): boolean =>
    isCompounding(language) || weights.stems.some(([stem]) => stems.has(stem));
  const matchedBy = (stems: ReadonlySet<string>): ReadonlySet<string> =>
    mayMatch(stems) ? matchStems(query.stems, stems, language) : NOTHING;
  return ({ heading }, parts) => {
    const above = heading === null ? NOTHING : matchedBy(contentStems(heading.words));
    const matchedIn = parts.map(({ stems }) => matchedBy(stems));
    const own = new Set(matchedIn.flatMap((stems) => [...stems]));
    if (own.size === 0 && above.size === 0) return 0;
    const said = new Set<string>();
    const beside = new Set<string>();
    for (const [index, part] of parts.entries()) {
      const matchedHere = matchedIn[index] ?? NOTHING;
      const stems = matchedHere.size > 0 && part.isComplete ? said : beside;
      for (const stem of part.stems) if (!matchedHere.has(stem)) stems.add(stem);
    }
    const stated = recallOf(weights, own);
    const recall = stated + HEADING_CREDIT * (recallOf(weights, own, above) - stated);
    let newStems = said.size;
    for (const stem of beside) if (!said.has(stem) && !own.has(stem)) newStems += BESIDE_CREDIT;
    return Math.min(1, recall / recallFull) * Math.min(1, newStems / newStemsFull);
  };
}

const NOTHING: ReadonlySet<string> = new Set();

function isSaidBefore(stems: ReadonlySet<string>, said: readonly ReadonlySet<string>[]): boolean {
  return said.some((other) => {
    let shared = 0;
    for (const stem of stems) if (other.has(stem)) shared++;
    return stems.size > 0 && shared >= REPEATED_SHARE_MIN * stems.size;
  });
}

/** Keeps the list in rising order of credit. */
function insert<Item extends { readonly credit: number }>(list: Item[], item: Item): void {
  const index = list.findIndex(({ credit }) => credit > item.credit);
  list.splice(index < 0 ? list.length : index, 0, item);
}
