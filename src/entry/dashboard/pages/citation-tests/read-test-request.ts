import { z } from 'zod';
import {
  citationTestRequestSchema,
  type CitationTestRequest,
} from '../../../../core/schema/citation-test-request.ts';
import { fieldErrorsOf } from '../../../server/field-errors.ts';
import { validateAddresses } from '../../../server/validate-addresses.ts';
import type { FieldProblems } from '../../answers.ts';
import type { Visit } from '../../dashboard-page.ts';
import type { FormState } from '../../form-state.ts';

/** The fields of the form of a new test. */
export const testFields = z.object({
  url: z.string().trim().optional(),
  analysis_id: z.string().trim().optional(),
  injection_id: z.string().trim().optional(),
  questions: z.string().default(''),
  rivals: z.string().default(''),
  runs: z.string().trim().optional(),
  model: z.string().optional(),
});

export type TestFields = z.output<typeof testFields>;

export type TestRequestReading =
  | { readonly ok: true; readonly request: CitationTestRequest }
  | { readonly ok: false; readonly problems: FieldProblems };

/** By the same rules as the API's. */
export function readTestRequest(sent: TestFields, { context }: Pick<Visit, 'context'>): TestRequestReading {
  const { questions, rivals, runs, model, url, ...ids } = sent;
  const given = {
    ...ids,
    ...(url === undefined ? {} : { url: withScheme(url) }),
    questions: linesOf(questions),
    rivals: linesOf(rivals).map(withScheme),
    ...(runs === undefined ? {} : { runs: Number(runs) }),
    ...(model === 'no' ? { model: false } : {}),
  };
  const parsed = citationTestRequestSchema.safeParse(given);
  const errors = [
    ...(parsed.error === undefined ? [] : fieldErrorsOf(parsed.error, given)),
    ...validateAddresses(given, { isBlockedHost: context.isBlockedHost }),
  ];
  if (parsed.data !== undefined && errors.length === 0) return { ok: true, request: parsed.data };
  const problems: Record<string, string> = {};
  for (const { param, message } of errors) {
    const [, name = param, line] = /^(\w+)(?:\[(\d+)\])?/.exec(param) ?? [];
    problems[name] ??= line === undefined ? message : `Line ${String(Number(line) + 1)}: ${message}`;
  }
  const isNothing = url === undefined && ids.analysis_id === undefined && ids.injection_id === undefined;
  return {
    ok: false,
    problems: isNothing ? { ...problems, url: 'Enter an address, an analysis or an injection.' } : problems,
  };
}

const linesOf = (text: string): readonly string[] =>
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));

/** As a browser's address line does. */
const withScheme = (address: string): string =>
  /^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `https://${address}`;

/** The form as it was sent, to be sent again. */
export function sentForm(sent: TestFields): FormState {
  const values = Object.entries(sent).map(([name, value]) => [name, [value ?? '']] as const);
  return { problems: {}, values: Object.fromEntries(values) };
}
