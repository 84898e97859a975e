import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ensureAccount } from '../../../src/entry/process/first-start.ts';
import { addEndpoint } from '../../../src/features/webhooks/add-endpoint.ts';
import { callService, type ServiceAnswer, type ServiceCall } from '../../support/call-service.ts';
import { answeringPage, answeringSentence, citationQuestion, vaguePage } from '../../support/rival-pages.ts';
import { findInDatabase } from '../../support/find-in-database.ts';
import { fails, startModelEndpoint, type ModelEndpoint } from '../../support/model-endpoint.ts';
import { startReceiver, type Receiver } from '../../support/receiver.ts';
import { asksForCitations, cites, readsOnly } from '../../support/scripted-assistant.ts';
import { startService, type TestService } from '../../support/start-service.ts';
import { outcomeTimeoutMs } from '../../support/time-limits.ts';

let service: TestService;
let call: ServiceCall;
let endpoint: ModelEndpoint;
let receiver: Receiver;

beforeAll(async () => {
  [endpoint, receiver] = await Promise.all([startModelEndpoint(), startReceiver()]);
  const config = {
    llmBaseUrl: endpoint.baseUrl,
    llmModel: 'scribe-1',
    llmUses: ['reading'] as const,
    llmTimeoutMs: outcomeTimeoutMs,
    llmCallsMax: 1,
  };
  service = await startService({ config });
  call = await callService(service);
});
beforeEach(() => endpoint.answer(cites(answeringSentence)));
afterAll(async () => {
  await service.stop();
  await Promise.all([endpoint.close(), receiver.close()]);
});

let pages = 0;
/** Other words in each test, so that no answer is kept from another one. */
const marked = (html: string, marker = `Mark ${String((pages += 1))}`): string =>
  html.replace('</article>', `<p>${marker} is the model of this year.</p></article>`);

const ownUrl = 'https://deck.example/windlass';
const rivalUrl = 'https://rival.example/windlass';
/** Without the own page. */
const askedOf = (more: object = {}) => ({
  questions: [citationQuestion],
  rivals: [{ url: rivalUrl, html: answeringPage }],
  runs: 3,
  ...more,
});
const requestOf = (more: object = {}) => askedOf({ url: ownUrl, html: marked(vaguePage), ...more });

const submit = (body: object, headers = {}): Promise<ServiceAnswer> =>
  call('POST', '/v1/citation-tests', body, { prefer: 'wait=30', headers });
const test = async (more: object = {}) => {
  const { status, json } = await submit(requestOf(more));
  expect([status, json.status, json.error]).toEqual([200, 'completed', null]);
  return json;
};
const receiptsOf = async (id: string) =>
  (await call('GET', `/v1/citation-tests/${id}/receipts?limit=100`)).json;
const runsAsked = (): number => endpoint.asked.filter(asksForCitations).length;
const usage = async (): Promise<number> => {
  const rows = await service.app.database.db
    .selectFrom('usage_records')
    .select('resource_id')
    .where('metric', '=', 'citation_tests')
    .execute();
  return rows.length;
};

