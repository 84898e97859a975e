/** The schema of a configuration file of `analyze`, and of the values that its options have in common with it. */
import { z } from 'zod';
import { problemsOf } from '../../../core/schema/problems-of.ts';
import { pageTypes } from '../../../core/schema/vocabulary.ts';
import { pagesMax, queriesMax } from './option-lines.ts';
import { reportFormats } from './report-formats.ts';

const text = (): z.ZodString => z.string('must be a text').min(1, 'must not be empty');
const score = (): z.ZodNumber =>
  z
    .number('must be a number from 0 to 100')
    .min(0, 'must be a number from 0 to 100')
    .max(100, 'must be a number from 0 to 100');

const pageUrl = text().refine(
  (url) => /^https?:\/\//i.test(url) && URL.canParse(url),
  'must be an absolute http or https URL',
);

/** Date.parse reads 30 February as 1 or 2 March. */
const day = text().refine(
  (date) =>
    /^\d{4}-\d{2}-\d{2}$/.test(date) &&
    !Number.isNaN(Date.parse(date)) &&
    new Date(date).toISOString().slice(0, 10) === date,
  'must be a date such as 2026-11-21',
);

const queryList = z
  .array(text(), 'must be a list of questions')
  .max(queriesMax, `must have at most ${String(queriesMax)} questions`);

const scores = {
  overall: score().optional(),
  entity_coverage: score().optional(),
  intent_alignment: score().optional(),
  structure_quality: score().optional(),
};

const formats = z.enum([...reportFormats, 'text'], `must be one of ${[...reportFormats, 'text'].join(', ')}`);

const outputs = z.partialRecord(formats, text(), 'must be a file, or a file for each format');

export const analyzeFileSchema = z
  .strictObject(
    {
      sources: z
        .array(text(), 'must be a list of files, folders, patterns and URLs')
        .optional()
        .describe('What to analyse when the command line names nothing; paths start at the file.'),
      sitemap: text().optional().describe('A URL or a file.'),
      limit: z
        .number('must be a whole number')
        .int('must be a whole number')
        .min(1, 'must be at least 1')
        .max(pagesMax, `must be at most ${String(pagesMax)}`)
        .optional(),
      baseUrl: pageUrl.optional(),
      baseDir: text().optional(),
      ignore: z.array(text(), 'must be a list of patterns').optional(),
      queries: z
        .union(
          [queryList, z.record(text(), queryList)],
          'must be a list of questions, or a list for each pattern',
        )
        .optional()
        .describe(
          'A list for every page, or an object of patterns with a list each; a page has the questions of the first pattern that matches it.',
        ),
      asOf: day.optional(),
      format: formats.optional(),
      json: z.boolean('must be true or false').optional(),
      output: z
        .union([text(), outputs], 'must be a file, or a file for each format')
        .optional()
        .describe('A file for what `format` names, or an object of formats with a file each.'),
      html: text().optional(),
      failUnder: score().optional(),
      budgets: z
        .strictObject(
          {
            ...scores,
            pageTypes: z
              .partialRecord(
                z.enum(pageTypes, `must be one of ${pageTypes.join(', ')}`),
                z.strictObject(scores, { error: unknownField }),
                'must be an object',
              )
              .optional(),
          },
          { error: unknownField },
        )
        .optional()
        .describe(
          'Least scores: `overall`, `entity_coverage`, `intent_alignment`, `structure_quality`; and in `pageTypes` the same for pages of one type, such as `article`, where they replace the general ones.',
        ),
      baseline: text().optional(),
      baselineTolerance: score().optional(),
      quiet: z.boolean('must be true or false').optional(),
    },
    { error: unknownField },
  )
  .refine(({ format, json }) => format === undefined || json !== true, {
    message: 'cannot be used with format',
    path: ['json'],
  })
  .refine(({ failUnder, budgets }) => failUnder === undefined || budgets?.overall === undefined, {
    message: 'cannot be used with failUnder, which is the same',
    path: ['budgets', 'overall'],
  });

export type AnalyzeFile = z.output<typeof analyzeFileSchema>;

function unknownField(issue: { readonly code?: unknown; readonly keys?: unknown }): string {
  if (issue.code !== 'unrecognized_keys') return 'must be an object';
  const names = Array.isArray(issue.keys) ? issue.keys.map(String).join(', ') : '';
  return `unknown: ${names}`;
}

export type AnalyzeFileReading =
  | { readonly ok: true; readonly value: AnalyzeFile }
  /** One line for each wrong field, with its name. */
  | { readonly ok: false; readonly problems: readonly string[] };

export function parseAnalyzeFile(value: unknown): AnalyzeFileReading {
  const { data, error } = analyzeFileSchema.safeParse(value);
  if (data !== undefined) return { ok: true, value: data };
  return { ok: false, problems: problemsOf(error, 'the file') };
}
