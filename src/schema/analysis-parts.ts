import { z } from 'zod';
import type { AnalysisError, AnalysisResult } from '../analysis/result.ts';
import type { Proof, SameType } from './same-type.ts';
import { score } from './values.ts';

const evidenceSchema = z
  .object({
    text: z.string(),
    start: z
      .number()
      .int()
      .nullable()
      .describe('UTF-16 offset in the page’s content; null for words not in it.'),
    end: z.number().int().nullable(),
  })
  .meta({ id: 'Evidence', description: 'A quote from the page that a finding rests on.' });

const categoryIds = ['entity_coverage', 'intent_alignment', 'structure_quality'] as const;
const entityTypes = ['concept', 'person', 'organization', 'product', 'place', 'event', 'measure'] as const;

export const categoryScoresSchema = z
  .object({ entity_coverage: score(), intent_alignment: score(), structure_quality: score() })
  .meta({
    id: 'CategoryScores',
    description: '100 × Σ points / Σ max_points over the checks that apply, to 0.1.',
  });

export const entityGapSchema = z
  .object({
    entity: z.string(),
    type: z.enum(entityTypes),
    importance: z.number().min(0).max(1),
    source: z
      .enum(['declared', 'query', 'competitor', 'facet', 'model'])
      .describe('Where the expectation comes from.'),
    reason: z.string(),
    suggested_section: z.string().nullable(),
  })
  .meta({ id: 'EntityGap' });

const crawlerSchema = z
  .object({
    name: z.string(),
    role: z.enum(['search', 'user', 'training']),
    allowed: z.boolean(),
    rule: z.string().nullable().describe('The robots.txt line that decides; null when no rule matches.'),
  })
  .meta({ id: 'Crawler' });

export const accessSchema = z
  .object({
    cap: score().describe('The overall score never exceeds this.'),
    reasons: z.array(
      z.object({
        code: z.enum([
          'script_shell',
          'thin',
          'noindex',
          'nosnippet',
          'crawlers_blocked',
          'some_crawlers_blocked',
        ]),
        cap: score(),
        message: z.string(),
        quote: z.string().nullable().describe('The words of the page, header or robots.txt that decide.'),
      }),
    ),
    crawlers: z
      .array(crawlerSchema)
      .describe('What robots.txt says to each crawler; empty when it was not read.'),
  })
  .meta({ id: 'Access', description: 'What keeps an assistant from reading the page.' });

export const integritySchema = z
  .object({
    multiplier: z.number().min(0).max(1),
    flags: z.array(
      z.object({
        code: z.string(),
        multiplier: z.number().min(0).max(1),
        message: z.string(),
        evidence: z.array(evidenceSchema),
      }),
    ),
  })
  .meta({ id: 'Integrity', description: 'A factor on the score, lowered by text that is made to game it.' });

export const queryResultSchema = z
  .object({
    query: z.string(),
    source: z.enum(['given', 'inferred']),
    score: score(),
    best_heading: z.string().nullable(),
    best_passage: evidenceSchema.nullable(),
  })
  .meta({ id: 'QueryResult' });

export const entitySchema = z
  .object({
    name: z.string(),
    type: z.enum(entityTypes),
    salience: z.number().min(0).max(1),
    mentions: z.number().int().min(0),
    defined: z.boolean().describe('True when a sentence of the page says what it is.'),
  })
  .meta({ id: 'Entity' });

export const checkSchema = z
  .object({
    id: z.string(),
    category: z.enum(categoryIds),
    outcome: z.enum(['pass', 'partial', 'fail', 'not_applicable', 'error']),
    points: z.number().min(0).nullable().describe('Null when the check does not apply or broke.'),
    max_points: z.number().min(0),
    title: z.string(),
    explanation: z.string().describe('What was found: the reason for the points.'),
    evidence: z.array(evidenceSchema),
    evidence_class: z
      .enum(['A', 'B', 'C', 'D'])
      .describe('A specification, B controlled experiment, C correlation, D judgement.'),
    recommendation: z.string().nullable(),
    expected_gain: z
      .number()
      .nullable()
      .describe(
        'Measured gain of the overall score when the check’s own fix is applied; null without such a fix.',
      ),
  })
  .meta({ id: 'Check' });

export const analysisErrorSchema = z
  .object({
    code: z.enum([
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
    ]),
    message: z.string(),
    retryable: z
      .boolean()
      .describe('True when the same request may succeed later without a change to the page.'),
  })
  .meta({ id: 'AnalysisError' });

export const competitorSchema = z
  .object({ url: z.string(), status: z.enum(['completed', 'failed']), error: analysisErrorSchema.nullable() })
  .meta({ id: 'Competitor' });

export const pageSchema = z
  .object({
    final_url: z.string().describe('The address after redirects.'),
    http_status: z.number().int().nullable(),
    title: z.string().nullable(),
    language: z.string().describe('BCP 47; `und` when it cannot be told.'),
    type: z.string(),
    word_count: z.number().int().min(0),
    fetched_at: z.string().nullable(),
    content_hash: z.string(),
  })
  .meta({ id: 'Page' });

export const engineSchema = z
  .object({
    version: z.string(),
    rubric_version: z.string(),
    as_of: z.string().describe('The day that ages are counted to, YYYY-MM-DD.'),
  })
  .meta({ id: 'Engine' });

export const warningSchema = z
  .object({
    code: z.enum([
      'check_error',
      'low_confidence',
      'input_truncated',
      'content_block_error',
      'content_blocks_skipped',
    ]),
    message: z.string(),
  })
  .meta({ id: 'Warning' });

type Part<Field extends keyof AnalysisResult> = AnalysisResult[Field];
type Item<Field extends keyof AnalysisResult> = Part<Field> extends readonly (infer Entry)[] ? Entry : never;

/** One proof for each part, so that a mismatch names the part and not the whole object. */
export type PartsAreTheResult = [
  Proof<SameType<z.output<typeof categoryScoresSchema>, Part<'category_scores'>>>,
  Proof<SameType<z.output<typeof entityGapSchema>, Item<'entity_gaps'>>>,
  Proof<SameType<z.output<typeof accessSchema>, Part<'access'>>>,
  Proof<SameType<z.output<typeof integritySchema>, Part<'integrity'>>>,
  Proof<SameType<z.output<typeof queryResultSchema>, Item<'queries'>>>,
  Proof<SameType<z.output<typeof entitySchema>, Item<'entities'>>>,
  Proof<SameType<z.output<typeof checkSchema>, Item<'checks'>>>,
  Proof<SameType<z.output<typeof competitorSchema>, Item<'competitors'>>>,
  Proof<SameType<z.output<typeof pageSchema>, Part<'page'>>>,
  Proof<SameType<z.output<typeof engineSchema>, Part<'engine'>>>,
  Proof<SameType<z.output<typeof warningSchema>, Item<'warnings'>>>,
  Proof<SameType<z.output<typeof analysisErrorSchema>, AnalysisError>>,
];
