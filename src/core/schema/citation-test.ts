/**
 * A citation test: a page among its rivals, asked about through a language model. Field names are those of the API, so that
 * the core's result needs no mapping. Spans count UTF-16 units in the main-content text of their page.
 */
import { z } from 'zod';
import { actionSchema, briefSchema } from './action.ts';
import { analysisErrorSchema } from './analysis-error.ts';
import { evidenceSchema } from './evidence.ts';
import type { OutputOf } from './output-of.ts';
import { count, describedTime, environmentOfKey, givenMetadata, idOf, score } from './values.ts';
import {
  citationCauses,
  citationOutcomes,
  citationRoles,
  citationVersions,
  sourceStatuses,
} from './citation-vocabulary.ts';
import { answeredVerdicts, workStatuses } from './vocabulary.ts';

const citationWarningCodes = [
  'input_truncated',
  'model_budget',
  'model_unavailable',
  'page_unreachable',
  'runs_failed',
  'sources_missing',
] as const;

const share = (): z.ZodNumber => z.number().min(0).max(1);
const pageIndex = (): z.ZodNumber => count().describe('Index in `pages`.');
const offset = (): z.ZodNumber => z.number().int().min(0);

const rateSchema = z
  .object({
    cited: count().describe('Answers that cite the page.'),
    runs: count().describe('Answers that were read.'),
    value: share().describe('cited / runs.'),
    low: share().describe('Lower bound of the 95 % interval (Wilson).'),
    high: share(),
  })
  .meta({ id: 'CitationRate', description: 'How often a page is cited, with its 95 % interval.' });

const pageSpanSchema = z
  .object({ page: pageIndex(), ...evidenceSchema.shape })
  .meta({ id: 'PageSpan', description: 'Words of one page of the test.' });

const nearestPassageSchema = evidenceSchema
  .extend({
    rank: z.number().int().min(1).describe('Its place among all passages; only the first 12 are sources.'),
  })
  .meta({ id: 'NearestPassage', description: 'The passage of the own page that matches the question best.' });

const testPageSchema = z
  .object({
    page: count().describe('Index of the page, from 0.'),
    role: z
      .enum(citationRoles)
      .describe(
        '`own`: the tested page, in a before/after test the version after. `before`: the version before.',
      ),
    url: z.string().nullable(),
    title: z.string().nullable(),
    status: z
      .enum(sourceStatuses)
      .describe('`unreachable`: no assistant can read it; its passages take no part.'),
    reason: z.string().nullable().describe('Why it is unreachable: the rule, the directive or the status.'),
    overall_score: score().nullable(),
  })
  .meta({ id: 'CitationTestPage' });

const sourceSchema = z
  .object({
    source: z.number().int().min(1).max(12).describe('Rank in retrieval, best first.'),
    page: pageIndex(),
    headings: z.array(z.string()).describe('The headings above the passage, outermost first.'),
    text: z.string(),
    start: offset(),
    end: offset(),
    score: z.number().describe('BM25 over passage, headings and title; comparable within one question only.'),
  })
  .meta({ id: 'RetrievedSource' });

const sourceVerdictSchema = z
  .object({
    page: pageIndex(),
    answered: z.enum(answeredVerdicts),
    confidence: share(),
    answer: evidenceSchema.nullable(),
  })
  .meta({ id: 'SourceVerdict', description: 'Whether a page answers the question, as in an analysis.' });

const pageCitationsSchema = z
  .object({
    page: pageIndex(),
    cited: count().describe('Runs with a sentence that cites the page and rests on it.'),
    rate: rateSchema.nullable().describe('Null without a run.'),
    share: share()
      .nullable()
      .describe('Mean position-adjusted share of the words of the answers that cite it; null without a run.'),
    first_cited: count().describe('Runs in which it is cited first.'),
    unsupported: count().describe('Citations of sentences that do not rest on it; not counted as cited.'),
  })
  .meta({ id: 'PageCitations' });

const citationCauseSchema = z
  .object({
    code: z.enum(citationCauses),
    explanation: z.string(),
    rule: z.string().nullable().describe('The blocking rule, directive or status of `unreachable`.'),
    own: evidenceSchema.nullable().describe('The nearest words of the own page.'),
    winner: pageSpanSchema.nullable().describe('The words that win.'),
  })
  .meta({ id: 'CitationCause', description: 'Why the own page is not cited.' });

const questionResultSchema = z
  .object({
    question: z.string(),
    sources: z.array(sourceSchema).max(12).describe('The passages that were given, of the own version.'),
    nearest: z.object({ own: nearestPassageSchema.nullable(), winner: pageSpanSchema.nullable() }),
    verdicts: z.array(sourceVerdictSchema).describe('One for each page that was read.'),
    runs: z.object({ asked: count(), answered: count(), failed: count() }),
    citations: z.array(pageCitationsSchema).describe('Runs of the own version; empty without a model.'),
    cause: citationCauseSchema
      .nullable()
      .describe(
        'Given where the own page is cited in less than half of the runs; without a model where it is not retrieved or a rival answers better.',
      ),
    actions: z.array(actionSchema).describe('What the cause needs; empty for `outranked`.'),
    briefs: z.array(briefSchema),
  })
  .meta({ id: 'CitationQuestionResult' });

