import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createBlockSource, WAIT_MS } from './block-source.ts';
import type { Fault } from './fault.ts';
import { settingsOf } from './options.ts';
import { ANSWER_BYTES_MAX } from './read-published.ts';

// A visitor's wait for the service never ends by itself here: it would end early on a busy machine.
beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterAll(() => void vi.useRealTimers());

const address = 'https://a.example/';
const title = (text: string) => ({ id: 'blk_1', type: 'title', html: '', text });
const answerOf = (version: string | null, blocks: unknown = version === null ? null : [title(version)]) =>
  JSON.stringify({ object: 'tracker_page', version, content_blocks: blocks });

/** A source with a clock and a service of the test's own. */
function sourceWith(answer: (asked: string, init: RequestInit | undefined) => Promise<Response> | Response) {
  const state = { now: 0, asked: [] as string[], faults: [] as Fault[] };
  const settings = settingsOf({
    serviceUrl: 'https://service.example/',
    key: 'cw_sk_live_secret',
    onFault: (fault) => state.faults.push(fault),
    fetch: async (input, init) => {
      state.asked.push(String(input));
      return await answer(String(input), init);
    },
  });
  return { state, source: createBlockSource(settings, () => state.now) };
}

/** Lets everything run that waits for nothing outside. */
const settled = (): Promise<void> => new Promise((done) => setImmediate(done));

describe('reading', () => {
  test('asks once for many visitors at once, with the key, and then answers from memory', async () => {
    const heads: unknown[] = [];
    const { state, source } = sourceWith((_asked, init) => {
      heads.push(init?.headers, init?.redirect);
      return new Response(answerOf('v1'));
    });
    const read = await Promise.all(Array.from({ length: 20 }, () => source.read(address)));
    expect(read.map((published) => published?.version)).toEqual(read.map(() => 'v1'));
    expect(state.asked).toEqual([`https://service.example/v1/tracker?url=${encodeURIComponent(address)}`]);
    expect(heads).toEqual([expect.objectContaining({ authorization: 'Bearer cw_sk_live_secret' }), 'manual']);
  });

  test('remembers that nothing is published', async () => {
    const { state, source } = sourceWith(() => new Response(answerOf(null)));
    expect([await source.read(address), await source.read(address)]).toEqual([null, null]);
    expect(state.asked).toHaveLength(1);
  });

  test('gives what is known while it asks again in the background', async () => {
    let version = 'v1';
    const { state, source } = sourceWith(() => new Response(answerOf(version)));
    await source.read(address);
    version = 'v2';
    state.now = 60_000;
    expect((await source.read(address))?.version).toBe('v1');
    await settled();
    expect((await source.read(address))?.version).toBe('v2');
    expect(state.asked).toHaveLength(2);
  });

  test('waits for a service that hangs no longer than a visitor may, and not again', async () => {
    const { state, source } = sourceWith(() => new Promise(() => undefined));
    const ends = vi.fn();
    const reading = source.read(address).then(ends);
    await vi.advanceTimersByTimeAsync(WAIT_MS - 1);
    expect(ends).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await reading;
    expect(ends).toHaveBeenCalledWith(null);
    state.now = WAIT_MS;
    expect(await source.read(address)).toBeNull();
    expect(state.asked).toHaveLength(1);
  });

  test('has at most 16 requests running', async () => {
    const { state, source } = sourceWith(() => new Promise(() => undefined));
    for (let page = 0; page < 30; page++) source.warm(`${address}${String(page)}`);
    await settled();
    expect(state.asked).toHaveLength(16);
  });
});

