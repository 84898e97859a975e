/** Full-text search of the documentation: BM25 (Robertson and Zaragoza 2009) over sections, by word stems. */
import { stemOf } from '../../../core/text/words.ts';

/** A part of a page that a result leads to. */
export interface SearchSection {
  readonly path: string;
  /** Title of the page. */
  readonly page: string;
  /** Heading of the section; the title for the beginning of a page. */
  readonly heading: string;
  readonly text: string;
}

export interface SearchIndex {
  readonly sections: readonly SearchSection[];
  /** Sections that contain a stem, with how often; words of headings count as several. */
  readonly postings: ReadonlyMap<string, ReadonlyMap<number, number>>;
  readonly lengths: readonly number[];
  readonly meanLength: number;
}

/** How often a word counts in the heading of a section, and in the title of its page. */
const headingWeight = 6;
const titleWeight = 3;

/** Saturation of repeated words, and how far long sections are discounted: the usual values. */
const k1 = 1.2;
const b = 0.75;

/** Sections of one page among the results: more hide what other pages say. */
const sectionsOfPageMax = 3;

const word = /[\p{L}\p{M}\p{N}]+/gu;

const language = 'en';

/** The stem of each word of a text. Parts of `A_NAME` and of `a.name` are words. */
export const stemsOf = (text: string): readonly string[] =>
  [...text.matchAll(word)].map(([found]) => stemOf(found.toLowerCase(), language));

export function buildSearchIndex(sections: readonly SearchSection[]): SearchIndex {
  const postings = new Map<string, Map<number, number>>();
  const lengths = sections.map((section, at) => {
    const counts = countsOf(section);
    for (const [stem, count] of counts) {
      const posting = postings.get(stem) ?? new Map<number, number>();
      postings.set(stem, posting.set(at, count));
    }
    return [...counts.values()].reduce((sum, count) => sum + count, 0);
  });
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return { sections, postings, lengths, meanLength: total / Math.max(1, sections.length) };
}

function countsOf({ page, heading, text }: SearchSection): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const add = (from: string, weight: number): void => {
    for (const stem of stemsOf(from)) counts.set(stem, (counts.get(stem) ?? 0) + weight);
  };
  add(text, 1);
  add(heading, headingWeight);
  if (page !== heading) add(page, titleWeight);
  return counts;
}

/** The best sections for a query, best first. */
export function searchSections(
  index: SearchIndex,
  query: string,
  countMax: number,
): readonly SearchSection[] {
  const scores = new Map<number, number>();
  for (const stem of new Set(stemsOf(query))) {
    const posting = index.postings.get(stem);
    if (posting === undefined) continue;
    const rarity = Math.log(1 + (index.sections.length - posting.size + 0.5) / (posting.size + 0.5));
    for (const [at, count] of posting) {
      const length = (index.lengths[at] ?? 0) / index.meanLength;
      const weight = (count * (k1 + 1)) / (count + k1 * (1 - b + b * length));
      scores.set(at, (scores.get(at) ?? 0) + rarity * weight);
    }
  }
  const ranked = [...scores].sort(
    ([one, oneScore], [other, otherScore]) => otherScore - oneScore || one - other,
  );
  return fewOfEachPage(ranked.flatMap(([at]) => index.sections[at] ?? [])).slice(0, countMax);
}

function fewOfEachPage(ranked: readonly SearchSection[]): readonly SearchSection[] {
  const counts = new Map<string, number>();
  return ranked.filter(({ page }) => {
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    return count <= sectionsOfPageMax;
  });
}

/** A piece of an excerpt; `isMatch` for a word of the query. */
export interface ExcerptPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

const excerptWordsBefore = 8;
const excerptWordsMax = 36;

/** The stretch of a section around the densest place of the query's words. */
export function excerptOf(text: string, query: string): readonly ExcerptPiece[] {
  const wanted = new Set(stemsOf(query));
  const words = [...text.matchAll(word)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    isMatch: wanted.has(stemOf(match[0].toLowerCase(), language)),
  }));
  const first = Math.max(0, densestAt(words) - excerptWordsBefore);
  const shown = words.slice(first, first + excerptWordsMax);
  const pieces: ExcerptPiece[] = [];
  let end = shown[0]?.start ?? 0;
  if (first > 0) pieces.push({ text: '… ', isMatch: false });
  for (const { start, end: wordEnd, isMatch } of shown) {
    if (!isMatch) continue;
    pieces.push(
      { text: text.slice(end, start), isMatch: false },
      { text: text.slice(start, wordEnd), isMatch },
    );
    end = wordEnd;
  }
  const isWhole = first + shown.length === words.length;
  const last = isWhole ? text.length : (shown.at(-1)?.end ?? text.length);
  pieces.push({ text: `${text.slice(end, last)}${isWhole ? '' : ' …'}`, isMatch: false });
  return pieces;
}

/** The match that most other matches follow within an excerpt; the first word without a match. */
function densestAt(words: readonly { readonly isMatch: boolean }[]): number {
  const matches = words.flatMap(({ isMatch }, at) => (isMatch ? [at] : []));
  const span = excerptWordsMax - excerptWordsBefore;
  let best = 0;
  let bestCount = 0;
  let end = 0;
  matches.forEach((at, rank) => {
    while ((matches[end] ?? Infinity) < at + span) end += 1;
    if (end - rank > bestCount) [best, bestCount] = [at, end - rank];
  });
  return best;
}
