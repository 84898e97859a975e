/**
 * The shape of a finished analysis: what the core returns, the API serves and `citeworthy/analysis` exports.
 * Field names are the wire's (snake_case), so that there is one shape and no mapping. Scores are 0-100 with at most
 * one decimal; `start` and `end` count UTF-16 units in the page's main-content text (`PageContent.text`) and are
 * null for words that are not in it (title, description, markup, hidden text).
 */

import type { ContentBlock } from '../composers/content-block.ts';

export type CategoryId = 'entity_coverage' | 'intent_alignment' | 'structure_quality';

/** A quote from the page that a finding rests on. */
export interface Evidence {
  readonly text: string;
  readonly start: number | null;
  readonly end: number | null;
}

export type CheckOutcome = 'pass' | 'partial' | 'fail' | 'not_applicable' | 'error';

/** Strength of the public evidence behind a check: A specification, B experiment, C correlation, D judgement. */
export type EvidenceClass = 'A' | 'B' | 'C' | 'D';

export interface CheckResult {
  readonly id: string;
  readonly category: CategoryId;
  readonly outcome: CheckOutcome;
  /** 0 to `max_points`, two decimals; null when the check does not apply or broke. */
  readonly points: number | null;
  readonly max_points: number;
  readonly title: string;
  /** What was found, in one sentence: the reason for the points. */
  readonly explanation: string;
  readonly evidence: readonly Evidence[];
  readonly evidence_class: EvidenceClass;
  /** What to do about it; null when there is nothing to do. */
  readonly recommendation: string | null;
  /** Points of the overall score that the check's own fix was measured to bring; null where no machine fix exists. */
  readonly expected_gain: number | null;
}

export type CrawlerRole = 'search' | 'user' | 'training';

/** What robots.txt says to one crawler about this page. */
export interface CrawlerVerdict {
  readonly name: string;
  readonly role: CrawlerRole;
  readonly allowed: boolean;
  /** The robots.txt line that decides, as written; null when no rule matches. */
  readonly rule: string | null;
}

export type AccessReasonCode =
  'script_shell' | 'thin' | 'noindex' | 'nosnippet' | 'crawlers_blocked' | 'some_crawlers_blocked';

export interface AccessReason {
  readonly code: AccessReasonCode;
  /** The cap that this reason sets, 0-100. */
  readonly cap: number;
  readonly message: string;
  /** The words of the page, header or robots.txt that decide. */
  readonly quote: string | null;
}

export interface Access {
  /** The overall score never exceeds this, 0-100. */
  readonly cap: number;
  readonly reasons: readonly AccessReason[];
  readonly crawlers: readonly CrawlerVerdict[];
}

export interface IntegrityFlag {
  readonly code: string;
  /** The factor that this flag contributes, 0.2-1. */
  readonly multiplier: number;
  readonly message: string;
  readonly evidence: readonly Evidence[];
}

export interface Integrity {
  /** 0.2-1; the quality of the page is multiplied by it. */
  readonly multiplier: number;
  readonly flags: readonly IntegrityFlag[];
}

export interface QueryResult {
  readonly query: string;
  readonly source: 'given' | 'inferred';
  /** How well the page's best heading and best passage answer the query, 0-100. */
  readonly score: number;
  readonly best_heading: string | null;
  readonly best_passage: Evidence | null;
}

export type EntityType = 'concept' | 'person' | 'organization' | 'product' | 'place' | 'event' | 'measure';

export interface Entity {
  readonly name: string;
  readonly type: EntityType;
  /** 0-1; the page's primary entity has the highest. */
  readonly salience: number;
  readonly mentions: number;
  /** True when a sentence of the page says what it is. */
  readonly defined: boolean;
}

export interface EntityGap {
  readonly entity: string;
  readonly type: EntityType;
  /** 0-1. */
  readonly importance: number;
  readonly source: 'declared' | 'query' | 'competitor' | 'facet' | 'model';
  readonly reason: string;
  readonly suggested_section: string | null;
}

export interface PageFacts {
  readonly final_url: string;
  readonly http_status: number | null;
  readonly title: string | null;
  /** BCP 47 language, `und` when it cannot be told. */
  readonly language: string;
  readonly type: string;
  readonly word_count: number;
  readonly fetched_at: string | null;
  readonly content_hash: string;
}

export interface EngineFacts {
  readonly version: string;
  readonly rubric_version: string;
  /** The day that ages are counted to, YYYY-MM-DD. */
  readonly as_of: string;
}

export interface AnalysisWarning {
  readonly code:
    'check_error' | 'low_confidence' | 'input_truncated' | 'content_block_error' | 'content_blocks_skipped';
  readonly message: string;
}

export interface CompetitorResult {
  readonly url: string;
  readonly status: 'completed' | 'failed';
  readonly error: AnalysisError | null;
}

export interface AnalysisResult {
  readonly overall_score: number;
  readonly category_scores: Readonly<Record<CategoryId, number>>;
  readonly entity_gaps: readonly EntityGap[];
  readonly recommendations: readonly string[];
  /** Blocks that mend checks that did not pass, each measured to raise the overall score. */
  readonly content_blocks: readonly ContentBlock[];
  readonly access: Access;
  readonly integrity: Integrity;
  readonly queries: readonly QueryResult[];
  readonly entities: readonly Entity[];
  readonly checks: readonly CheckResult[];
  readonly competitors: readonly CompetitorResult[];
  readonly page: PageFacts;
  readonly engine: EngineFacts;
  readonly warnings: readonly AnalysisWarning[];
}

export interface OutlineEntry {
  readonly level: number;
  readonly text: string;
  readonly start: number | null;
}

/** The main content as an assistant's crawler reads it; offsets of the whole analysis point into `text`. */
export interface PageContent {
  readonly title: string | null;
  readonly text: string;
  readonly markdown: string;
  readonly outline: readonly OutlineEntry[];
}

export type AnalysisErrorCode =
  | 'dns_failure'
  | 'connection_failed'
  | 'tls_failure'
  | 'timeout'
  | 'blocked_address'
  | 'too_many_redirects'
  | 'http_status'
  | 'not_html'
  | 'too_large'
  | 'empty_page'
  | 'bot_challenge'
  | 'canceled'
  | 'internal';

export interface AnalysisError {
  readonly code: AnalysisErrorCode;
  readonly message: string;
  /** True when the same request may succeed later without a change to the page. */
  readonly retryable: boolean;
}

export type AnalysisOutcome =
  | { readonly status: 'completed'; readonly result: AnalysisResult; readonly content: PageContent }
  | { readonly status: 'failed'; readonly error: AnalysisError };