describe('a citation test with a language model', () => {
  it('says how often each page is cited, why this one is not, and keeps the receipts', async () => {
    const json = await test();
    expect(json).toMatchObject({
      object: 'citation_test',
      environment: 'live',
      url: ownUrl,
      questions: [citationQuestion],
      rivals: [rivalUrl],
      runs: 3,
      model: true,
      assistant: 'local/scribe-1',
      rate: { cited: 0, runs: 3, value: 0 },
      comparison: null,
    });
    expect(json.pages).toMatchObject([
      { page: 0, role: 'own', url: ownUrl, status: 'read' },
      { page: 1, role: 'rival', url: rivalUrl, status: 'read' },
    ]);
    const [result] = json.results;
    expect(result.runs).toEqual({ asked: 3, answered: 3, failed: 0 });
    expect(result.citations).toMatchObject([
      { page: 0, cited: 0 },
      { page: 1, cited: 3 },
    ]);
    expect(result.cause).not.toBeNull();
    expect(result.cause.winner).toMatchObject({ page: 1 });
    const receipts = await receiptsOf(json.id);
    expect(receipts.data.map(({ run, version }: { run: number; version: string }) => [version, run])).toEqual(
      [
        ['own', 1],
        ['own', 2],
        ['own', 3],
      ],
    );
    expect(receipts.data[0]).toMatchObject({ object: 'citation_receipt', assistant: 'local/scribe-1' });
    expect(receipts.data[0].answer).toMatch(/every six months with 40 ml of thin oil \[\d\]\.$/);
    expect(runsAsked()).toBe(3);
  });

  it('asks nothing again for the same pages, questions and model, and only what is new for more runs', async () => {
    const body = requestOf();
    const first = (await submit(body)).json;
    const again = (await submit(body)).json;
    expect(runsAsked()).toBe(3);
    expect(again.id).not.toBe(first.id);
    expect([again.results, again.rate]).toEqual([first.results, first.rate]);
    expect((await receiptsOf(again.id)).data).toEqual((await receiptsOf(first.id)).data);
    const more = (await submit({ ...body, runs: 5 })).json;
    expect(more.results[0].runs.answered).toBe(5);
    expect(runsAsked()).toBe(5);
  });

  it('is metered once, replayed for its key, and listed with what it found', async () => {
    const before = await usage();
    const body = requestOf();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = await submit(body, headers);
    const replayed = await submit(body, headers);
    expect(replayed.headers.get('idempotent-replayed')).toBe('true');
    expect(replayed.json).toEqual(first.json);
    expect(await usage()).toBe(before + 1);
    const other = await submit({ ...body, runs: 4 }, headers);
    expect([other.status, other.json.error.code]).toEqual([409, 'idempotency_key_reused']);
    const { json: list } = await call(
      'GET',
      `/v1/citation-tests?url=${encodeURIComponent(`${ownUrl}#top`)}&limit=1`,
    );
    expect(list).toMatchObject({ object: 'list', data: [{ id: first.json.id, rate: first.json.rate }] });
    expect(list.data[0].causes).toEqual([first.json.results[0].cause.code]);
    expect(list.data[0].results).toBeUndefined();
    expect((await call('GET', `/v1/citation-tests/${first.json.id}`)).json).toEqual(first.json);
  });

  it('sends one event of less than 20 kB when it ends', async () => {
    const accountId = await ensureAccount(service.app.database.db, new Date());
    receiver.answer('/hook', (response) => void response.end());
    const url = receiver.url('/hook');
    await addEndpoint(service.app, accountId, {
      url,
      environment: 'live',
      events: ['citation_test.completed', 'citation_test.failed'],
    });
    const questions = Array.from(
      { length: 5 },
      (_, index) => `${citationQuestion} in year ${String(index)}?`,
    );
    const metadata = Object.fromEntries(
      Array.from({ length: 16 }, (_, index) => [`key ${String(index)}`, 'ü'.repeat(500)]),
    );
    const { id } = await test({ questions, runs: 1, metadata });
    await expect.poll(() => receiver.at('/hook').length).toBe(1);
    const [{ body } = { body: '' }] = receiver.at('/hook');
    expect(Buffer.byteLength(String(body))).toBeLessThan(20_000);
    expect(JSON.parse(String(body))).toMatchObject({
      type: 'citation_test.completed',
      data: { id, object: 'citation_test', status: 'completed', assistant: 'local/scribe-1', error: null },
    });
  });
});

describe('before and after', () => {
  it('tests an analysed page against its new version with the same rivals', async () => {
    const before = marked(vaguePage);
    const analysis = await call('POST', '/v1/analysis', { url: ownUrl, html: before }, { prefer: 'wait=30' });
    const rivals = [{ url: rivalUrl, html: marked(vaguePage) }];
    const body = {
      ...askedOf({ rivals }),
      analysis_id: analysis.json.id,
      html: marked(answeringPage),
    };
    const { json } = await submit(body);
    expect(json).toMatchObject({ status: 'completed', url: ownUrl, analysis_id: analysis.json.id });
    expect(json.pages.map(({ role }: { role: string }) => role)).toEqual(['own', 'before', 'rival']);
    expect(json.comparison).toMatchObject({
      before: { cited: 0, runs: 3 },
      after: { cited: 3, runs: 3 },
      difference: { value: 1 },
    });
    expect((await receiptsOf(json.id)).data).toHaveLength(6);
  });

  it('tests the page of an injection without and with its blocks, and finds the test by the injection', async () => {
    const made = await call(
      'POST',
      '/v1/injection',
      { url: ownUrl, html: marked(vaguePage), model: false },
      { prefer: 'wait=30' },
    );
    expect(made.json.status).toBe('completed');
    const { json } = await submit(askedOf({ injection_id: made.json.id }));
    expect(json).toMatchObject({ status: 'completed', injection_id: made.json.id, url: ownUrl });
    expect(json.pages.map(({ role }: { role: string }) => role)).toEqual(['own', 'before', 'rival']);
    expect(json.comparison).not.toBeNull();
    const { json: list } = await call('GET', `/v1/citation-tests?injection_id=${String(made.json.id)}`);
    expect(list.data.map(({ id }: { id: string }) => id)).toEqual([json.id]);
    expect((await call('DELETE', `/v1/injection/${String(made.json.id)}`)).status).toBe(200);
    expect((await call('GET', `/v1/citation-tests/${String(json.id)}`)).status).toBe(404);
  });
});

