import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itemsOfBlock } from '../../../src/core/blocks/block-items.ts';
import type { InjectionRecord } from '../../../src/core/schema/injection.ts';
import { editInjection } from '../../../src/features/injections/edit-injection.ts';
import { saveInjectionFailure } from '../../../src/features/injections/save-injection-end.ts';
import { decideItem } from '../../../src/features/injections/decide-item.ts';
import { readAcceptance } from '../../../src/features/injections/read-acceptance.ts';
import { undoReview } from '../../../src/features/injections/undo-review.ts';
import { memberCaller } from '../../../src/features/members/member-caller.ts';
import { beginSession, readSession } from '../../../src/features/members/read-session.ts';
import type { Caller } from '../../../src/features/keys/authenticate.ts';
import { callService, type ServiceCall } from '../../support/call-service.ts';
import {
  putBlocks,
  reviewedBlocks,
  reviewedPage,
  reviewedRequest,
} from '../../support/dashboard/reviewed-page.ts';
import {
  startWorkingDashboard,
  type WorkingDashboard,
} from '../../support/dashboard/start-working-dashboard.ts';
import { findInDatabase } from '../../support/find-in-database.ts';

let working: WorkingDashboard;
let call: ServiceCall;
let developer: Caller;
let cookie: string;
let csrf: string;

beforeAll(async () => {
  working = await startWorkingDashboard();
  call = await callService(working.service);
  const { app } = working.service;
  const token = await beginSession(app, working.dashboard.memberIds.developer);
  cookie = `citeworthy_session=${token}`;
  const session = await readSession(app, token);
  if (session === undefined) throw new Error('The test has no session.');
  developer = memberCaller(session, 'live');
});
afterAll(() => working.close());

const keyOf = (type: string, index = 0): string => {
  const block = reviewedBlocks.find((each) => each.type === type);
  return (block === undefined ? undefined : itemsOfBlock(block)[index]?.key) ?? '';
};

let pages = 0;
async function made(): Promise<string> {
  const url = `https://reviewed.example/${String((pages += 1))}`;
  const request = { url, html: reviewedPage, ...reviewedRequest };
  const { json } = await call('POST', '/v1/injection', request, { prefer: 'wait=30' });
  const { id } = json as InjectionRecord;
  await putBlocks(working.service.app.database.db, id);
  return id;
}
const read = async (id: string): Promise<InjectionRecord> =>
  (await call('GET', `/v1/injection/${id}`)).json as InjectionRecord;
const ended = (id: string) => expect.poll(async () => (await read(id)).status).toBe('completed');
const typesOf = ({ content_blocks: blocks }: InjectionRecord) => blocks.map(({ type }) => type);

async function open(path: string): Promise<string> {
  const response = await fetch(working.service.baseUrl + path, { headers: { cookie } });
  const body = await response.text();
  csrf = /name="_csrf" value="([^"]+)"/.exec(body)?.[1] ?? csrf;
  return body;
}

async function post(path: string, fields: Readonly<Record<string, string>> = {}) {
  return await fetch(working.service.baseUrl + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ _csrf: csrf, ...fields }).toString(),
  });
}

async function countsOf(id: string): Promise<readonly unknown[]> {
  const rows = await working.service.app.database.db
    .selectFrom('draft_decisions')
    .select(['block_type', 'generator', 'accepted', 'edited', 'rejected'])
    .where('injection_id', '=', id)
    .orderBy('block_type')
    .execute();
  return rows.map((row) => [row.block_type, row.generator, row.accepted, row.edited, row.rejected]);
}

const decide = (id: string, item: string, decision: 'accepted' | 'rejected') =>
  decideItem(working.service.app, developer, { id, item, decision });

