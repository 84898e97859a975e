import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dashboardEntries } from '../../src/entry/dashboard/pages/index.ts';
import { insertAccount } from '../../src/features/members/statements/accounts.ts';
import { insertMember } from '../../src/features/members/statements/members.ts';
import { newId } from '../../src/service/platform/ids.ts';
import { memberRoles, type MemberRole } from '../../src/core/schema/vocabulary.ts';
import {
  memberPassword,
  startDashboard,
  type DashboardClient,
  type TestDashboard,
} from '../support/dashboard/start-dashboard.ts';

/**
 * Who may open which page and do what, written by hand and on purpose not derived from the definitions: they must agree
 * with it. A page or action without a row fails the first test.
 */
const rows: Readonly<Record<string, 'public' | MemberRole>> = {
  'GET /': 'viewer',
  'POST /environment': 'viewer',
  'POST /start/key': 'developer',
  'GET /start/first-analysis': 'viewer',
  'GET /signin': 'public',
  'POST /signin': 'public',
  'POST /signout': 'viewer',
  'GET /signup': 'public',
  'POST /signup': 'public',
  'GET /account': 'viewer',
  'POST /account/password': 'viewer',
  'POST /account/sessions/{id}/end': 'viewer',
  'POST /account/sessions/end-others': 'viewer',
  'POST /account/signout-everywhere': 'viewer',
  'GET /members': 'owner',
  'POST /members/invite': 'owner',
  'POST /members/{id}/role': 'owner',
  'POST /members/{id}/remove': 'owner',
  'POST /invitations/{id}/withdraw': 'owner',
  'GET /audit': 'owner',
  'GET /language-model': 'owner',
  'POST /language-model': 'owner',
  'POST /language-model/test': 'owner',
  'POST /language-model/remove': 'owner',
  'POST /language-model/find-ollama': 'owner',
  'GET /keys': 'viewer',
  'GET /keys/new': 'developer',
  'POST /keys/new': 'developer',
  'GET /keys/{id}': 'viewer',
  'POST /keys/{id}/revoke': 'developer',
  'POST /keys/{id}/rotate': 'developer',
  'GET /keys/{id}/rotation': 'developer',
  'GET /keys/{id}/rotation/state': 'developer',
  'GET /analyses': 'viewer',
  'GET /analyses/new': 'developer',
  'POST /analyses/new': 'developer',
  'GET /analyses/compare': 'viewer',
  'GET /analyses/batches': 'viewer',
  'GET /analyses/batches/{id}': 'viewer',
  'GET /analyses/batches/{id}/progress': 'viewer',
  'GET /analyses/{id}': 'viewer',
  'GET /analyses/{id}/progress': 'viewer',
  'GET /analyses/{id}/text': 'viewer',
  'GET /analyses/{id}/text-part': 'viewer',
  'GET /analyses/{id}/prompt': 'viewer',
  'POST /analyses/{id}/preview': 'developer',
  'POST /analyses/{id}/cancel': 'developer',
  'POST /analyses/{id}/delete': 'developer',
  'POST /analyses/batches/{id}/cancel': 'developer',
  'POST /analyses/batches/{id}/delete': 'developer',
  'POST /analyses/{id}/again': 'developer',
  'GET /sites': 'viewer',
  'GET /sites/new': 'developer',
  'POST /sites/new': 'developer',
  'GET /sites/{id}': 'viewer',
  'GET /sites/{id}/progress': 'viewer',
  'POST /sites/{id}/again': 'developer',
  'POST /sites/{id}/page': 'developer',
  'POST /sites/{id}/delete': 'developer',
  'GET /citation-tests': 'viewer',
  'GET /citation-tests/new': 'developer',
  'POST /citation-tests/new': 'developer',
  'POST /citation-tests/review': 'developer',
  'GET /citation-tests/{id}': 'viewer',
  'GET /citation-tests/{id}/state': 'viewer',
  'GET /citation-tests/{id}/report.html': 'viewer',
  'GET /citation-tests/{id}/report.md': 'viewer',
  'POST /citation-tests/{id}/cancel': 'developer',
  'POST /citation-tests/{id}/delete': 'developer',
  'GET /injections': 'viewer',
  'GET /injections/new': 'developer',
  'POST /injections/new': 'developer',
  'POST /injections/preview': 'developer',
  'GET /injections/live': 'viewer',
  'GET /injections/page': 'viewer',
  'GET /injections/{id}': 'viewer',
  'GET /injections/{id}/state': 'viewer',
  'POST /injections/{id}/publish': 'developer',
  'POST /injections/{id}/withdraw': 'developer',
  'POST /injections/{id}/delete': 'developer',
  'GET /injections/{id}/rendered': 'viewer',
  'GET /injections/{id}/rendered.txt': 'viewer',
  'GET /injections/{id}/blocks/{block}': 'developer',
  'POST /injections/{id}/blocks/{block}': 'developer',
  'POST /injections/{id}/items/{item}': 'developer',
  'POST /injections/{id}/items/{item}/edit': 'developer',
  'POST /injections/{id}/items/{item}/regenerate': 'developer',
  'POST /injections/{id}/undo': 'developer',
  'GET /tracker': 'viewer',
  'POST /tracker/delete': 'developer',
  'GET /tracker/install': 'viewer',
  'POST /tracker/install/key': 'developer',
  'POST /tracker/install/tag': 'viewer',
  'GET /usage': 'viewer',
  'GET /usage/bill': 'viewer',
  'GET /usage/invoices': 'viewer',
  'GET /usage/invoices/{month}': 'viewer',
  'GET /usage/plans': 'viewer',
  'GET /usage/new-plan': 'owner',
  'POST /usage/new-plan': 'owner',
  'GET /usage/plans/{id}': 'owner',
  'POST /usage/plans/{id}': 'owner',
  'POST /usage/plans/{id}/choose': 'owner',
  'GET /webhooks': 'viewer',
  'GET /webhooks/new': 'developer',
  'POST /webhooks/new': 'developer',
  'GET /webhooks/{id}': 'viewer',
  'GET /webhooks/{id}/edit': 'developer',
  'POST /webhooks/{id}/edit': 'developer',
  'POST /webhooks/{id}/enable': 'developer',
  'POST /webhooks/{id}/disable': 'developer',
  'POST /webhooks/{id}/remove': 'developer',
  'POST /webhooks/{id}/rotate': 'developer',
  'POST /webhooks/{id}/test': 'developer',
  'POST /webhooks/{id}/replay': 'developer',
  'GET /webhooks/deliveries': 'viewer',
  'GET /webhooks/deliveries/{id}': 'viewer',
  'GET /webhooks/deliveries/{id}/state': 'viewer',
  'POST /webhooks/deliveries/{id}/resend': 'developer',
};