describe('a citation test without answers of a model', () => {
  const codes = ({ warnings }: { warnings: { code: string }[] }): string[] =>
    warnings.map(({ code }) => code);

  it('asks nothing when the request says so, and still retrieves and compares', async () => {
    const json = await test({ model: false });
    expect(endpoint.asked).toHaveLength(0);
    expect(json).toMatchObject({ model: false, assistant: null, rate: null, warnings: [] });
    expect(json.results[0].sources.length).toBeGreaterThan(1);
    expect(json.results[0].verdicts).toHaveLength(2);
    expect((await receiptsOf(json.id)).data).toEqual([]);
  });

  it('keeps retrieval and verdicts, with a warning, when the model is dead', async () => {
    endpoint.answer(readsOnly(fails(500)));
    const json = await test();
    expect(codes(json)).toContain('model_unavailable');
    expect(json).toMatchObject({ status: 'completed', rate: null });
    expect(json.results[0].runs).toMatchObject({ answered: 0 });
    expect(json.results[0].sources.length).toBeGreaterThan(1);
  });

  it('counts the runs that were answered when others fail', async () => {
    let count = 0;
    const cite = cites(answeringSentence);
    endpoint.answer(
      readsOnly((response, asked) =>
        (count += 1) === 2 ? fails(400)(response, asked) : cite(response, asked),
      ),
    );
    const json = await test();
    expect(json.results[0].runs).toEqual({ asked: 3, answered: 2, failed: 1 });
    expect(json.rate).toMatchObject({ runs: 2 });
    expect(codes(json)).toContain('model_unavailable');
    expect((await receiptsOf(json.id)).data).toHaveLength(2);
  });

  it('asks nothing at all when the tokens of the day do not last for every run', async () => {
    const config = {
      llmBaseUrl: endpoint.baseUrl,
      llmModel: 'scribe-1',
      llmUses: ['reading'] as const,
      llmTokensPerDay: 6_000,
    };
    const poor = await startService({ config });
    try {
      const callPoor = await callService(poor);
      const { json } = await callPoor('POST', '/v1/citation-tests', requestOf(), { prefer: 'wait=30' });
      expect(codes(json)).toContain('model_budget');
      expect(json).toMatchObject({ status: 'completed', rate: null });
      expect(json.results[0].runs).toEqual({ asked: 0, answered: 0, failed: 0 });
      expect(json.results[0].sources.length).toBeGreaterThan(1);
      expect(runsAsked()).toBe(0);
    } finally {
      await poor.stop();
    }
  });

  it('reports a page that cannot be fetched as unreachable, and fails only when none can', async () => {
    const gone = receiver.url('/gone');
    receiver.answer('/gone', (response) => void response.writeHead(404).end());
    const rest = askedOf({ url: gone, model: false });
    const { json } = await submit(rest);
    expect(json).toMatchObject({ status: 'completed', error: null });
    expect(json.pages[0]).toMatchObject({ role: 'own', status: 'unreachable' });
    expect(json.pages[0].reason).toContain('404');
    expect(json.results[0].cause).toMatchObject({ code: 'unreachable' });
    const before = await usage();
    const none = await submit({ ...rest, rivals: [`${gone}?2`] });
    expect(none.json).toMatchObject({ status: 'failed', error: { code: 'http_status' }, results: [] });
    expect(await usage()).toBe(before);
  });
});

