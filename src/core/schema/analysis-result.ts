/**
 * The result of an analysis: the core returns it, the API serves it and `citeworthy/analysis` exports it. Field names are
 * those of the API (snake_case), so that no mapping is needed. Scores are 0-100 with at most one decimal; `start` and
 * `end` count UTF-16 units in the page's main-content text (`PageContent.text`) and are null for words outside it (title,
 * description, markup, hidden text).
 */
import { z } from 'zod';
import { accessSchema } from './access.ts';
import { actionSchema, briefSchema } from './action.ts';
import type { PageContent } from './analysis-content.ts';
import { analysisErrorSchema, type AnalysisError } from './analysis-error.ts';
import { checkSchema } from './check.ts';
import { contentBlockSchema } from './content-block.ts';
import { entityGapSchema, entitySchema } from './entity.ts';
import { evidenceSchema } from './evidence.ts';
import { integritySchema } from './integrity.ts';
import { judgementSchema } from './judgement.ts';
import type { OutputOf } from './output-of.ts';
import { score } from './values.ts';
import {
  analysisWarningCodes,
  answeredVerdicts,
  askedThings,
  answerForms,
  pageTypes,
  querySources,
  scoreBands,
  subjectSurfaces,
  subjectTypes,
} from './vocabulary.ts';

export const categoryScoresSchema = z
  .object({ entity_coverage: score(), intent_alignment: score(), structure_quality: score() })
  .meta({
    id: 'CategoryScores',
    description: '100 × Σ points / Σ max_points over the checks that apply, to 0.1.',
  });

const answerSchema = z
  .object({
    form: z.enum(answerForms),
    text: z.string().describe('At most 45 words; steps may be longer.'),
    start: z
      .number()
      .int()
      .min(0)
      .nullable()
      .describe('UTF-16 offset in the page’s content; null for words of its title, heading or description.'),
    end: z.number().int().min(0).nullable(),
  })
  .meta({ id: 'Answer' });

export const queryResultSchema = z
  .object({
    query: z.string(),
    source: z.enum(querySources),
    asks: z
      .enum(askedThings)
      .nullable()
      .describe(
        'The kind of thing that the query asks for; null in a language whose question words are not known, and in results that are older than the field.',
      ),
    score: score().describe(
      'How well the page answers the query, within the bounds of the verdict: full 70-100, partial 35-69, no 0-34.',
    ),
    answered: z
      .enum(answeredVerdicts)
      .nullable()
      .describe(
        '`full`: the quoted words give what is asked. `partial`: they give a part of it, or may give it: rules say `full` only where the words of the question and the kind of thing asked stand together. `no`: no answer was found. Null in results that are older than the field.',
      ),
    confidence: z
      .number()
      .min(0)
      .max(1)
      .nullable()
      .describe(
        'Calibrated probability that the verdict is right, lower where rules judged; null in results that are older than the field.',
      ),
    answers: z
      .array(answerSchema)
      .describe('Words of the page that answer, best first, at most three; empty when `answered` is `no`.'),
    best_heading: z.string().nullable(),
    best_passage: evidenceSchema.nullable().describe('What comes nearest, answer or not.'),
  })
  .meta({ id: 'QueryResult' });

export const competitorSchema = z
  .object({ url: z.string(), status: z.enum(['completed', 'failed']), error: analysisErrorSchema.nullable() })
  .meta({ id: 'Competitor' });

const subjectSchema = z
  .object({
    name: z.string(),
    type: z.enum(subjectTypes),
    read_from: z.enum(subjectSurfaces).describe('Where the name was read.'),
  })
  .meta({ id: 'Subject' });

const pageSchema = z
  .object({
    final_url: z.string().describe('The address after redirects.'),
    http_status: z.number().int().nullable(),
    title: z.string().nullable(),
    subject: subjectSchema
      .nullable()
      .describe('The one thing that the page is about; null when it names none.'),
    author: z.string().nullable(),
    published_at: z.string().nullable().describe('RFC 3339; a date alone where the page gives no time.'),
    modified_at: z.string().nullable().describe('RFC 3339; a date alone where the page gives no time.'),
    language: z.string().describe('BCP 47; `und` when it cannot be detected.'),
    type: z.enum(pageTypes),
    word_count: z.number().int().min(0),
    fetched_at: z.string().nullable(),
    content_hash: z.string(),
  })
  .meta({ id: 'Page' });

const engineSchema = z
  .object({
    version: z.string(),
    rubric_version: z.string(),
    as_of: z.string().describe('Reference day for ages on the page, YYYY-MM-DD.'),
    reader: z
      .string()
      .describe(
        'Who read subject, page type, queries, answers, entities and gaps: `rules`, a language model as `<provider>/<model>`, or `mixed` where some of the model’s reading was left to the rules.',
      ),
  })
  .meta({ id: 'Engine' });

const warningSchema = z
  .object({ code: z.enum(analysisWarningCodes), message: z.string() })
  .meta({ id: 'Warning' });

export const analysisResultSchema = z.object({
  overall_score: score(),
  score_band: z
    .enum(scoreBands)
    .nullable()
    .describe(
      'What the overall score means: how many readers would gladly cite pages that score so. Null until completed, and in results that are older than the field.',
    ),
  category_scores: categoryScoresSchema,
  entity_gaps: z
    .array(entityGapSchema)
    .describe('Entities, facets and questions that the page lacks, most important first, at most ten.'),
  recommendations: z.array(z.string()).describe('The texts of `actions`, in their order.'),
  actions: z
    .array(actionSchema)
    .max(5)
    .describe('What to change, what an editor would do first at the top; empty when the page needs nothing.'),
  briefs: z
    .array(briefSchema)
    .describe(
      'What only the author can supply: for each question that the page leaves open, and for what readers of such a page look for.',
    ),
  content_blocks: z
    .array(contentBlockSchema)
    .describe(
      'Blocks for failed checks, in the order of their types. The measured gain neither chooses nor orders them.',
    ),
  access: accessSchema,
  integrity: integritySchema,
  queries: z.array(queryResultSchema),
  entities: z.array(entitySchema),
  checks: z.array(checkSchema).describe('Every check with its points, evidence and advice.'),
  competitors: z.array(competitorSchema),
  page: pageSchema,
  judgement: judgementSchema
    .nullable()
    .describe(
      'What a language model that judges says of the page; null where rules read. What the page does not bear out is left out, never repaired.',
    ),
  engine: engineSchema,
  warnings: z.array(warningSchema),
});

export type CategoryScores = OutputOf<typeof categoryScoresSchema>;
export type Answer = OutputOf<typeof answerSchema>;
export type PageSubject = OutputOf<typeof subjectSchema>;
export type QueryResult = OutputOf<typeof queryResultSchema>;
export type CompetitorResult = OutputOf<typeof competitorSchema>;
export type PageFacts = OutputOf<typeof pageSchema>;
export type EngineFacts = OutputOf<typeof engineSchema>;
export type AnalysisWarning = OutputOf<typeof warningSchema>;
export type AnalysisResult = OutputOf<typeof analysisResultSchema>;

export type AnalysisOutcome =
  | { readonly status: 'completed'; readonly result: AnalysisResult; readonly content: PageContent }
  | { readonly status: 'failed'; readonly error: AnalysisError };
