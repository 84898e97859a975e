import type { AskedThing, AnsweredVerdict } from '../schema/vocabulary.ts';

/** Words of a page's main content. `start` and `end` are null for words outside it. */
export interface SourceSpan {
  readonly text: string;
  readonly start: number | null;
  readonly end: number | null;
}

/** A part of a page that a retriever would give to an assistant. */
export interface Passage {
  /** At most 120 words. */
  readonly text: string;
  /** The headings above it, outermost first. */
  readonly headings: readonly string[];
  readonly start: number;
  readonly end: number;
  readonly words: number;
}

/** A passage with the words of the questions that it has. */
export interface IndexedPassage extends Passage {
  readonly counts: readonly TermCount[];
}

/** How often a stem is in the text of a passage and in the headings above it. */
export type TermCount = readonly [stem: string, inText: number, inHeadings: number];

/** What retrieval needs to know of a page, its passages apart. All of its passages count, those that are not kept too. */
export interface PageIndex {
  readonly passages: number;
  readonly words: number;
  /** The passages with a stem of a question, in their text or headings. */
  readonly frequencies: readonly (readonly [stem: string, passages: number])[];
  /** How often a stem of a question is in the title. */
  readonly title: readonly (readonly [stem: string, count: number])[];
}

/** What a page says to one question, as in an analysis. */
export interface SourceAnswer {
  readonly question: string;
  /** The stems of its content words in the page's language. */
  readonly stems: readonly string[];
  readonly asks: AskedThing | null;
  readonly answered: AnsweredVerdict;
  readonly confidence: number;
  /** Best first. */
  readonly answers: readonly SourceSpan[];
  /** What comes nearest, answer or not. */
  readonly nearest: SourceSpan | null;
}

/** A page of a citation test, as far as the test needs it. Plain JSON: it passes between processes. */
export interface SourcePage {
  /** Null for a page that was given without an address. */
  readonly url: string | null;
  readonly status: 'read' | 'unreachable';
  /** Why it is unreachable: the rule, the directive or the status. */
  readonly reason: string | null;
  readonly title: string | null;
  readonly subject: string | null;
  /** BCP 47. */
  readonly language: string;
  readonly overallScore: number | null;
  /** RFC 3339, or a date alone. */
  readonly publishedAt: string | null;
  readonly modifiedAt: string | null;
  /** The main content, at most 200,000 UTF-16 units of it. */
  readonly text: string;
  /** One for each question, in their order; empty when unreachable. */
  readonly answers: readonly SourceAnswer[];
  /** Those that share a word with a question, in their order. */
  readonly passages: readonly IndexedPassage[];
  readonly index: PageIndex;
  /** True when the page has more passages than are kept. */
  readonly isCut: boolean;
}
