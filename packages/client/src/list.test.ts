import { describe, expect, it } from 'vitest';
import { json, scriptedFetch } from '../../../test/support/scripted-fetch.ts';
import { createClient } from './client.ts';

const page = (ids: readonly string[], nextCursor: string | null): (() => Response) =>
  json(200, {
    object: 'list',
    data: ids.map((id) => ({ id })),
    has_more: nextCursor !== null,
    next_cursor: nextCursor,
  });

describe('a list', () => {
  it('yields every entry in order, with the same filters on each page', async () => {
    const { fetch, sent } = scriptedFetch(page(['an_1', 'an_2'], 'c1'), page([], 'c2'), page(['an_3'], null));
    const { analyses } = createClient({ apiKey: 'k', baseUrl: 'http://h', fetch });
    const ids = [];
    for await (const { id } of analyses.list({ status: 'completed', limit: 2 })) ids.push(id);
    expect(ids).toEqual(['an_1', 'an_2', 'an_3']);
    expect(sent.map(({ url }) => new URL(url).search)).toEqual([
      '?status=completed&limit=2',
      '?status=completed&limit=2&cursor=c1',
      '?status=completed&limit=2&cursor=c2',
    ]);
  });

  it('reads no page that is not needed', async () => {
    const { fetch, sent } = scriptedFetch(page(['inj_1', 'inj_2'], 'c1'));
    const list = createClient({ apiKey: 'k', fetch }).injections.list();
    expect(sent).toHaveLength(0);
    for await (const { id } of list) if (id === 'inj_2') break;
    expect(sent).toHaveLength(1);
  });

  it('gives one page with the cursor of the next', async () => {
    const { fetch, sent } = scriptedFetch(page(['bat_1'], 'c1'));
    const { batches, billing } = createClient({ apiKey: 'k', baseUrl: 'http://h', fetch });
    expect(await batches.list({ cursor: 'c0' }).page()).toMatchObject({ has_more: true, next_cursor: 'c1' });
    await billing.invoices({ limit: 1 }).page();
    expect(sent.map(({ url }) => url)).toEqual([
      'http://h/v1/analysis/batch?cursor=c0',
      'http://h/v1/billing/invoices?limit=1',
    ]);
  });

  it('ends with the signal', async () => {
    const { fetch, sent } = scriptedFetch(page(['an_1'], 'c1'));
    const controller = new AbortController();
    const walk = async (): Promise<void> => {
      const list = createClient({ apiKey: 'k', fetch }).analyses.list({}, { signal: controller.signal });
      for await (const { id } of list) controller.abort(new Error(`enough after ${id}`));
    };
    await expect(walk()).rejects.toThrow('enough after an_1');
    expect(sent).toHaveLength(1);
  });
});