describe('decisions about the items of a draft', () => {
  it('are counted once each, the last one, by type and generator, without any text', async () => {
    const id = await made();
    for (const decision of ['accepted', 'rejected', 'rejected'] as const) {
      expect(await decide(id, keyOf('title'), decision)).toEqual({ kind: 'decided', type: 'title' });
    }
    await decide(id, keyOf('faq', 0), 'accepted');
    await decide(id, keyOf('faq', 1), 'rejected');
    expect(await countsOf(id)).toEqual([
      ['faq', 'acme/writer-1', 1, 0, 1],
      ['title', 'extractive', 0, 0, 1],
    ]);
    const found = await findInDatabase(working.service.app.database.db, 'How a windlass is oiled');
    expect(found.filter((place) => /draft_/.test(place))).toEqual([]);
  });

  it('made at once are all kept', async () => {
    const id = await made();
    const items = [keyOf('title'), keyOf('meta_description'), ...[0, 1, 2].map((at) => keyOf('faq', at))];
    await Promise.all(items.map((item) => decide(id, item, 'accepted')));
    expect(await countsOf(id)).toEqual([
      ['faq', 'acme/writer-1', 3, 0, 0],
      ['meta_description', 'extractive', 1, 0, 0],
      ['title', 'extractive', 1, 0, 0],
    ]);
  });

  it('need a draft and an item of it', async () => {
    const id = await made();
    expect(await decide(id, 'itm_00000000000000000000', 'accepted')).toEqual({ kind: 'no_item' });
    expect(await decide(`${id.slice(0, -6)}000000`, keyOf('title'), 'accepted')).toEqual({
      kind: 'not_found',
    });
    expect(await undoReview(working.service.app, developer, id)).toEqual({ kind: 'nothing_to_undo' });
    await call('POST', `/v1/injection/${id}/publish`);
    expect(await decide(id, keyOf('title'), 'accepted')).toMatchObject({ kind: 'invalid_state' });
    expect(await undoReview(working.service.app, developer, id)).toMatchObject({ kind: 'invalid_state' });
  });

  it('of another account or environment do not exist', async () => {
    const id = await made();
    await decide(id, keyOf('title'), 'accepted');
    const before = await countsOf(id);
    for (const stranger of [
      { ...developer, environment: 'test' as const },
      { ...developer, accountId: 'acct_none' },
    ]) {
      const { app } = working.service;
      const item = keyOf('title');
      expect(await decideItem(app, stranger, { id, item, decision: 'rejected' })).toEqual({
        kind: 'not_found',
      });
      expect(await undoReview(app, stranger, id)).toEqual({ kind: 'not_found' });
      expect(await readAcceptance(app, stranger)).toEqual([]);
    }
    expect(await countsOf(id)).toEqual(before);
  });

  it('outlive their draft as numbers, and its text does not', async () => {
    const id = await made();
    await decide(id, keyOf('title'), 'rejected');
    await call('DELETE', `/v1/injection/${id}`);
    expect(await countsOf(id)).toEqual([['title', 'extractive', 0, 0, 1]]);
    const rows = await working.service.app.database.db
      .selectFrom('draft_reviews')
      .select('injection_id')
      .where('injection_id', '=', id)
      .execute();
    expect(rows).toEqual([]);
  });
});

describe('an edit through the API', () => {
  it('counts its items as edited, or as rejected when it leaves them out, and can be undone', async () => {
    const id = await made();
    const before = await read(id);
    const faq = reviewedBlocks.find(({ type }) => type === 'faq');
    if (faq?.type !== 'faq') throw new Error('The fixture has no FAQ.');
    const [first, second] = faq.items;
    if (first === undefined || second === undefined) throw new Error('The fixture has too few items.');
    const items = [{ ...first, answer: 'A windlass is a winch that lifts an anchor.' }, second];
    const edited = await call(
      'PATCH',
      `/v1/injection/${id}`,
      { content_blocks: [{ id: faq.id, items }] },
      { prefer: 'wait=30' },
    );
    expect(edited.json).toMatchObject({ status: 'completed', publication: 'draft' });
    expect(await countsOf(id)).toEqual([['faq', 'acme/writer-1', 0, 1, 1]]);
    expect(await undoReview(working.service.app, developer, id)).toEqual({
      kind: 'undone',
      action: 'edited',
    });
    expect(await read(id)).toEqual(before);
    expect(await countsOf(id)).toEqual([]);
    expect(await undoReview(working.service.app, developer, id)).toEqual({ kind: 'nothing_to_undo' });
  });
});

describe('an edit that fails', () => {
  it('leaves the draft and the decisions as they were', async () => {
    const id = await made();
    const { app } = working.service;
    await decide(id, keyOf('title'), 'rejected');
    const before = await read(id);
    const error = { code: 'timeout', message: 'The analysis took too long.', retryable: true } as const;
    await app.database.db.transaction().execute(async (trx) => {
      const inside = { ...app, database: { ...app.database, db: trx } };
      const changes = [{ id: 'blk_title', text: 'How a windlass is oiled twice a year' }];
      expect(await editInjection(inside, developer, { id, changes }, 'req_test')).toMatchObject({
        kind: 'accepted',
      });
      expect(await saveInjectionFailure(inside, trx, id, error, app.now())).toBe(true);
    });
    const after = await read(id);
    expect(after.content_blocks).toEqual(before.content_blocks);
    expect(after.warnings.map(({ code }) => code)).toContain('edit_failed');
    expect(await countsOf(id)).toEqual([['title', 'extractive', 0, 0, 1]]);
    expect(await undoReview(app, developer, id)).toEqual({ kind: 'nothing_to_undo' });
  });
});

describe('publishing', () => {
  it('by API leaves out what was rejected in the dashboard, and scores the page without it', async () => {
    const id = await made();
    await decide(id, keyOf('meta_description'), 'rejected');
    await decide(id, keyOf('faq', 0), 'rejected');
    const { status, json } = await call('POST', `/v1/injection/${id}/publish`, {}, { prefer: 'wait=30' });
    expect(status).toBe(200);
    const published = json as InjectionRecord;
    expect(published).toMatchObject({ status: 'completed', publication: 'published' });
    expect(typesOf(published)).toEqual(['title', 'faq', 'headings', 'supporting_paragraphs']);
    expect(JSON.stringify(published.content_blocks)).not.toContain('What is a windlass?');
    const { json: rendered } = await call('GET', `/v1/injection/${id}/render`);
    const { html } = rendered as { html: string };
    expect(html).not.toContain('What is a windlass?');
    const { queries } = published;
    const { json: analysis } = await call(
      'POST',
      '/v1/analysis',
      { url: published.url, html, queries: queries.map(({ query }) => query) },
      { prefer: 'wait=30' },
    );
    expect((analysis as { overall_score: number }).overall_score).toBe(published.score_after);
  });

  it('of a draft whose every item was rejected is refused', async () => {
    const id = await made();
    const items = reviewedBlocks.flatMap((block) => itemsOfBlock(block));
    for (const { key } of items) await decide(id, key, 'rejected');
    const { status, json } = await call('POST', `/v1/injection/${id}/publish`);
    expect(status).toBe(409);
    expect(JSON.stringify(json)).toContain('rejected every block');
  });
});