/** Unknown ids: a permitted member gets a 404, or the problems of an empty form. */
const unknownIds: Readonly<Record<string, string>> = {
  id: 'none',
};

const fill = (path: string): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => unknownIds[name] ?? 'none');

describe('the role matrix', () => {
  let dashboard: TestDashboard;
  const clients = new Map<MemberRole, DashboardClient>();

  beforeAll(async () => {
    dashboard = await startDashboard();
    for (const role of memberRoles) clients.set(role, await dashboard.signIn(role));
  });
  afterAll(() => dashboard.close());

  it('has exactly one row for every page and action', () => {
    expect(Object.keys(rows).sort()).toEqual(
      dashboardEntries.map(({ method, path }) => `${method} ${path}`).sort(),
    );
  });

  it.each(Object.entries(rows))('%s is for %s', async (name, needed) => {
    const [method = '', path = ''] = name.split(' ');
    const send = async (
      client: DashboardClient,
    ): Promise<{ status: number; location: string; body: string }> => {
      if (method === 'GET') return await client.get(fill(path));
      // Another session's form is refused whatever the role: the start page gives a token first.
      await client.get('/');
      return await client.post(fill(path));
    };
    const visitor = dashboard.visitor();
    await visitor.get('/signin');
    const stranger = await send(visitor);
    if (needed === 'public') expect(stranger.status).not.toBe(403);
    else {
      expect(stranger.status).toBe(303);
      expect(stranger.location).toMatch(/^\/signin/);
    }
    // They end the sessions that the other rows need; their own suite has them.
    if (name === 'POST /signout' || name === 'POST /account/signout-everywhere') return;
    for (const role of memberRoles) {
      const { status, body } = await send(clients.get(role) ?? visitor);
      const isAllowed = needed === 'public' || memberRoles.indexOf(role) >= memberRoles.indexOf(needed);
      if (isAllowed) {
        expect([200, 204, 303, 400, 404, 422], `${role}: ${body}`).toContain(status);
      } else expect(status, role).toBe(403);
    }
  });

  it.each(Object.keys(rows).filter((name) => name.startsWith('POST')))(
    "%s is rejected without its session's token and from another site",
    async (name) => {
      const path = fill(name.slice('POST '.length));
      const client = clients.get('owner') ?? dashboard.visitor();
      await client.get('/');
      expect((await client.post(path, { _csrf: 'none' })).status).toBe(403);
      expect((await client.post(path, {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
      expect((await client.post(path, {}, { origin: 'https://evil.example' })).status).toBe(403);
    },
  );

  it('lets only owners of the first account change what all accounts share', async () => {
    const shared = Object.keys(rows).filter((name) => /new-plan|plans\/\{id\}|language-model/.test(name));
    expect(shared).toHaveLength(10);
    const { app } = dashboard.test;
    const { db } = app.database;
    const accountId = newId('account', new Date());
    await insertAccount(db, { id: accountId, name: 'Second', createdAt: app.now() });
    const id = newId('member', app.now());
    const hash = await db.selectFrom('members').select('password_hash').executeTakeFirstOrThrow();
    const member = { id, account_id: accountId, email: 'second@example.com', role: 'owner' as const };
    await insertMember(db, { ...member, ...hash, created_at: app.now(), last_signed_in_at: null });
    const second = dashboard.visitor();
    await second.get('/signin');
    await second.post('/signin', { email: 'second@example.com', password: memberPassword });
    const before = await db.selectFrom('plans').selectAll().orderBy('id').execute();
    for (const name of shared) {
      const [method = '', path = ''] = name.split(' ');
      const target = path.replace('{id}', 'starter');
      await second.get('/');
      const fields = { id: 'mine', name: 'Mine', currency: 'EUR' };
      const { status } = method === 'GET' ? await second.get(target) : await second.post(target, fields);
      expect(status, name).toBe(403);
    }
    expect(await db.selectFrom('plans').selectAll().orderBy('id').execute()).toEqual(before);
    const { status, body } = await second.get('/usage/plans');
    expect(status).toBe(200);
    expect(body).toContain('<code>free</code>');
    expect(body).not.toMatch(/starter|Add a plan|>Edit/);
    expect((await clients.get('owner')?.get('/usage/plans'))?.body).toMatch(
      /starter[^]*Add a plan|Add a plan[^]*starter/,
    );
  });
});
