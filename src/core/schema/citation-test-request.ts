import { z } from 'zod';
import { htmlSchema, metadataSchema, modelSchema } from './analysis-request.ts';
import { idPattern, isId } from './ids.ts';
import type { OutputOf } from './output-of.ts';
import { pageAddress } from './page-address.ts';
import { text } from './values.ts';

/** More cost more than they show: one test asks questions × runs × versions times. Decision (visibility.md § 1). */
const QUESTIONS_MAX = 5;
const RIVALS_MAX = 7;
const RUNS_MAX = 20;
const RUNS_DEFAULT = 5;

/** In JSON Schema: the body has this field. */
const given = (field: string) => ({ properties: { [field]: {} }, required: [field] });

const rivalSchema = z.union([
  pageAddress,
  z.strictObject({
    url: pageAddress,
    html: htmlSchema.describe('HTML of the rival. Without it the page is fetched.'),
  }),
]);

export const citationTestRequestSchema = z
  .strictObject({
    url: pageAddress.optional().describe('Absolute http(s) address of the own page.'),
    html: htmlSchema
      .optional()
      .describe(
        'HTML of the own page, at most 5 MiB of UTF-8. Beside `url` that is its address. Beside `analysis_id` it is the version after, and the analysed page the version before.',
      ),
    analysis_id: z
      .string()
      .refine((value) => isId('analysis', value), { error: 'Must be the id of an analysis: an_….' })
      .meta({ pattern: idPattern('analysis') })
      .optional()
      .describe('A completed analysis whose page to test.'),
    injection_id: z
      .string()
      .refine((value) => isId('injection', value), { error: 'Must be the id of an injection: inj_….' })
      .meta({ pattern: idPattern('injection') })
      .optional()
      .describe('A completed injection: its page without and with the blocks, against the same rivals.'),
    questions: z
      .array(text(1, 300).regex(/\S/, { error: 'Must not be blank.' }))
      .min(1, { error: 'Must have at least 1 item.' })
      .max(QUESTIONS_MAX, { error: 'Must have at most 5 items.' })
      .superRefine((questions, context) => {
        questions.forEach((question, index) => {
          if (questions.indexOf(question) === index) return;
          const message = 'Must not repeat an earlier question.';
          context.addIssue({ code: 'custom', path: [index], message });
        });
      })
      .meta({ uniqueItems: true })
      .describe('What people will ask an assistant.'),
    rivals: z
      .array(rivalSchema)
      .min(1, { error: 'Must have at least 1 item.' })
      .max(RIVALS_MAX, { error: 'Must have at most 7 items.' })
      .describe('Addresses of the pages that compete, or objects with `url` and `html`.'),
    runs: z
      .number()
      .int({ error: 'Must be a whole number.' })
      .min(1, { error: 'Must be 1 or more.' })
      .max(RUNS_MAX, { error: 'Must be 20 or less.' })
      .default(RUNS_DEFAULT)
      .describe('Answers of the model for each question and version.'),
    model: modelSchema.optional(),
    metadata: metadataSchema.optional(),
  })
  .superRefine((body, context) => {
    const { url, html, analysis_id: analysisId, injection_id: injectionId } = body;
    const pages = [url, analysisId, injectionId].filter((value) => value !== undefined);
    if (pages.length === 0 && html === undefined)
      context.addIssue({
        code: 'custom',
        path: ['url'],
        message: 'Give one of url, html, analysis_id and injection_id.',
        params: { code: 'missing_field' },
      });
    if (pages.length > 1 || (injectionId !== undefined && html !== undefined))
      context.addIssue({
        code: 'custom',
        path: [injectionId === undefined ? 'analysis_id' : 'injection_id'],
        message:
          'Give only one of url, html, analysis_id and injection_id; html may also accompany url or analysis_id.',
      });
  })
  .meta({
    id: 'CitationTestRequest',
    description:
      'Exactly one of `url`, `html`, `analysis_id` and `injection_id` names the own page; `html` may also accompany `url` or `analysis_id`.',
    oneOf: [
      { required: ['url'] },
      { required: ['analysis_id'] },
      { required: ['injection_id'], not: given('html') },
      {
        required: ['html'],
        not: { anyOf: [given('url'), given('analysis_id'), given('injection_id')] },
      },
    ],
  });

export type CitationTestRequest = OutputOf<typeof citationTestRequestSchema>;
