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
}

/** What a page says to one question, as in an analysis. */
export interface SourceAnswer {
  readonly question: string;
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
  /** UTF-16 units of the main content. */
  readonly length: number;
  /** One for each question, in their order; empty when unreachable. */
  readonly answers: readonly SourceAnswer[];
  readonly passages: readonly Passage[];
  /** True when the page has more passages than are kept. */
  readonly isCut: boolean;
}
