import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startDashboard,
  type DashboardClient,
  type TestDashboard,
} from '../../support/dashboard/start-dashboard.ts';

let dashboard: TestDashboard;
let owner: DashboardClient;

beforeAll(async () => {
  dashboard = await startDashboard();
  owner = await dashboard.signIn('owner');
});
afterAll(() => dashboard.close());

const password = 'a sentence of some words';

/** Invites somebody; they sign up. */
async function join(email: string, role: string): Promise<DashboardClient> {
  await owner.get('/members');
  const { body } = await owner.post('/members/invite', { email, role });
  const token = /\/signup\?token=([\w-]+)/.exec(body)?.[1] ?? '';
  const client = dashboard.visitor();
  await client.get(`/signup?token=${token}`);
  expect((await client.post('/signup', { token, email, password })).status).toBe(303);
  return client;
}

async function idOf(email: string): Promise<string> {
  const { db } = dashboard.test.app.database;
  return (await db.selectFrom('members').select('id').where('email', '=', email).executeTakeFirstOrThrow())
    .id;
}

describe('members', () => {
  it('are invited by a link, change their role at once, and are signed out when they are removed', async () => {
    const ada = await join('ada@example.com', 'viewer');
    const id = await idOf('ada@example.com');
    expect((await ada.get('/keys/new')).status).toBe(403);
    await owner.get('/members');
    expect((await owner.post(`/members/${id}/role`, { role: 'developer' })).status).toBe(303);
    expect((await ada.get('/keys/new')).status).toBe(200);
    expect((await owner.post(`/members/${id}/remove`)).status).toBe(303);
    expect((await ada.get('/')).status).toBe(303);
    expect((await owner.get('/members')).body).not.toContain('ada@example.com');
    const log = (await owner.get('/audit')).body;
    for (const action of ['signup_link.made', 'member.joined', 'member.role_changed', 'member.removed']) {
      expect(log).toContain(action);
    }
    expect(log).toContain('ada@example.com');
  });

  it('always include an owner', async () => {
    const { owner: id } = dashboard.memberIds;
    await owner.get('/members');
    for (const [path, fields] of [
      [`/members/${id}/remove`, {}],
      [`/members/${id}/role`, { role: 'viewer' }],
    ] as const) {
      const answer = await owner.post(path, fields);
      expect(answer.status).toBe(422);
      expect(answer.body).toContain('last owner must stay');
    }
  });

  it('keep an owner when two owners remove each other concurrently', async () => {
    const second = await join('second@example.com', 'owner');
    const secondId = await idOf('second@example.com');
    await Promise.all([owner.get('/members'), second.get('/members')]);
    await Promise.all([
      owner.post(`/members/${secondId}/role`, { role: 'viewer' }),
      second.post(`/members/${dashboard.memberIds.owner}/role`, { role: 'viewer' }),
    ]);
    const { db } = dashboard.test.app.database;
    const owners = await db.selectFrom('members').select('id').where('role', '=', 'owner').execute();
    expect(owners).toHaveLength(1);
    // For the tests that follow.
    await db
      .updateTable('members')
      .set({ role: 'owner' })
      .where('id', '=', dashboard.memberIds.owner)
      .execute();
  });

  it('cannot join by a withdrawn invitation', async () => {
    await owner.get('/members');
    const { body } = await owner.post('/members/invite', { email: 'late@example.com', role: 'viewer' });
    const token = /\/signup\?token=([\w-]+)/.exec(body)?.[1] ?? '';
    const list = (await owner.get('/members')).body;
    expect(list).toContain('late@example.com');
    expect(list).not.toContain(token);
    const id = /\/invitations\/([\w]+)\/withdraw/.exec(list)?.[1] ?? '';
    expect((await owner.post(`/invitations/${id}/withdraw`)).status).toBe(303);
    expect((await dashboard.visitor().get(`/signup?token=${token}`)).status).toBe(404);
  });

  it('are shown as text, for any address', async () => {
    await owner.get('/members');
    const evil = '"><img/src=x>@example.com';
    const answer = await owner.post('/members/invite', { email: evil, role: 'viewer' });
    expect(answer.status).toBe(422);
    expect(answer.body).not.toContain('<img');
  });
});

describe('the audit log', () => {
  it('rejects every change', async () => {
    const { db } = dashboard.test.app.database;
    await expect(db.updateTable('audit_log').set({ action: 'nothing' }).execute()).rejects.toThrow(
      'append-only',
    );
    await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow('append-only');
  });

  it('is paginated', async () => {
    await owner.get('/');
    for (let count = 0; count < 52; count += 1) {
      expect((await owner.post('/keys/key_none/revoke')).status).toBe(404);
    }
    for (let count = 0; count < 26; count += 1) {
      const body = (
        await owner.post('/keys/new', { name: `k${String(count)}`, type: 'secret', environment: 'test' })
      ).body;
      const id = /href="\/keys\/(key_\w+)"/.exec(body)?.[1] ?? '';
      expect((await owner.post(`/keys/${id}/revoke`)).status).toBe(303);
    }
    const first = (await owner.get('/audit')).body;
    const next = /href="(\/audit\?before=\w+)"/.exec(first)?.[1] ?? '';
    const second = (await owner.get(next)).body;
    const deeds = (text: string): number => text.match(/<th scope="row">/g)?.length ?? 0;
    expect(deeds(first)).toBe(50);
    expect(deeds(second)).toBeGreaterThan(2);
  });
});
