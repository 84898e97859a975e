import type { ComponentChildren, VNode } from 'preact';
import { z } from 'zod';
import type { AppError } from '../../../platform/errors.ts';
import { fieldErrorsOf } from '../../../server/field-errors.ts';
import { validateAddresses } from '../../../server/validate-addresses.ts';
import { injectionRequestOf } from '../../../injections/injection-request.ts';
import { acceptanceRefusal } from '../../../injections/acceptance-refusal.ts';
import { injectionRequestSchema } from '../../../schema/injection-request.ts';
import { contentBlockTypes } from '../../../schema/vocabulary.ts';
import { isId } from '../../../schema/ids.ts';
import type { PreviewRecord } from '../../../schema/injection.ts';
import type { AcceptedInjection, InjectionRequest } from '../../../injections/accept-injection.ts';
import { changesOnly } from '../../../improve/changes-only.ts';
import { previewInjection } from '../../../injections/preview-injection.ts';
import { submitInjection } from '../../../injections/submit-injection.ts';
import { done, refuse, shown, type FieldProblems, type Refusal } from '../../answers.ts';
import { CheckboxField, RadioField, TextField } from '../../components/fields.tsx';
import { FormProblem } from '../../components/form-problem.tsx';
import { HostileText } from '../../components/hostile-text.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PostForm } from '../../components/post-form.tsx';
import { defineAction, definePage, type ActionCall, type Visit } from '../../dashboard-page.ts';
import { emptyForm, type FormState } from '../../form-state.ts';
import { madeParts } from './injection-body.tsx';
import { typeNames } from './injection-words.tsx';

/** A browser user does not wait longer. */
const previewWaitMs = 30_000;

const modes = [
  { value: 'manual', label: 'Save as draft', hint: 'to review, edit and publish later' },
  { value: 'auto', label: 'Publish automatically', hint: 'as soon as it is ready; requires an address' },
];

export const newInjectionPage = definePage({
  path: '/injections/new',
  title: 'New injection',
  role: 'developer',
  query: z.object({
    analysis: z
      .string()
      .refine((text) => isId('analysis', text))
      .optional()
      .catch(undefined),
    url: z.string().max(2_048).optional().catch(undefined),
  }),
  render: (call) => {
    const { analysis, url } = call.query;
    return (
      <>
        <p class="small">
          <a href="/injections">Injections</a>
        </p>
        <PageHead title="New injection" />
        {requestForm(call, call.form, { analysis, url })}
      </>
    );
  },
});

/** Values from a link. */
interface Filled {
  readonly analysis?: string | undefined;
  readonly url?: string | undefined;
}

function requestForm(call: Visit, form: FormState, { analysis = '', url = '' }: Filled = {}): VNode {
  const types = contentBlockTypes.map((value) => ({ value, label: typeNames[value] }));
  return (
    <PostForm visit={call} action="/injections/new">
      <FormProblem form={form} />
      <TextField
        name="url"
        label="Address of the page"
        placeholder="https://…"
        hint="The page is fetched unless you paste its HTML below."
        maxLength={2_048}
        value={url}
        form={form}
      />
      {more(
        'Pasted HTML, or an analysis',
        form,
        ['html', 'analysis_id'],
        analysis !== '',
        <>
          <TextField
            name="html"
            label="HTML of the page"
            rows={6}
            hint="Replaces fetching the page. Up to 1 MB here, 5 MB through the API."
            form={form}
          />
          <TextField
            name="analysis_id"
            label="Analysis"
            placeholder="an_…"
            hint="The ID of a completed analysis, whose page and queries are used."
            maxLength={40}
            value={analysis}
            form={form}
          />
        </>,
      )}
      <CheckboxField
        name="content_types"
        label="Blocks to generate"
        hint="If none is selected, the page’s failed checks decide."
        options={types}
        form={form}
      />
      <RadioField name="mode" label="When ready" options={modes} value="manual" form={form} />
      {more(
        'Queries, facts and brand voice',
        form,
        ['queries', 'facts', 'brand_voice'],
        false,
        <>
          <TextField
            name="queries"
            label="Queries"
            rows={3}
            hint="Questions that people ask, one per line, at most 10. If empty, they are inferred from the page."
            form={form}
          />
          <TextField
            name="facts"
            label="Facts"
            rows={3}
            hint="True statements that are missing from the page, one per line, at most 50. Blocks may use them."
            form={form}
          />
          <TextField
            name="brand_voice"
            label="Brand voice"
            rows={2}
            hint="Free text, for example words to avoid, sentence length, contractions, no exclamation marks."
            maxLength={2_000}
            form={form}
          />
        </>,
      )}
      <div class="row">
        <button type="submit" class="main">
          Create the injection
        </button>{' '}
        <button type="submit" formaction="/injections/preview">
          Preview
        </button>
      </div>
      <p class="soft small">A preview saves and publishes nothing; it takes up to 30 seconds.</p>
    </PostForm>
  );
}

