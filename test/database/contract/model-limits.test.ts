import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callService, type ServiceCall } from '../../support/call-service.ts';
import { fails, startModelEndpoint, writes, type ModelEndpoint } from '../../support/model-endpoint.ts';
import { startService, type TestService } from '../../support/start-service.ts';

const html = `<!doctype html><html lang="en"><head><title>Home</title></head><body><main><article><h1>How a windlass is oiled and kept dry</h1>
<p>A windlass is a winch that lifts an anchor by turning a drum on a horizontal axle. It is oiled twice a year, in spring and
in autumn, with 40 ml of thin oil, so that salt water does not reach its gears.</p>
<h2>Oil</h2><p>Use thin mineral oil of grade 32. Fill the cup to the line and turn the handle twelve times.</p>
</article></main></body></html>`;
const wanted = { html, queries: ['how is a windlass oiled'], content_types: ['title', 'meta_description'] };
const good = { title: 'How a windlass is oiled twice a year and kept dry', meta_description: null };
const generator = 'local/scribe-1';
const tokensPerDay = 6_000;

let endpoint: ModelEndpoint;
let service: TestService;
let call: ServiceCall;
let laterMs = 0;
const logged: Record<string, unknown>[] = [];

beforeAll(async () => {
  endpoint = await startModelEndpoint();
  const log = pino(
    { level: 'info' },
    { write: (line: string) => void logged.push(JSON.parse(line) as Record<string, unknown>) },
  );
  const config = {
    llmBaseUrl: endpoint.baseUrl,
    llmModel: 'scribe-1',
    llmOutputTokensMax: 900,
    llmCallsMax: 1,
    llmFailuresMax: 2,
    // Questions are counted here: blocks alone ask one each.
    llmUses: ['blocks'] as const,
    llmTokensPerDay: tokensPerDay,
  };
  service = await startService({ log, config, now: () => new Date(Date.now() + laterMs) });
  call = await callService(service);
});
afterAll(async () => {
  await service.stop();
  await endpoint.close();
});

interface Injection {
  readonly status: string;
  readonly content_blocks: readonly { readonly type: string; readonly generator: string }[];
  readonly warnings: readonly { readonly code: string; readonly message: string }[];
}

const submit = async (): Promise<Injection> =>
  (await call('POST', '/v1/injection', wanted, { prefer: 'wait=30' })).json as Injection;
const codesOf = ({ warnings }: Injection): string[] => warnings.map(({ code }) => code);
const figure = async (name: string): Promise<number> => {
  const text = await (await fetch(`${service.baseUrl}/metrics`)).text();
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.split(' ').at(-1) ?? Number.NaN);
};

it('an endpoint that fails again and again is not asked, with a warning, until a trial succeeds', async () => {
  endpoint.answer(fails(500));
  for (let count = 0; count < 2; count++) expect(codesOf(await submit())).toContain('model_unavailable');
  expect(endpoint.asked).toHaveLength(2);
  const refused = await submit();
  expect(refused.status).toBe('completed');
  expect(refused.content_blocks.length).toBeGreaterThan(0);
  expect(refused.warnings.find(({ code }) => code === 'model_unavailable')?.message).toContain(
    'was not asked, because its last questions have failed',
  );
  expect(endpoint.asked).toHaveLength(2);
  expect(await figure('citeworthy_model_breaker{state="open"}')).toBe(1);
  expect(await figure('citeworthy_model_breaker{state="closed"}')).toBe(0);
  laterMs = 30_000;
  endpoint.answer(writes(good));
  expect(codesOf(await submit())).not.toContain('model_unavailable');
  expect(endpoint.asked).toHaveLength(1);
  expect(await figure('citeworthy_model_breaker{state="closed"}')).toBe(1);
  expect(await figure('citeworthy_model_questions{state="active"}')).toBe(0);
  const changes = logged.map(({ msg }) => String(msg)).filter((msg) => msg.startsWith('the language model'));
  expect(changes).toEqual([
    'the language model keeps failing; it is not asked for a while',
    'the language model answers again',
  ]);
});

it('beyond LLM_TOKENS_PER_DAY an account gets blocks from the page’s own words, with a warning', async () => {
  endpoint.answer(writes(good));
  let injection = await submit();
  for (let count = 0; count < 10 && !codesOf(injection).includes('model_budget'); count++) {
    expect(injection.content_blocks.map((block) => block.generator)).toContain(generator);
    injection = await submit();
  }
  expect(injection).toMatchObject({ status: 'completed', error: null });
  expect(codesOf(injection)).toContain('model_budget');
  expect(injection.content_blocks.length).toBeGreaterThan(0);
  expect(injection.content_blocks.map((block) => block.generator)).not.toContain(generator);
  const { json } = await call('GET', '/v1/usage?group_by=day');
  const { days, ...total } = json.model as Record<string, unknown> & { days: unknown[] };
  // One of the first test, and two without tokens, because a refusal costs none.
  const answered = endpoint.asked.length + 1;
  expect(total).toEqual({
    questions: answered + 2,
    input_tokens: answered * 1_200,
    output_tokens: answered * 300,
    estimated_tokens: 0,
    tokens_per_day: tokensPerDay,
  });
  expect(answered * 1_500).toBeLessThanOrEqual(tokensPerDay);
  expect(days).toHaveLength(1);
  expect((await call('GET', '/v1/usage')).json.model).toEqual(total);
  expect(await figure('citeworthy_model_question_duration_seconds_count{outcome="budget"}')).toBe(1);
});

it('analyses of a dead endpoint ask nothing once its breaker is open, each with its warning', async () => {
  const dead = await startModelEndpoint();
  dead.answer(fails(500));
  const reading = await startService({
    config: {
      llmBaseUrl: dead.baseUrl,
      llmModel: 'reader-1',
      llmCallsMax: 1,
      llmFailuresMax: 2,
      llmUses: ['reading'] as const,
    },
  });
  try {
    const ask = await callService(reading);
    const analyse = async (extra: object = {}) =>
      (
        await ask(
          'POST',
          '/v1/analysis',
          { url: 'https://pages.example/windlass', html: wanted.html, ...extra },
          { prefer: 'wait=30' },
        )
      ).json;
    for (let count = 0; count < 2; count++) {
      const { engine, warnings } = await analyse();
      expect(engine.reader).toBe('rules');
      expect(warnings).toContainEqual(expect.objectContaining({ code: 'model_unavailable' }));
    }
    const { length } = dead.asked;
    const refused = await analyse();
    expect(dead.asked).toHaveLength(length);
    expect(refused.warnings).toContainEqual(
      expect.objectContaining({
        code: 'model_unavailable',
        message: expect.stringContaining('was not asked') as unknown,
      }),
    );
    const alone = await analyse({ model: false });
    expect(refused.checks).toEqual(alone.checks);
    expect(refused.overall_score).toBe(alone.overall_score);
  } finally {
    await reading.stop();
    await dead.close();
  }
});
