import type { VNode } from 'preact';
import { z } from 'zod';
import type { AppError } from '../../../../service/platform/errors.ts';
import { fieldErrorsOf } from '../../../server/field-errors.ts';
import { validateAddresses } from '../../../server/validate-addresses.ts';
import { injectionRequestOf } from '../../../../features/injections/injection-request.ts';
import { acceptanceRefusal } from '../../../../features/injections/acceptance-refusal.ts';
import { injectionRequestSchema } from '../../../../core/schema/injection-request.ts';
import { isId } from '../../../../core/schema/ids.ts';
import type { PreviewRecord } from '../../../../core/schema/injection.ts';
import type {
  AcceptedInjection,
  InjectionRequest,
} from '../../../../features/injections/accept-injection.ts';
import { changesOnly } from '../../../../core/improve/changes-only.ts';
import { noReview } from '../../../../features/injections/review/draft-review.ts';
import { previewInjection } from '../../../../features/injections/preview-injection.ts';
import { readAnalysis } from '../../../../features/analyses/read-analysis.ts';
import { submitInjection } from '../../../../features/injections/submit-injection.ts';
import { done, refuse, shown, type FieldProblems, type Refusal } from '../../answers.ts';
import { HostileText } from '../../components/hostile-text.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { defineAction, definePage, type ActionCall, type PageCall } from '../../dashboard-page.ts';
import { emptyForm, type FormState } from '../../form-state.ts';
import { madeParts } from './injection-body.tsx';
import { previewWaitMs } from './preview-wait.ts';
import { requestForm } from './request-form.tsx';
import { verdict } from './verdict.tsx';

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
  render: async (call) => {
    const { analysis, url } = call.query;
    return (
      <>
        <p class="small">
          <a href="/injections">Injections</a>
        </p>
        <PageHead title="New injection" />
        {analysis === undefined ? (
          <p class="soft">
            Generate blocks from the page’s own statements, see the measured score with them, then paste or
            publish them.
          </p>
        ) : (
          await analysedPage(call, analysis)
        )}
        {requestForm(call, call.form, { analysis, url })}
      </>
    );
  },
});

/** The page of the analysis that a link named; nothing for one that is gone, which the form then says. */
async function analysedPage({ app, caller }: PageCall<'developer'>, id: string): Promise<VNode | undefined> {
  const record = await readAnalysis(app, caller, id);
  if (record === null) return undefined;
  const title = record.page?.title?.trim() ?? '';
  return (
    <Notice>
      <p>
        Generate blocks for{' '}
        <b>
          <HostileText text={title === '' ? record.url : title} />
        </b>
        {record.overall_score !== null && `, score ${record.overall_score.toFixed(1)}`}.
      </p>
      <p class="soft small">
        Uses the page and the questions of <a href={`/analyses/${id}`}>its analysis</a>.
      </p>
    </Notice>
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
  const changes = diff === null ? null : changesOnly(diff);
  const detail = { record: { ...preview, id: '' }, changes, facts, review: noReview };
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
            <b>The preview failed.</b> <HostileText text={error.message} max={500} />
          </p>
        </Notice>
      )}
      {verdict({ ...preview, publication: null })}
      {madeParts(detail)}
      <h2 id="make">Keep it, or change the request</h2>
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