describe('a failure', () => {
  const failures: Readonly<Record<string, [() => Response, Partial<Fault>, number]>> = {
    'a status': [() => new Response('', { status: 503 }), { reason: 'http_status', status: 503 }, 5_000],
    'a limit': [
      () => new Response('', { status: 429, headers: { 'retry-after': '20' } }),
      { reason: 'http_status', status: 429 },
      20_000,
    ],
    'a refused key': [
      () => new Response('', { status: 401 }),
      { reason: 'http_status', status: 401 },
      60_000,
    ],
    'a redirect': [
      () => new Response(null, { status: 302, headers: { location: 'https://evil.example' } }),
      { reason: 'http_status', status: 302 },
      5_000,
    ],
    'an answer of another kind': [
      () => new Response('{"object":"list"}'),
      { reason: 'invalid_answer' },
      5_000,
    ],
    'an answer that is not JSON': [() => new Response('<html>'), { reason: 'invalid_answer' }, 5_000],
    'a version that is no word': [() => new Response(answerOf('"\r\n')), { reason: 'invalid_answer' }, 5_000],
    'an endless answer': [
      () => new Response('x'.repeat(ANSWER_BYTES_MAX + 1)),
      { reason: 'too_large' },
      5_000,
    ],
  };

  test.each(Object.entries(failures))(
    'by %s leaves known blocks, and nobody asks for a while',
    async (_name, [failing, fault, pauseMs]) => {
      let isFailing = false;
      const { state, source } = sourceWith(() => (isFailing ? failing() : new Response(answerOf('v1'))));
      await source.read(address);
      isFailing = true;
      state.now = 60_000;
      await source.read(address);
      await settled();
      expect(state.faults).toEqual([{ address, ...fault }]);
      state.now += pauseMs - 1;
      expect((await source.read(address))?.version).toBe('v1');
      expect(await source.read(`${address}new`)).toBeNull();
      expect(state.asked).toHaveLength(2);
      isFailing = false;
      state.now += 1;
      expect((await source.read(`${address}new`))?.version).toBe('v1');
    },
  );

  test('for a day ends the use of known blocks', async () => {
    let isFailing = false;
    const { state, source } = sourceWith(() =>
      isFailing ? Promise.reject(new Error('connect 10.0.0.1:443')) : new Response(answerOf('v1')),
    );
    await source.read(address);
    isFailing = true;
    state.now = 86_400_001;
    expect(await source.read(address)).toBeNull();
    expect(state.faults).toEqual([{ address, reason: 'unreachable' }]);
  });
});

test('of an answer only blocks of a known shape are used, the first of each type', async () => {
  const heading = {
    id: 'blk_2',
    type: 'headings',
    html: '',
    items: [{ level: 2, text: 'Cost', anchor: 'It' }],
  };
  const { source } = sourceWith(
    () =>
      new Response(
        answerOf('v1', [
          null,
          { ...title('Bad id'), id: 'blk_"><script>' },
          { ...title('Words'), text: ['Words'] },
          title('First'),
          title('Second'),
          { id: 'blk_3', type: 'script', html: '<script>', text: 'x', items: [] },
          { ...heading, items: [{ level: 'h2', text: 'Cost', anchor: 'It' }] },
          heading,
          { id: 'blk_4', type: 'faq', html: '', items: [{ question: 'Why?' }] },
        ]),
      ),
  );
  const { blocks = [] } = (await source.read(address)) ?? {};
  expect(blocks.map((block) => [block.id, block.type])).toEqual([
    ['blk_1', 'title'],
    ['blk_2', 'headings'],
  ]);
  expect(blocks[0]).toMatchObject({ text: 'First' });
});

test.each(['cw_pk_live_x', '', 'secret-of-mine'])(
  'a key that is not secret (%j) is refused, unnamed',
  (key) => {
    expect(() => settingsOf({ serviceUrl: 'https://a.example', key })).toThrow(
      /^citeworthy: `key` must be [^x]*$/,
    );
  },
);

test.each(['http://service.example', 'ftp://a.example', 'https://user:word@a.example', 'a.example'])(
  'the service address %s is refused',
  (serviceUrl) => {
    expect(() => settingsOf({ serviceUrl, key: 'cw_sk_live_x' })).toThrow(/serviceUrl/);
  },
);