describe('the review in the dashboard', () => {
  it('decides, edits, regenerates and undoes by forms, each with an audit entry', async () => {
    const id = await made();
    const path = `/injections/${id}`;
    await open(path);
    const title = keyOf('title');
    const accepted = await post(`${path}/items/${title}`, { decision: 'accepted' });
    expect([accepted.status, accepted.headers.get('location')]).toEqual([303, `${path}#${title}`]);
    expect((await post(`${path}/items/${title}`, { decision: 'maybe' })).status).toBe(422);
    const short = await post(`${path}/items/${title}/edit`, { form: `${title} edit`, text: 'Short' });
    expect(short.status).toBe(422);
    expect(await short.text()).toContain('Must have 15 to 60 characters.');
    const words = { form: `${title} edit`, text: 'How a windlass is oiled twice a year' };
    expect((await post(`${path}/items/${title}/edit`, words)).status).toBe(303);
    await ended(id);
    expect((await read(id)).content_blocks[0]).toMatchObject({ text: words.text });
    expect(await open(path)).toContain('1 of 7 items decided');
    expect((await post(`${path}/items/${title}/edit`, words)).status).toBe(422);
    expect((await post(`${path}/undo`)).status).toBe(303);
    expect((await read(id)).content_blocks[0]).toMatchObject({
      id: 'blk_title',
      text: 'How a windlass is oiled and kept dry',
    });

    const fact = 'The second windlass of the harbour weighs 15 kg.';
    const oil = keyOf('faq', 1);
    expect((await post(`${path}/items/${oil}/regenerate`, { fact })).status).toBe(303);
    await ended(id);
    const again = await read(id);
    expect(JSON.stringify(again.content_blocks)).not.toContain('What oil does it take?');
    expect(JSON.stringify(again.content_blocks)).toContain('12 kg heavy');
    expect(await countsOf(id)).toEqual([
      ['faq', 'acme/writer-1', 0, 0, 1],
      ['title', 'extractive', 1, 0, 0],
    ]);
    expect(await open(path)).toContain('15 kg');
    await post(`${path}/undo`);
    expect(await open(path)).not.toContain('15 kg');
    expect(JSON.stringify((await read(id)).content_blocks)).toContain('What oil does it take?');

    const rows = await working.service.app.database.db
      .selectFrom('audit_log')
      .select('action')
      .where('target', '=', id)
      .orderBy('id')
      .execute();
    expect(rows.map(({ action }) => action)).toEqual([
      'injection.item_decided',
      'injection.edited',
      'injection.undone',
      'injection.item_regenerated',
      'injection.undone',
    ]);
  });

  it('says when the page and the facts give no other words', async () => {
    const id = await made();
    await open(`/injections/${id}`);
    await post(`/injections/${id}/items/${keyOf('headings')}/regenerate`, { hint: 'Shorter, please.' });
    await ended(id);
    const { warnings, content_blocks: blocks } = await read(id);
    expect(warnings.map(({ code }) => code)).toContain('not_regenerated');
    expect(blocks).toEqual((await read(id)).content_blocks);
    expect(await countsOf(id)).toEqual([]);
  });

  it('needs the form of the session', async () => {
    const id = await made();
    await open(`/injections/${id}`);
    const answer = await post(`/injections/${id}/items/${keyOf('title')}`, {
      _csrf: 'none',
      decision: 'accepted',
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await countsOf(id)).toEqual([]);
  });

  it('is summed up in the overview, with an interval from seven decisions on', async () => {
    const { app } = working.service;
    await app.database.db.deleteFrom('draft_decisions').execute();
    for (let drafts = 0; drafts < 2; drafts += 1) {
      const id = await made();
      for (const at of [0, 1, 2]) await decide(id, keyOf('faq', at), 'accepted');
      await decide(id, keyOf('title'), 'rejected');
    }
    const few = await open('/injections');
    expect(few).toContain('Decisions on drafts');
    expect(few).toContain('too few');
    expect(few).not.toMatch(/\d+ %<\/b>/);
    const id = await made();
    await decide(id, keyOf('faq', 0), 'rejected');
    const many = await open('/injections');
    expect(many).toMatch(/<b>86(?:<!-- -->)? %<\/b>/);
    expect(many).toContain('49 to 97 %');
    expect(await open('/injections?publication=draft')).not.toContain('Decisions on drafts');
  });
});