/** Optional fields; open when one of them was sent or has a problem. */
function more(
  label: string,
  form: FormState,
  names: readonly string[],
  isOpen: boolean,
  fields: ComponentChildren,
): VNode {
  const isUsed = names.some(
    (name) => (form.values[name]?.[0] ?? '') !== '' || form.problems[name] !== undefined,
  );
  return (
    <details class="more" open={isOpen || isUsed}>
      <summary>{label}</summary>
      <div class="stack">{fields}</div>
    </details>
  );
}

const body = z.object({
  url: z.string().trim().optional(),
  html: z.string().optional(),
  analysis_id: z.string().trim().optional(),
  content_types: z.array(z.string()).optional(),
  mode: z.string().default('manual'),
  queries: z.string().optional(),
  facts: z.string().optional(),
  brand_voice: z.string().optional(),
});

type RequestCall = ActionCall<'developer', unknown, z.output<typeof body>>;

export const newInjectionAction = defineAction({
  path: '/injections/new',
  role: 'developer',
  audit: 'injection.created',
  page: newInjectionPage,
  body,
  perform: async (call) => {
    const reading = readRequest(call);
    if (!reading.ok) return refuse(reading.problems);
    const submitted = await submitInjection(call.app, call.caller, reading.request, call.requestId);
    if (submitted.kind !== 'queued') return notAccepted(submitted);
    const { id } = submitted.document;
    return done(`/injections/${id}`, undefined, { target: id, detail: { mode: reading.request.mode } });
  },
});

export const previewAction = defineAction({
  path: '/injections/preview',
  role: 'developer',
  // A preview stores nothing.
  audit: 'itself',
  page: newInjectionPage,
  body,
  perform: async (call) => {
    const { app, caller, requestId, signal } = call;
    const reading = readRequest(call);
    if (!reading.ok) return refuse(reading.problems);
    const wait = { timeoutMs: previewWaitMs, signal };
    const outcome = await previewInjection(app, caller, reading.request, { requestId, wait });
    if (outcome.kind !== 'ended') return notAccepted(outcome);
    const preview = JSON.parse(outcome.json) as PreviewRecord;
    const { facts = [] } = reading.request;
    return shown(previewPage(call, preview, facts), { title: 'Preview' });
  },
});

function previewPage(call: RequestCall, preview: PreviewRecord, facts: readonly string[]): VNode {
  const { error, diff } = preview;
  // Nothing of a preview is stored, so no part of it refers to its id.
  const detail = { record: { ...preview, id: '' }, changes: diff === null ? null : changesOnly(diff), facts };
  return (
    <>
      <p class="small">
        <a href="/injections">Injections</a>
      </p>
      <PageHead title="Preview" />
      {error === null ? (
        <p class="soft">
          Nothing is saved. <a href="#make">Create the injection</a> to keep it.
        </p>
      ) : (
        <Notice tone="bad">
          <p>
            <b>It failed.</b> <HostileText text={error.message} max={500} />
          </p>
        </Notice>
      )}
      {madeParts(detail)}
      <h2 id="make">Create it or change the request</h2>
      {requestForm(call, sentForm(call.body))}
    </>
  );
}

/** The form as it was sent, to be sent again. */
function sentForm(sent: z.output<typeof body>): FormState {
  const values = Object.entries(sent).map(([name, value]) => [name, [value ?? ''].flat()] as const);
  return { ...emptyForm, values: Object.fromEntries(values) };
}

type RequestReading =
  | { readonly ok: true; readonly request: InjectionRequest }
  | { readonly ok: false; readonly problems: FieldProblems };

/** By the same rules as the API's. */
function readRequest({ body: sent, context }: RequestCall): RequestReading {
  const { queries, facts, ...rest } = sent;
  const given = { ...rest, ...linesOf('queries', queries), ...linesOf('facts', facts) };
  const parsed = injectionRequestSchema.safeParse(given);
  const errors = [
    ...(parsed.error === undefined ? [] : fieldErrorsOf(parsed.error, given)),
    ...validateAddresses(given, context),
  ];
  if (parsed.data !== undefined && errors.length === 0) {
    return { ok: true, request: injectionRequestOf(parsed.data) };
  }
  const problems: Record<string, string> = {};
  for (const { param, message } of errors) problems[/^\w+/.exec(param)?.[0] ?? param] ??= message;
  const isNothing = sent.url === undefined && sent.html === undefined && sent.analysis_id === undefined;
  return {
    ok: false,
    problems: isNothing
      ? { ...problems, url: 'Enter an address, paste HTML or enter the ID of an analysis.' }
      : problems,
  };
}

function linesOf(name: string, text: string | undefined): Readonly<Record<string, readonly string[]>> {
  const lines = (text ?? '').split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  return lines.length === 0 ? {} : { [name]: lines };
}

function notAccepted(outcome: Exclude<AcceptedInjection, { readonly kind: 'accepted' }>): Refusal {
  const error: AppError = acceptanceRefusal(outcome);
  return refuse({ [error.details.param ?? 'url']: error.message });
}
