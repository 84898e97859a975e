/** What processes do for citation tests: they read pages, plan the questions to a language model, and judge its answers. */
import type {
  CitationAnswer,
  CitationPrompt,
  CitationTestInput,
  ReadSourceOptions,
} from '../../core/citations/index.ts';
import type { AnalysisError } from '../../core/schema/analysis-error.ts';
import type { CitationTest, CitationWarning } from '../../core/schema/citation-test.ts';
import type { CitationTestSummary } from '../../core/schema/citation-test-summary.ts';
import type { CitationVersion } from '../../core/schema/citation-vocabulary.ts';
import type { RobotsFile } from '../web/robots-file.ts';
import type { PageReading } from './page-reading.ts';

/** A page of a citation test to be read. */
export interface SourceTask {
  readonly html: Uint8Array;
  readonly read: PageReading;
  /** The robots.txt that applies to the page; absent for a page that was not fetched. */
  readonly robots?: RobotsFile | undefined;
  readonly source: Omit<ReadSourceOptions, 'crawlers' | 'contentType'>;
}

export type SourceOutcome =
  /** A `SourcePage` as JSON text, so that the event loop does not parse it. */
  | { readonly status: 'completed'; readonly sourceJson: string }
  | { readonly status: 'failed'; readonly error: AnalysisError };

/** Pages of one test, each a `SourcePage` as JSON text. */
export interface SourceTexts {
  readonly own: string;
  readonly before: string | null;
  readonly rivals: readonly string[];
}

/** Pages of a test, to plan what to ask a language model. */
export interface CitationPlanTask {
  readonly plan: Omit<CitationTestInput, 'pages'> & { readonly pages: SourceTexts };
}

export type AskedCitation = Pick<
  CitationPrompt,
  'key' | 'question' | 'version' | 'run' | 'system' | 'prompt'
>;

export type CitationPlanOutcome =
  | {
      readonly status: 'completed';
      /** A `CitationPlan`. */
      readonly planJson: string;
      readonly prompts: readonly AskedCitation[];
    }
  | { readonly status: 'failed'; readonly error: AnalysisError };

/** Answers of a language model, to be counted. */
export interface CitationJudgeTask {
  readonly judged: {
    readonly pages: SourceTexts;
    readonly planJson: string;
    readonly answers: readonly CitationAnswer[];
    readonly warnings: readonly CitationWarning[];
  };
}

export interface JudgedReceipt {
  /** Number of the question in the request. */
  readonly question: number;
  readonly version: CitationVersion;
  readonly run: number;
  /** A `CitationReceipt`. */
  readonly receiptJson: string;
}

/** What is stored of a completed test. */
export type StoredCitationResult = Pick<
  CitationTest,
  'assistant' | 'pages' | 'results' | 'rate' | 'comparison' | 'power' | 'warnings'
>;

/** What a list shows of it. */
export type CitationSummaryResult = Pick<
  CitationTestSummary,
  'assistant' | 'rate' | 'comparison' | 'causes' | 'warnings'
>;

export type CitationJudgeOutcome =
  | {
      readonly status: 'completed';
      /** A `StoredCitationResult`. */
      readonly resultJson: string;
      readonly summary: CitationSummaryResult;
      readonly receipts: readonly JudgedReceipt[];
    }
  | { readonly status: 'failed'; readonly error: AnalysisError };

export type CitationTask = SourceTask | CitationPlanTask | CitationJudgeTask;
