/** `citeworthy/analysis`: the scoring core as a library. */
export { analyze } from './analyze-page.ts';
export { sharesTopic, type PageSummary } from '../reading/entities/page-summary.ts';
export { summarizePage } from '../score/summarize-page.ts';
export type { AnalyzeOptions } from '../page-signals/analyze-options.ts';
export type { Access, AccessReason, CrawlerVerdict } from '../schema/access.ts';
export type { OutlineEntry, PageContent } from '../schema/analysis-content.ts';
export type { AnalysisError } from '../schema/analysis-error.ts';
export type {
  AnalysisOutcome,
  AnalysisResult,
  AnalysisWarning,
  Answer,
  CategoryScores,
  CompetitorResult,
  EngineFacts,
  PageFacts,
  PageSubject,
  QueryResult,
} from '../schema/analysis-result.ts';
export type { CheckResult } from '../schema/check.ts';
export type {
  BlockReview,
  ContentBlock,
  FaqBlock,
  FaqItem,
  Grounding,
  HeadingItem,
  HeadingsBlock,
  MetaDescriptionBlock,
  Omission,
  ParagraphItem,
  Placement,
  SupportingParagraphsBlock,
  TitleBlock,
} from '../schema/content-block.ts';
export type { Entity, EntityGap } from '../schema/entity.ts';
export type { Evidence } from '../schema/evidence.ts';
export type { Integrity, IntegrityFlag } from '../schema/integrity.ts';
export type {
  AccessReasonCode,
  AnalysisErrorCode,
  CategoryId,
  CheckOutcome,
  ContentType,
  CrawlerRole,
  EntityType,
  EvidenceClass,
} from '../schema/vocabulary.ts';
