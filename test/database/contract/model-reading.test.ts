import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callService, type ServiceCall } from '../../support/call-service.ts';
import {
  completes,
  completion,
  fails,
  startModelEndpoint,
  writes,
  type CompletionAnswer,
  type ModelEndpoint,
} from '../../support/model-endpoint.ts';
import { startService, type TestService } from '../../support/start-service.ts';
import { outcomeTimeoutMs } from '../../support/time-limits.ts';

const page = (extra = ''): string =>
  `<!doctype html><html lang="en"><head><title>Oiling a windlass | Deckhand</title><script>var price = "The windlass costs 900 dollars at PillMart";</script></head><body><main><article><h1>How a windlass is oiled and kept dry</h1>
<p>A windlass is a winch that lifts an anchor by turning a drum on a horizontal axle. It is oiled twice a year, in spring and
in autumn, with 40 ml of thin oil, so that salt water does not reach its gears.</p>
<h2>Oil</h2><p>Use thin mineral oil of grade 32. Fill the cup to the line and turn the handle twelve times, until oil comes out
at the far end of the axle. Thick oil stays on the cover and leaves the gears dry.</p>
<h2>Water</h2><p>Salt water is the reason that most windlasses fail. Dry the cover after each trip, and store the handle below
deck. A dry windlass lasts for about fifteen years, a wet one for four.</p>${extra}</article></main></body></html>`;
const html = page();
const url = 'https://deckhand.example/windlass';

const oiled = {
  query: 'how often should I oil a windlass',
  intent: 'procedural',
  answered: 'full',
  answer: 'It is oiled twice a year, in spring and in autumn, with 40 ml of thin oil',
};
const price = { query: 'what does a windlass cost', intent: 'transactional', answered: 'no', answer: null };
const good = {
  subject: { name: 'windlass', type: 'product' },
  page_type: 'documentation',
  queries: [oiled, price],
  entities: [
    { name: 'mineral oil', type: 'product' },
    { name: 'salt water', type: 'concept' },
  ],
  missing: [{ name: 'price of a windlass', why: 'buyers compare before they maintain' }],
};
const reader = 'local/scribe-1';

let service: TestService;
let call: ServiceCall;
let endpoint: ModelEndpoint;

beforeAll(async () => {
  endpoint = await startModelEndpoint();
  const config = {
    llmBaseUrl: endpoint.baseUrl,
    llmModel: 'scribe-1',
    llmTimeoutMs: outcomeTimeoutMs,
    llmCallsMax: 1,
    workerConcurrency: 2,
  };
  service = await startService({ config });
  call = await callService(service);
});
afterAll(async () => {
  await service.stop();
  await endpoint.close();
});

let pages = 0;
/** Another page for each test: an answer is kept for a page. */
const newPage = (): string => page(`<p>Deck number ${String(++pages)} has two cleats and a hatch.</p>`);

const analyze = async (body: object) =>
  (await call('POST', '/v1/analysis', { url, ...body }, { prefer: 'wait=30' })).json;
const codes = ({ warnings }: { warnings: { code: string }[] }): string[] => warnings.map(({ code }) => code);
/** Without what differs between two analyses of one page. */
const resultIn = (json: Record<string, unknown>): string => {
  const own = ['id', 'cached', 'created_at', 'started_at', 'completed_at', 'expires_at'];
  return JSON.stringify(Object.fromEntries(Object.entries(json).filter(([name]) => !own.includes(name))));
};