const comparisonSchema = z
  .object({
    before: rateSchema,
    after: rateSchema,
    difference: z
      .object({
        value: z.number().min(-1).max(1),
        low: z.number().min(-1).max(1),
        high: z.number().min(-1).max(1),
      })
      .describe('after − before, with its 95 % interval (paired bootstrap over questions and runs).'),
    outcome: z.enum(citationOutcomes).describe('`better` or `worse` only where the interval excludes 0.'),
  })
  .meta({ id: 'CitationComparison' });

const powerSchema = z
  .object({
    runs: count().describe('Runs of the test, over all questions.'),
    runs_needed: count().describe('Runs that would show a difference of 20 points in 8 of 10 tests.'),
    message: z.string(),
  })
  .meta({ id: 'CitationPower' });

const citationWarningSchema = z
  .object({ code: z.enum(citationWarningCodes), message: z.string() })
  .meta({ id: 'CitationWarning' });

/** What the core computes; the rest of the resource is the service's. */
export const citationTestResultSchema = z.object({
  pages: z.array(testPageSchema),
  results: z.array(questionResultSchema).describe('One for each question, in their order.'),
  rate: rateSchema.nullable().describe('Of the own page over all questions; null without a run.'),
  comparison: comparisonSchema.nullable().describe('Null unless two versions were tested with a model.'),
  power: powerSchema,
  warnings: z.array(citationWarningSchema),
});

const result = citationTestResultSchema.shape;

export const citationTestSchema = z
  .object({
    id: idOf('citationTest').describe('Identifier of the citation test.'),
    object: z.literal('citation_test'),
    environment: environmentOfKey(),
    status: z.enum(workStatuses).describe('`completed` and `failed` are final; poll until then.'),
    url: z.string().nullable().describe('The submitted address of the own page.'),
    questions: z.array(z.string()),
    rivals: z.array(z.string()).describe('The addresses of the rivals.'),
    runs: z.number().int().min(1).max(20).describe('Answers for each question and version.'),
    model: z.boolean().describe('False: no model is asked; retrieval and verdicts only.'),
    assistant: z.string().nullable().describe('`<provider>/<model>`; null without one.'),
    injection_id: z.string().nullable(),
    analysis_id: z.string().nullable(),
    ...result,
    power: result.power.nullable(),
    metadata: givenMetadata(),
    error: analysisErrorSchema.nullable().describe('Why the test failed; null otherwise.'),
    created_at: describedTime('When the test was submitted.'),
    started_at: describedTime('When processing began.').nullable(),
    completed_at: describedTime('When it reached `completed` or `failed`.').nullable(),
    expires_at: describedTime('When it will be deleted.'),
  })
  .meta({ id: 'CitationTest' });

export const deletedCitationTestSchema = z
  .object({ id: citationTestSchema.shape.id, deleted: z.literal(true) })
  .meta({ id: 'DeletedCitationTest' });

export const citationReceiptSchema = z
  .object({
    object: z.literal('citation_receipt'),
    question: z.string(),
    version: z.enum(citationVersions),
    run: z.number().int().min(1).max(20),
    assistant: z.string(),
    prompt_version: z.string(),
    asked_at: describedTime('When the model was asked.'),
    sources: z
      .array(
        z.object({
          source: z.number().int().min(1).max(12).describe('The label [n] in this run.'),
          page: pageIndex(),
          text: z.string(),
        }),
      )
      .describe('The passages in the order of this run.'),
    answer: z.string().describe('Word for word, as the model wrote it.'),
    sentences: z.array(
      z.object({
        text: z.string(),
        cites: z.array(z.number().int()).describe('The labels that the sentence cites.'),
        supported: z.array(z.number().int()).describe('Those that it rests on.'),
      }),
    ),
  })
  .meta({ id: 'CitationReceipt', description: 'One answer of the model, whole, and how it was read.' });

export type CitationTest = OutputOf<typeof citationTestSchema>;
export type CitationTestResult = OutputOf<typeof citationTestResultSchema>;
export type CitationReceipt = OutputOf<typeof citationReceiptSchema>;
export type CitationRate = OutputOf<typeof rateSchema>;
export type CitationComparison = OutputOf<typeof comparisonSchema>;
export type CitationPower = OutputOf<typeof powerSchema>;
export type CitationWarning = OutputOf<typeof citationWarningSchema>;
export type CitationCause = OutputOf<typeof citationCauseSchema>;
export type CitationTestPage = OutputOf<typeof testPageSchema>;
export type CitationQuestionResult = OutputOf<typeof questionResultSchema>;
export type PageCitations = OutputOf<typeof pageCitationsSchema>;
export type PageSpan = OutputOf<typeof pageSpanSchema>;
