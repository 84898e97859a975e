import type { CitationCauseCode } from '../../schema/citation-vocabulary.ts';
import type { SourceAnswer, SourcePage, SourceSpan } from '../source-page.ts';
import type { Comparison } from './compare-words.ts';

/** The page that is cited instead, with the words that win. */
export interface Winner {
  readonly page: number;
  readonly source: SourcePage;
  readonly answer: SourceAnswer | null;
  readonly span: SourceSpan;
}

/** What is known of one question in which the own page is not cited. */
export interface CauseCase {
  readonly question: string;
  readonly own: SourcePage;
  readonly answer: SourceAnswer | null;
  /** True when a passage of the own page was among the sources. */
  readonly isRetrieved: boolean;
  /** The own words that come nearest. */
  readonly nearest: SourceSpan | null;
  /** Null when no rival is cited either. */
  readonly winner: Winner | null;
  /** The winner's words beside the own page; null without a winner, and for a page that was not retrieved. */
  readonly compared: Comparison | null;
}

export interface FoundCause {
  readonly explanation: string;
  readonly own: SourceSpan | null;
  readonly rule?: string;
}

export interface CauseRule {
  readonly code: CitationCauseCode;
  /** Null where the cause does not apply. */
  find(given: CauseCase): FoundCause | null;
}