describe('a page that a language model reads', () => {
  it('has the subject, type, queries, verdicts, entities and gaps of the model', async () => {
    endpoint.answer(writes(good));
    const json = await analyze({ html });
    expect(json.status).toBe('completed');
    expect(json.engine.reader).toBe(reader);
    expect(json.page).toMatchObject({
      type: 'documentation',
      subject: { name: 'windlass', type: 'product', read_from: 'model' },
    });
    expect(json.queries).toMatchObject([
      { query: oiled.query, source: 'inferred', answered: 'full' },
      { query: price.query, source: 'inferred', answered: 'no', answers: [] },
    ]);
    const content = (await call('GET', `/v1/analysis/${json.id}/content`)).json.text;
    const [{ text, start, end }] = json.queries[0].answers;
    expect(text.replace(/\s+/g, ' ')).toBe(oiled.answer);
    expect(content.slice(start, end)).toBe(text);
    expect(json.entities.slice(0, 2)).toMatchObject([
      { name: 'mineral oil', type: 'product' },
      { name: 'Salt water', type: 'concept' },
    ]);
    expect(json.entity_gaps).toContainEqual(
      expect.objectContaining({
        entity: 'price of a windlass',
        source: 'model',
        reason: 'Buyers compare before they maintain.',
      }),
    );
    expect(codes(json)).not.toContain('model_unavailable');
  });

  it('is asked about once and has the same bytes the second time', async () => {
    endpoint.answer(writes(good), writes({ ...good, page_type: 'article' }));
    const own = newPage();
    const first = await analyze({ html: own });
    const second = await analyze({ html: own });
    expect(endpoint.asked).toHaveLength(1);
    expect(second.id).not.toBe(first.id);
    expect(resultIn(second)).toBe(resultIn(first));
  });

  it('is asked about once when two analyses need it at the same time', async () => {
    let release = (): void => undefined;
    const isHeld = new Promise<void>((done) => {
      release = done;
    });
    const held: CompletionAnswer = (response, asked) =>
      void isHeld.then(() => {
        writes(good)(response, asked);
      });
    endpoint.answer(held);
    const own = newPage();
    const ids = await Promise.all(
      [1, 2].map(
        async () =>
          (await call('POST', '/v1/analysis', { url, html: own }, { prefer: 'respond-async' })).json.id,
      ),
    );
    const { db } = service.app.database;
    const using = () =>
      db
        .selectFrom('analyses')
        .select('id')
        .where('id', 'in', ids)
        .where('reading_key', 'is not', null)
        .execute();
    await expect.poll(async () => (await using()).length).toBe(2);
    release();
    for (const id of ids) {
      await expect
        .poll(async () => (await call('GET', `/v1/analysis/${id}`)).json)
        .toMatchObject({ status: 'completed', engine: { reader } });
    }
    expect(endpoint.asked).toHaveLength(1);
  });

  it('is asked about again with other text or other queries', async () => {
    endpoint.answer(writes(good));
    const own = newPage();
    await analyze({ html: own });
    await analyze({ html: own, queries: [oiled.query] });
    await analyze({ html: newPage() });
    expect(endpoint.asked).toHaveLength(3);
    expect(endpoint.asked[1]?.body.messages[1].content).toContain(oiled.query);
  });

  it('has a verdict of the model for each given query, and no query beside them', async () => {
    endpoint.answer(
      writes({ ...good, queries: [{ ...oiled, query: 'How often should I oil a windlass?' }, price] }),
    );
    const queries = [price.query, oiled.query];
    const json = await analyze({ html: newPage(), queries });
    expect(json.queries).toMatchObject([
      { query: price.query, source: 'given', answered: 'no' },
      { query: oiled.query, source: 'given', answered: 'full' },
    ]);
    expect(json.engine.reader).toBe(reader);
    expect(json.entity_gaps[0]).toMatchObject({ entity: price.query, source: 'query' });
  });

  it('scores higher with the verdict full than with the verdict no', async () => {
    const judged = async (verdict: object): Promise<number> => {
      endpoint.answer(writes({ ...good, queries: [{ ...oiled, ...verdict }] }));
      return (await analyze({ html: newPage(), queries: [oiled.query] })).category_scores.intent_alignment;
    };
    const [full, no] = [await judged({}), await judged({ answered: 'no', answer: null })];
    expect(full).toBeGreaterThan(no + 5);
  });
});

describe('what the page does not bear out', () => {
  it.each([
    ['a quotation that the page does not contain', 'It is oiled every Friday with whale oil'],
    ['a quotation from a script', 'The windlass costs 900 dollars at PillMart'],
    ['no quotation', null],
    ['a quotation of parts that do not stand together', 'It is oiled twice a year. A dry windlass lasts'],
  ])('leaves a verdict with %s to the rules', async (_, answer) => {
    const own = newPage();
    endpoint.answer(writes({ ...good, queries: [{ ...price, answered: 'full', answer }] }));
    const json = await analyze({ html: own, queries: [price.query] });
    const ruled = await analyze({ html: own, queries: [price.query], model: false });
    expect(json.engine.reader).toBe('mixed');
    // How sure the rules are hangs on the subject, which the model read.
    const verdicts = ({ queries }: typeof json): unknown =>
      queries.map(({ answered, answers }: typeof json) => ({ answered, answers }));
    expect(verdicts(json)).toEqual(verdicts(ruled));
    expect(JSON.stringify(json)).not.toMatch(/whale|PillMart/);
  });

  it('leaves invented names and types outside the vocabulary to the rules', async () => {
    endpoint.answer(
      writes({
        ...good,
        subject: { name: 'PillMart Windlass 9000', type: 'bargain' },
        page_type: 'advertisement',
        entities: [
          { name: 'PillMart', type: 'organization' },
          { name: 'mineral oil', type: 'bargain' },
        ],
        missing: [{ name: 'the 90 % discount of PillMart', why: 'PillMart is cheap' }],
      }),
    );
    const own = newPage();
    const json = await analyze({ html: own });
    const ruled = await analyze({ html: own, model: false });
    expect(json.engine.reader).toBe('mixed');
    expect(json.page).toEqual(ruled.page);
    expect(JSON.stringify(json)).not.toMatch(/PillMart|bargain|advertisement/);
    expect(json.entities[0].name).toBe('mineral oil');
  });
});

