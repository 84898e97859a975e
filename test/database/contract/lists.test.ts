import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestServer } from '../../support/start-test-server.ts';
import { startTestServer } from '../../support/start-test-server.ts';

let test: TestServer;
let key: string;
let otherEnvironment: string;
let clock = Date.parse('2026-11-21T09:00:00.000Z');

beforeAll(async () => {
  test = await startTestServer();
  ({ key } = await test.createKey({ type: 'secret', environment: 'live', rate_limit: 100_000 }));
  ({ key: otherEnvironment } = await test.createKey({
    type: 'secret',
    environment: 'test',
    rate_limit: 100_000,
  }));
});
afterAll(() => test.close());

/** Each submission a millisecond later than the one before, so that "newest" has one meaning. */
const submit = async (url: string, by = key): Promise<string> => {
  clock += 1;
  test.setTime(new Date(clock));
  const headers = { prefer: 'wait=0' };
  return (await test.call(by, { method: 'POST', url: '/v1/analysis', headers, payload: { url } })).json().id;
};
const submitBatch = async (url: string): Promise<string> => {
  clock += 1;
  test.setTime(new Date(clock));
  const payload = { urls: [url] };
  return (await test.call(key, { method: 'POST', url: '/v1/analysis/batch', payload })).json().id;
};

interface Page {
  readonly object: string;
  readonly data: readonly { readonly id: string; readonly object: string; readonly status: string }[];
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

const list = async (path: string, by = key): Promise<Page> => {
  const response = await test.call(by, { url: path });
  expect(response.statusCode).toBe(200);
  return response.json();
};

const idsOf = (page: Page): string[] => page.data.map((entry) => entry.id);

describe.each([
  { path: '/v1/analysis', whole: '/v1/analysis?view=full', object: 'analysis', make: submit },
  {
    ...{ path: '/v1/analysis/batch', whole: '/v1/analysis/batch' },
    ...{ object: 'analysis_batch', make: submitBatch },
  },
])('GET $path', ({ path, whole, object, make }) => {
  let made: string[];

  beforeEach(async () => {
    await test.app.database.db.deleteFrom('batches').execute();
    await test.app.database.db.deleteFrom('analyses').execute();
    made = [];
    for (let index = 0; index < 7; index += 1) made.push(await make(`https://list.example/${index}`));
  });

  it('lists the newest first, each equal to its single read', async () => {
    const page = await list(whole);
    expect(page).toMatchObject({ object: 'list', has_more: false, next_cursor: null });
    expect(idsOf(page)).toEqual([...made].reverse());
    const alone = await test.call(key, { url: `${path}/${made[3] ?? ''}` });
    expect(alone.json().object).toBe(object);
    expect(page.data[3]).toEqual(alone.json());
  });

  it('has no duplicate or gap across pages while entries are added and removed', async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Page = await list(`${path}?limit=2${cursor === null ? '' : `&cursor=${cursor}`}`);
      expect(page.has_more).toBe(page.next_cursor !== null);
      seen.push(...idsOf(page));
      cursor = page.next_cursor;
      await make(`https://list.example/later/${seen.length}`);
      // The entry that the cursor stands on.
      if (seen.length === 2) {
        const table = object === 'analysis' ? 'analyses' : 'batches';
        await test.app.database.db
          .deleteFrom(table)
          .where('id', '=', seen[1] ?? '')
          .execute();
      }
    } while (cursor !== null);
    expect(seen).toEqual([...made].reverse());
  });

  it('ends exactly at its last entry', async () => {
    const page = await list(`${path}?limit=7`);
    expect(page.data).toHaveLength(7);
    expect(page).toMatchObject({ has_more: false, next_cursor: null });
  });

  it('excludes the other environment', async () => {
    const page = await list(path, otherEnvironment);
    expect(page).toEqual({ object: 'list', data: [], has_more: false, next_cursor: null });
  });

  it('filters by status', async () => {
    expect(idsOf(await list(`${path}?status=queued`))).toEqual([...made].reverse());
    expect((await list(`${path}?status=completed`)).data).toEqual([]);
  });

  it.each(['0', '101', '-1', '1.5', 'many', ''])('rejects limit=%s', async (limit) => {
    const response = await test.call(key, { url: `${path}?limit=${limit}` });
    expect(response.statusCode).toBe(400);
    expect(response.json().error.param).toBe('limit');
  });

  it.each(['status=done', 'order=asc', 'limit=1&limit=2', 'status=queued&status=queued'])(
    'rejects ?%s',
    async (query) => {
      const response = await test.call(key, { url: `${path}?${query}` });
      expect(response.statusCode).toBe(400);
      expect(response.json().error.param).toBe(query.split('=', 1)[0]);
    },
  );

  it('rejects a cursor that is invalid, altered, or of another list, filter or environment', async () => {
    const { next_cursor: cursor } = await list(`${path}?limit=2`);
    const good = cursor ?? '';
    const otherPath = path === '/v1/analysis' ? '/v1/analysis/batch' : '/v1/analysis';
    const bytes = Buffer.from(good, 'base64url');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    for (const [target, by] of [
      [`${path}?cursor=`, key],
      [`${path}?cursor=junk`, key],
      [`${path}?cursor=${'a'.repeat(5000)}`, key],
      [`${path}?cursor=${made[0] ?? ''}`, key],
      [`${path}?cursor=${good}A`, key],
      [`${path}?cursor=${good.slice(0, -1)}`, key],
      [`${path}?cursor=${encodeURIComponent(`${good}=`)}`, key],
      [`${path}?cursor=${bytes.toString('base64url')}`, key],
      [`${path}?cursor=${good}&status=queued`, key],
      [`${otherPath}?cursor=${good}`, key],
      [`${path}?cursor=${good}`, otherEnvironment],
    ] as const) {
      const response = await test.call(by, { url: target });
      expect([target, response.statusCode]).toEqual([target, 400]);
      expect(response.json().error).toMatchObject({ code: 'invalid_cursor', param: 'cursor' });
    }
    expect((await list(`${path}?cursor=${good}&limit=5`)).data).toHaveLength(5);
  });
});

describe('GET /v1/analysis?url=', () => {
  it('lists only the analyses of exactly that URL', async () => {
    const url = 'https://exact.example/a?b=c&d=ü';
    const first = await submit(url);
    await submit('https://exact.example/a');
    const second = await submit(url);
    await submit(url, otherEnvironment);
    const query = `url=${encodeURIComponent(url)}`;
    expect(idsOf(await list(`/v1/analysis?${query}`))).toEqual([second, first]);
    await test.complete(first);
    expect(idsOf(await list(`/v1/analysis?${query}&status=completed`))).toEqual([first]);
  });

  it('finds the longest allowed URL', async () => {
    const url = `https://long.example/${'ü'.repeat(2000)}`;
    const id = await submit(url);
    expect(idsOf(await list(`/v1/analysis?url=${encodeURIComponent(url)}`))).toEqual([id]);
  });
});
