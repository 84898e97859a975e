import { z } from 'zod';
import { queriesSchema } from '../../../../core/schema/analysis-request.ts';
import { readAnalysis } from '../../../../features/analyses/read-analysis.ts';
import { submitAnalysis } from '../../../../features/analyses/submit-analysis.ts';
import { submitBatch } from '../../../../features/batches/submit-batch.ts';
import { done, refuse, type Done, type FieldProblems } from '../../answers.ts';
import { SelectField, TextField } from '../../components/fields.tsx';
import { FormProblem } from '../../components/form-problem.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PostForm } from '../../components/post-form.tsx';
import { defineAction, definePage, type ActionCall, type MemberPageCall } from '../../dashboard-page.ts';
import { analysisId, pathOf, trail } from './analysis-parts.tsx';
import { addressesMax, readAddresses, type AddressReading } from './read-addresses.ts';

const ages = [
  { value: '0', label: 'Always run a new analysis' },
  { value: '3600', label: 'Reuse an analysis from the last hour' },
  { value: '86400', label: 'Reuse an analysis from the last day' },
  { value: '604800', label: 'Reuse an analysis from the last week' },
];

export const newAnalysisPage = definePage({
  path: '/analyses/new',
  title: 'Analyse pages',
  role: 'developer',
  query: z.object({
    url: z.string().max(2_048).optional().catch(undefined),
    paste: z.literal('1').optional().catch(undefined),
    questions_of: analysisId.shape.id.optional().catch(undefined),
  }),
  render: async (call) => {
    const { form, environment, query } = call;
    const questions = await questionsOf(call, query.questions_of);
    const isMore =
      query.paste !== undefined ||
      ['queries', 'competitors', 'html'].some((name) => (form.values[name]?.[0] ?? '') !== '');
    return (
      <>
        {trail()}
        <PageHead title="Analyse pages" />
        <p class="soft">See what a page answers, its score, and what to change first.</p>
        <PostForm visit={call} action="/analyses/new">
          <FormProblem form={form} />
          <TextField
            name="urls"
            label="Addresses"
            rows={4}
            required
            autofocus
            placeholder="https://example.com/guide"
            value={query.url ?? ''}
            hint={`One per line, up to ${String(addressesMax)}. Pages submitted together that share a topic are compared with each other.`}
            form={form}
          />
          <TextField
            name="queries"
            label="Questions (optional)"
            rows={questions.length > 3 ? questions.length : 3}
            value={questions.join('\n')}
            hint="Questions that people ask an assistant, one per line, at most 10. If empty, they are inferred from each page."
            form={form}
          />
          <details class="more" open={isMore}>
            <summary>Paste HTML, compare pages</summary>
            <div class="stack-of-fields">
              <TextField
                name="competitors"
                label="Pages to compare with"
                rows={3}
                hint="For a single page: up to 5 addresses, one per line. Entities that half of them cover are expected on yours."
                form={form}
              />
              <TextField
                name="html"
                label="The page’s HTML"
                rows={5}
                hint="For a single page, which is then not fetched. Up to about 700 kB; the API accepts 5 MiB."
                form={form}
              />
              <SelectField name="max_age" label="Earlier analyses" options={ages} value="0" form={form} />
            </div>
          </details>
          <div class="row">
            <button type="submit" class="main">
              Analyse
            </button>
            <a class="button" href="/analyses">
              Cancel
            </a>
          </div>
          {environment === 'test' && <p class="soft small">Test environment: nothing is billed.</p>}
        </PostForm>
      </>
    );
  },
});

/** Those of an earlier analysis, given or inferred; none when it does not exist any more. */
async function questionsOf(call: MemberPageCall, id: string | undefined): Promise<readonly string[]> {
  if (id === undefined) return [];
  const record = await readAnalysis(call.app, call.caller, id);
  return record?.queries.map(({ query }) => query) ?? [];
}

const lines = (text: string | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const bodySchema = z.object({
  urls: z.string('Enter at least one address.'),
  queries: z.string().optional(),
  competitors: z.string().optional(),
  html: z.string().optional(),
  max_age: z.enum(['0', '3600', '86400', '604800']).catch('0'),
});

type Call = ActionCall<'developer', unknown, z.output<typeof bodySchema>>;

export const newAnalysisAction = defineAction({
  path: '/analyses/new',
  role: 'developer',
  audit: 'analyses.submitted',
  page: newAnalysisPage,
  body: bodySchema,
  perform: async (call) => {
    const { body, context } = call;
    // A page that comes with its HTML is not fetched.
    const isFetched = (body.html ?? '') === '';
    const addresses = readAddresses(body.urls, isFetched ? context.isBlockedHost : () => false);
    const queries = lines(body.queries);
    const others = readCompetitors(body.competitors, context.isBlockedHost);
    const problems: FieldProblems = {
      ...(addresses.ok ? {} : { urls: addresses.problem }),
      ...queryProblems(queries),
      ...(others.ok ? {} : { competitors: others.problem }),
      ...(addresses.ok && addresses.urls.length > 1 ? singleProblems(body) : {}),
    };
    if (!addresses.ok || !others.ok || Object.keys(problems).length > 0) return refuse(problems);
    return await submit(call, addresses.urls, { queries, competitors: others.urls });
  },
});

function readCompetitors(
  pasted: string | undefined,
  isBlockedHost: (host: string) => boolean,
): AddressReading {
  if ((pasted ?? '').trim() === '') return { ok: true, urls: [] };
  const reading = readAddresses(pasted ?? '', isBlockedHost);
  return reading.ok && reading.urls.length > 5 ? { ok: false, problem: 'Enter at most 5.' } : reading;
}

/** Fields that only a single page can have. */
function singleProblems({ competitors, html }: z.output<typeof bodySchema>): FieldProblems {
  const problem = 'Only available for a single page.';
  return {
    ...(competitors === undefined ? {} : { competitors: problem }),
    ...(html === undefined ? {} : { html: problem }),
  };
}

function queryProblems(queries: readonly string[]): FieldProblems {
  const [issue] = queriesSchema.safeParse(queries).error?.issues ?? [];
  if (issue === undefined) return {};
  return {
    queries: queries.length > 10 ? 'Enter at most 10.' : 'Each can have at most 300 characters.',
  };
}

async function submit(
  { app, caller, body, requestId }: Call,
  urls: readonly string[],
  more: { readonly queries: readonly string[]; readonly competitors: readonly string[] },
): Promise<Done> {
  const { queries, competitors } = more;
  const maxAgeSeconds = Number(body.max_age);
  const [url = ''] = urls;
  if (urls.length > 1) {
    const batch = await submitBatch(
      app,
      caller,
      { items: urls.map((url) => ({ url })), queries, maxAgeSeconds },
      requestId,
    );
    const auditDetails = { target: batch.id, detail: { pages: String(urls.length) } };
    return done(`/analyses/batches/${batch.id}`, undefined, auditDetails);
  }
  const page = {
    url,
    queries,
    competitors,
    ...(body.html === undefined ? {} : { html: body.html }),
  };
  const { id, status } = await submitAnalysis(app, caller, { ...page, maxAgeSeconds }, requestId);
  const said = status === 'completed' ? 'Reused a recent analysis.' : undefined;
  return done(pathOf(id), said, { target: id, detail: { pages: '1' } });
}