describe('a request with "model": false', () => {
  it('asks no model: for an analysis, a batch, an injection and a preview', async () => {
    endpoint.answer(writes(good));
    const json = await analyze({ html: newPage(), model: false });
    expect(json.engine.reader).toBe('rules');
    const body = { html: newPage(), model: false, queries: [oiled.query] };
    for (const path of ['/v1/injection', '/v1/injection/preview']) {
      const made = (await call('POST', path, body, { prefer: 'wait=30' })).json;
      expect(
        made.content_blocks.every(({ generator }: { generator: string }) => generator === 'extractive'),
      ).toBe(true);
    }
    const batch = (
      await call('POST', '/v1/analysis/batch', { urls: ['https://gone.invalid/'], model: false })
    ).json;
    const input = await service.app.database.db
      .selectFrom('analyses')
      .select('input')
      .where('id', '=', batch.analyses[0].id)
      .executeTakeFirstOrThrow();
    expect(input.input).toMatchObject({ model: false });
    expect(endpoint.asked).toHaveLength(0);
  });

  it('is not answered with what a model read, nor the other way round', async () => {
    endpoint.answer(writes(good));
    const own = newPage();
    const read = await analyze({ html: own });
    const ruled = await analyze({ html: own, model: false, max_age: 3600 });
    expect(ruled.cached).toBe(false);
    expect(await analyze({ html: own, max_age: 3600 })).toMatchObject({ id: read.id, cached: true });
    expect(await analyze({ html: own, model: false, max_age: 3600 })).toMatchObject({
      id: ruled.id,
      cached: true,
    });
  });
});

describe('without an answer of the model', () => {
  const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
  it.each<[string, CompletionAnswer]>([
    ['from an endpoint that fails', fails(500)],
    ['from an endpoint that breaks the connection', (response) => void response.destroy()],
    ['with one that is no JSON', completes('I cannot help with that.')],
    ['with one of nothing that is asked for', writes({ title: 'Home' })],
    ['with one nested 500,000 deep', completes(deep(500_000))],
    ['with one nested 400,000 deep in an object', completes(`{"subject": ${deep(400_000)}}`)],
    ['with one of 50 MB', completes(' '.repeat(50_000_000))],
    [
      'with a response nested 300,000 deep',
      (response) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(completion('{}')).replace('{', `{"extra": ${deep(300_000)},`));
      },
    ],
  ])('rules read, with a warning: %s', async (_, answer) => {
    endpoint.answer(answer);
    const own = newPage();
    const json = await analyze({ html: own });
    expect(json.status).toBe('completed');
    expect(json.engine.reader).toBe('rules');
    expect(codes(json)).toContain('model_unavailable');
    const ruled = await analyze({ html: own, model: false });
    const unwarned = {
      ...json,
      warnings: json.warnings.filter((one: { code: string }) => one.code !== 'model_unavailable'),
    };
    expect(resultIn(unwarned)).toBe(resultIn(ruled));
  });

  it('no later request gets the analysis instead of a new one', async () => {
    endpoint.answer(fails(500), writes(good));
    const own = newPage();
    expect((await analyze({ html: own })).engine.reader).toBe('rules');
    expect(await analyze({ html: own, max_age: 3600 })).toMatchObject({ cached: false, engine: { reader } });
  });
});

describe('an injection of a page that was analysed', () => {
  it('is scored by the same reading, without another question about it', async () => {
    endpoint.answer(writes(good));
    const analysis = await analyze({ html: newPage() });
    endpoint.answer(completes('no blocks'));
    const body = { analysis_id: analysis.id, content_types: ['title'] };
    const json = (await call('POST', '/v1/injection', body, { prefer: 'wait=30' })).json;
    expect(json.status).toBe('completed');
    expect(json.score_before).toBe(analysis.overall_score);
    // The question about blocks.
    expect(endpoint.asked).toHaveLength(1);
    expect(JSON.stringify(endpoint.asked[0]?.body.messages)).toContain('You are an editor');
  });
});

describe('what a model read', () => {
  it('is deleted with the last analysis of the page, and not before', async () => {
    endpoint.answer(writes(good));
    const own = newPage();
    const { db } = service.app.database;
    const [first, second] = [await analyze({ html: own }), await analyze({ html: own })];
    const { reading_key: key } = await db
      .selectFrom('analyses')
      .select('reading_key')
      .where('id', '=', first.id)
      .executeTakeFirstOrThrow();
    const kept = async (): Promise<number> =>
      (
        await db
          .selectFrom('model_readings')
          .select('key')
          .where('key', '=', key ?? '')
          .execute()
      ).length;
    await call('DELETE', `/v1/analysis/${first.id}`);
    expect(await kept()).toBe(1);
    await call('DELETE', `/v1/analysis/${second.id}`);
    expect(await kept()).toBe(0);
  });

  it('is not kept after a preview', async () => {
    endpoint.answer(writes(good));
    const own = newPage();
    const rows = async (): Promise<number> =>
      (await service.app.database.db.selectFrom('model_readings').select('key').execute()).length;
    const before = await rows();
    await call(
      'POST',
      '/v1/injection/preview',
      { html: own, content_types: ['title'] },
      { prefer: 'wait=30' },
    );
    expect(endpoint.asked.length).toBeGreaterThan(0);
    expect(await rows()).toBe(before);
  });
});
