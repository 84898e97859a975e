/**
 * The enumerations of the API: the source of schemas, tables, messages and help texts. Values are part of the API: never
 * rename or reuse them. Free of zod, so that the pure core does not load it.
 */

export const environments = ['live', 'test'] as const;
export type Environment = (typeof environments)[number];

export const keyTypes = ['secret', 'publishable'] as const;
export type KeyType = (typeof keyTypes)[number];

/** Permissions of API keys. `usage:read` includes billing. */
export const scopes = [
  'analysis:read',
  'analysis:write',
  'injection:read',
  'injection:write',
  'injection:publish',
  'tracker:read',
  'usage:read',
] as const;
export type Scope = (typeof scopes)[number];

/** Ascending: each role includes the permissions of those before. */
export const memberRoles = ['viewer', 'developer', 'owner'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** Progress of an analysis or an injection. */
export const workStatuses = ['queued', 'processing', 'completed', 'failed'] as const;
export type WorkStatus = (typeof workStatuses)[number];

/** A batch is completed when every analysis has ended; it never fails itself. */
export const batchStatuses = ['queued', 'processing', 'completed'] as const;
export type BatchStatus = (typeof batchStatuses)[number];

export const categoryIds = ['entity_coverage', 'intent_alignment', 'structure_quality'] as const;
export type CategoryId = (typeof categoryIds)[number];

/** What an overall score means, ascending; `score-band.ts` has the boundaries. */
/** How much of each analysis a list gives. */
export const analysisViews = ['summary', 'full'] as const;
export type AnalysisView = (typeof analysisViews)[number];

export const scoreBands = ['poor', 'fair', 'good', 'excellent'] as const;
export type ScoreBand = (typeof scoreBands)[number];

export const checkOutcomes = ['pass', 'partial', 'fail', 'not_applicable', 'error'] as const;
export type CheckOutcome = (typeof checkOutcomes)[number];

/** Strength of the public evidence behind a check: A specification, B experiment, C correlation, D judgement. */
export const evidenceClasses = ['A', 'B', 'C', 'D'] as const;
export type EvidenceClass = (typeof evidenceClasses)[number];

/** What keeps a page from being cited most, as careful readers name it. */
export const weaknesses = [
  'no_direct_answer',
  'answer_late',
  'thin',
  'vague_no_facts',
  'no_sources',
  'off_topic_mix',
  'bad_title',
  'bad_or_missing_description',
  'poor_headings',
  'wall_of_text',
  'needs_context',
  'boilerplate_heavy',
  'outdated',
  'promotional',
  'unclear_subject',
] as const;
export type Weakness = (typeof weaknesses)[number];

/** What a language model that judges rates, 1-5. */
export const ratedParts = ['intent', 'structure', 'entities', 'overall'] as const;
export type RatedPart = (typeof ratedParts)[number];

/** Kinds of things that have a name. `concept` only where nothing says more. */
const thingTypes = [
  'person',
  'organization',
  'place',
  'product',
  'work',
  'event',
  'health',
  'food',
  'concept',
] as const;

export const entityTypes = [...thingTypes, 'measure'] as const;
export type EntityType = (typeof entityTypes)[number];

/** Types of what a page is about; `topic`: a question or a theme, no single thing. */
export const subjectTypes = [...thingTypes, 'topic'] as const;
export type SubjectType = (typeof subjectTypes)[number];

/** Where the name of a page's subject was read. */
export const subjectSurfaces = ['structured_data', 'heading', 'title', 'address', 'text', 'model'] as const;
export type SubjectSurface = (typeof subjectSurfaces)[number];

export const pageTypes = [
  'article',
  'documentation',
  'forum',
  'product',
  'service',
  'listing',
  'collection',
  'recipe',
  'home',
  'other',
] as const;
export type PageType = (typeof pageTypes)[number];

/** Whether the page answers a query. */
export const answeredVerdicts = ['full', 'partial', 'no'] as const;
export type AnsweredVerdict = (typeof answeredVerdicts)[number];

/** The kind of thing that a query asks for. */
export const askedThings = [
  'person',
  'place',
  'date',
  'duration',
  'number',
  'price',
  'size',
  'reason',
  'definition',
  'steps',
  'list',
  'yes_no',
  'comparison',
  'other',
] as const;
export type AskedThing = (typeof askedThings)[number];

/** The form of the words that answer a query. */
export const answerForms = [
  'sentence',
  'list_item',
  'table_row',
  'definition',
  'faq',
  'steps',
  'passage',
] as const;
export type AnswerForm = (typeof answerForms)[number];

/** What a query asks for. */
export const answerKinds = [
  'number',
  'price',
  'date',
  'person',
  'place',
  'definition',
  'steps',
  'comparison',
  'list',
  'yes_no',
  'explanation',
] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** Types of what a page lacks: an entity, or a question that it leaves open. */
export const gapTypes = [...entityTypes, 'question'] as const;

/** Origin of the expectation that a page covers an entity, a facet or a question. */
export const gapSources = ['declared', 'query', 'competitor', 'facet', 'model'] as const;

export const querySources = ['given', 'inferred'] as const;

export const crawlerRoles = ['search', 'user', 'training'] as const;
export type CrawlerRole = (typeof crawlerRoles)[number];

export const accessReasonCodes = [
  'script_shell',
  'thin',
  'noindex',
  'nosnippet',
  'crawlers_blocked',
  'some_crawlers_blocked',
] as const;
export type AccessReasonCode = (typeof accessReasonCodes)[number];

export const analysisErrorCodes = [
  'dns_failure',
  'connection_failed',
  'tls_failure',
  'timeout',
  'blocked_address',
  'too_many_redirects',
  'http_status',
  'not_html',
  'too_large',
  'empty_page',
  'bot_challenge',
  'canceled',
  'internal',
] as const;
export type AnalysisErrorCode = (typeof analysisErrorCodes)[number];

export const analysisWarningCodes = [
  'check_error',
  'low_confidence',
  'input_truncated',
  'text_uncertain',
  'content_block_error',
  'content_blocks_skipped',
  'model_unavailable',
  'model_budget',
] as const;

/** In the order in which blocks are listed everywhere. */
export const contentBlockTypes = [
  'title',
  'meta_description',
  'faq',
  'headings',
  'supporting_paragraphs',
] as const;
export type ContentType = (typeof contentBlockTypes)[number];

/** What an editor does with a draft that is not published by itself. */
export const reviewLevels = ['check', 'rewrite'] as const;

export const placementOperations = ['replace', 'insert_before', 'insert_after', 'append'] as const;

export const injectionModes = ['auto', 'manual'] as const;
export type InjectionMode = (typeof injectionModes)[number];

export const injectionPublications = ['draft', 'published', 'superseded', 'withdrawn'] as const;
export type InjectionPublication = (typeof injectionPublications)[number];

export const injectionWarningCodes = [
  'access_capped',
  'analysis_not_comparable',
  'brand_voice',
  'check_error',
  'content_block_error',
  'edit_failed',
  'input_truncated',
  'low_confidence',
  'model_budget',
  'model_unavailable',
  'model_words_refused',
  'not_published',
  'not_regenerated',
  'text_uncertain',
] as const;
export type InjectionWarningCode = (typeof injectionWarningCodes)[number];

/** In the order in which reports show them. */
export const usageMetrics = [
  'analyses',
  'injections',
  'previews',
  'citation_tests',
  'tracker_views',
  'webhook_deliveries',
] as const;
export type UsageMetric = (typeof usageMetrics)[number];

export const usageGroups = ['metric', 'day', 'key'] as const;
export type UsageGroup = (typeof usageGroups)[number];

/** Effect of a plan's quotas: none, a warning, or a warning followed by refusal. */
export const quotaPolicies = ['none', 'warn', 'refuse'] as const;
export type QuotaPolicy = (typeof quotaPolicies)[number];

export const visitGroups = ['day', 'assistant', 'url'] as const;
export type VisitGroup = (typeof visitGroups)[number];

/** `canceled`: what the event is about was deleted before the delivery ended. */
export const deliveryStatuses = ['pending', 'succeeded', 'failed', 'canceled'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];