describe('a request that is not valid', () => {
  const valid = { url: ownUrl, questions: ['q'], rivals: [rivalUrl] };
  it.each([
    [{ ...valid, url: undefined }, 'url', 'Give one of url, html, analysis_id and injection_id.'],
    [{ ...valid, url: 'ftp://deck.example/' }, 'url', 'http'],
    [{ ...valid, url: 'http://10.0.0.1/' }, 'url', 'public'],
    [{ ...valid, questions: [] }, 'questions', 'at least 1'],
    [{ ...valid, questions: ['1', '2', '3', '4', '5', '6'] }, 'questions', 'at most 5'],
    [{ ...valid, questions: [' '] }, 'questions[0]', 'blank'],
    [{ ...valid, questions: ['a', 'a'] }, 'questions[1]', 'earlier question'],
    [{ ...valid, rivals: [] }, 'rivals', 'at least 1'],
    [
      { ...valid, rivals: Array.from({ length: 8 }, (_, index) => `${rivalUrl}${String(index)}`) },
      'rivals',
      'at most 7',
    ],
    [{ ...valid, rivals: ['nowhere'] }, 'rivals[0]', 'http'],
    [{ ...valid, rivals: ['http://10.0.0.1/'] }, 'rivals[0]', 'public'],
    [{ ...valid, rivals: [{ url: rivalUrl }] }, 'rivals[0].html', 'required'],
    [{ ...valid, rivals: [{ url: rivalUrl, html: '', note: 1 }] }, 'rivals[0].note', 'Allowed: url, html.'],
    [{ ...valid, rivals: [ownUrl] }, 'rivals[0]', 'own page'],
    [{ ...valid, rivals: [rivalUrl, `${rivalUrl}#top`] }, 'rivals[1]', 'earlier rival'],
    [{ ...valid, runs: 0 }, 'runs', '1 or more'],
    [{ ...valid, runs: 21 }, 'runs', '20 or less'],
    [{ ...valid, runs: 1.5 }, 'runs', 'whole number'],
    [{ ...valid, model: 'yes' }, 'model', 'true or false'],
    [{ ...valid, analysis_id: 'inj_1' }, 'analysis_id', 'an_'],
    [{ ...valid, injection_id: 'an_1' }, 'injection_id', 'inj_'],
    [{ ...valid, analysis_id: 'an_00000000000000000000000000' }, 'analysis_id', 'only one'],
    [{ ...valid, rival: rivalUrl }, 'rival', 'Did you mean rivals?'],
  ])('%j is refused with the field and what is allowed', async (body, param, words) => {
    const { status, json } = await submit(body);
    expect(status).toBe(400);
    const found = [json.error, ...(json.error.errors ?? [])].find((error) => error.param === param);
    expect(found, JSON.stringify(json.error)).toBeDefined();
    expect(found.message).toContain(words);
  });

  it.each([
    [{ analysis_id: 'an_00000000000000000000000000' }, 'analysis'],
    [{ injection_id: 'inj_00000000000000000000000000' }, 'injection'],
  ])('%j that names nothing is 404', async (source, what) => {
    const { status, json } = await submit({ questions: ['q'], rivals: [rivalUrl], ...source });
    expect([status, json.error.code]).toEqual([404, 'not_found']);
    expect(json.error.message).toContain(what);
  });
});

describe('the owner of a citation test', () => {
  it('alone finds, cancels and deletes it', async () => {
    const { id } = await test({ model: false });
    const stranger = { key: service.keys.test };
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/receipts'],
      ['POST', '/cancel'],
      ['DELETE', ''],
    ] as const) {
      const { status } = await call(method, `/v1/citation-tests/${String(id)}${path}`, undefined, stranger);
      expect([method, path, status]).toEqual([method, path, 404]);
    }
    expect((await call('GET', '/v1/citation-tests', undefined, stranger)).json.data).toEqual([]);
    expect((await call('POST', `/v1/citation-tests/${String(id)}/cancel`)).json.error.code).toBe(
      'invalid_state',
    );
  });

  it('cancels one that waits for its pages, which is then failed and not metered', async () => {
    receiver.answer('/silent', () => undefined);
    const before = await usage();
    const rest = askedOf({ url: receiver.url('/silent') });
    const queued = await call('POST', '/v1/citation-tests', rest, { prefer: 'wait=0' });
    expect(queued.status).toBe(202);
    expect(queued.headers.get('location')).toBe(`/v1/citation-tests/${String(queued.json.id)}`);
    const canceled = await call('POST', `/v1/citation-tests/${String(queued.json.id)}/cancel`);
    expect(canceled.json).toMatchObject({ status: 'failed', error: { code: 'canceled' } });
    expect(await usage()).toBe(before);
  });

  it('deletes every trace of it: pages, answers, receipts, stored responses', async () => {
    const marker = `zqmark${crypto.randomUUID().slice(0, 8)}`;
    const { db } = service.app.database;
    const sentence = answeringSentence.replace('thin', marker);
    endpoint.answer(cites(sentence));
    const rivals = [{ url: rivalUrl, html: answeringPage.replace('thin', marker) }];
    const body = requestOf({
      html: marked(vaguePage, marker),
      questions: [`${citationQuestion} ${marker}`],
      rivals,
    });
    const { json } = await submit(body, { 'idempotency-key': crypto.randomUUID() });
    expect(json.status).toBe('completed');
    const found = await findInDatabase(db, marker);
    expect(found).toContain('public.citation_answers.answer');
    expect(found).toContain('public.citation_runs.receipt');
    expect(found).not.toContain('public.citation_test_pages.html');
    expect((await call('DELETE', `/v1/citation-tests/${String(json.id)}`)).json).toEqual({
      id: json.id,
      deleted: true,
    });
    expect(await findInDatabase(db, marker)).toEqual([]);
    expect((await call('DELETE', `/v1/citation-tests/${String(json.id)}`)).status).toBe(404);
  });
});
