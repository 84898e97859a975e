import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dashboardEntries } from '../../../src/entry/dashboard/pages/index.ts';
import { confirmPassword, passwordFreshMs } from '../../../src/features/members/confirm-password.ts';
import { hashPassword } from '../../../src/features/members/password.ts';
import { beginSession, readSession } from '../../../src/features/members/read-session.ts';
import { takeSessionAttempt } from '../../../src/features/members/sign-in-attempts.ts';
import { setMemberPassword } from '../../../src/features/members/statements/members.ts';
import {
  memberPassword,
  startDashboard,
  type DashboardClient,
  type TestDashboard,
} from '../../support/dashboard/start-dashboard.ts';

let dashboard: TestDashboard;

beforeAll(async () => {
  dashboard = await startDashboard();
});
afterAll(() => dashboard.close());
beforeEach(async () => {
  dashboard.test.setTime(new Date());
  const { db } = dashboard.test.app.database;
  await db.deleteFrom('sign_in_attempts').execute();
  await db.deleteFrom('member_sessions').execute();
});

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';

const sessionIds = (body: string): readonly string[] =>
  [...body.matchAll(/\/account\/sessions\/(ses_\w+)\/end/g)].map(([, id = '']) => id);

async function signInWith(userAgent: string): Promise<DashboardClient> {
  const client = dashboard.visitor();
  await client.get('/signin');
  const fields = { email: 'viewer@example.com', password: memberPassword };
  expect((await client.post('/signin', fields, { 'user-agent': userAgent })).status).toBe(303);
  return client;
}

describe('the list of sessions', () => {
  it('names device, address and the current session, and ends one or all others', async () => {
    const here = await signInWith(firefox);
    const there = await signInWith('Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Safari/604.1');
    const third = await signInWith('curl/8');
    const { body } = await here.get('/account');
    for (const text of ['Firefox on Linux', 'Safari on iPhone', 'Unknown device', '127.0.0.1']) {
      expect(body).toContain(text);
    }
    expect(body.match(/this session/g)).toHaveLength(1);
    expect(sessionIds(body)).toHaveLength(2);
    expect((await here.post('/account/sessions/end-others')).status).toBe(303);
    expect((await here.get('/account')).status).toBe(200);
    for (const client of [there, third]) expect((await client.get('/account')).status).toBe(303);
    const fourth = await signInWith(firefox);
    const [id = ''] = sessionIds((await here.get('/account')).body);
    expect((await here.post(`/account/sessions/${id}/end`)).status).toBe(303);
    expect((await fourth.get('/account')).status).toBe(303);
  });

  it('never shows or ends the sessions of another member', async () => {
    const viewer = await signInWith(firefox);
    const owner = await dashboard.signIn('owner');
    const second = await dashboard.signIn('owner');
    const [id = ''] = sessionIds((await owner.get('/account')).body);
    expect(id).not.toBe('');
    await viewer.get('/account');
    expect((await viewer.post(`/account/sessions/${id}/end`)).status).toBe(404);
    expect((await second.get('/account')).status).toBe(200);
  });

  it('never contains text of the User-Agent header, and no token or its hash', async () => {
    const client = await signInWith(`Firefox/1 <script>alert(1)</script>\u00ad${'x'.repeat(8_000)}`);
    const { body } = await client.get('/account');
    expect(body).not.toContain('alert(1)');
    expect(body).not.toContain('xxxx');
    expect(body).not.toContain(client.cookies.get('citeworthy_session'));
    const { db } = dashboard.test.app.database;
    const rows = await db.selectFrom('member_sessions').selectAll().execute();
    expect(rows.map(({ device }) => device)).toEqual(['Firefox']);
    for (const { token_hash: hash } of rows) expect(body).not.toContain(hash.toString('hex'));
  });

  it('never grows beyond fifty for a member: the oldest session ends', async () => {
    const { app } = dashboard.test;
    const start = Date.now() - 3_600_000;
    for (let index = 0; index < 53; index += 1) {
      dashboard.test.setTime(new Date(start + index * 1_000));
      await beginSession(app, dashboard.memberIds.viewer);
    }
    const rows = await app.database.db.selectFrom('member_sessions').select('created_at').execute();
    expect(rows).toHaveLength(50);
    const oldest = Math.min(...rows.map(({ created_at: at }) => at.getTime()));
    expect(oldest).toBe(new Date(start + 3_000).getTime());
  });
});

/**
 * The actions that leave access behind when the session that performed them has ended. By hand, and on purpose not
 * derived from the definitions.
 */
const needPassword = [
  '/start/key',
  '/keys/new',
  '/keys/{id}/rotate',
  '/tracker/install/key',
  '/members/invite',
  '/members/{id}/role',
  '/members/{id}/remove',
  '/webhooks/new',
  '/webhooks/{id}/edit',
  '/webhooks/{id}/rotate',
  '/language-model',
];

describe('an action that leaves access behind', () => {
  it('is one of these', () => {
    const marked = dashboardEntries.filter((entry) => entry.method === 'POST' && entry.needsPassword);
    expect(marked.map(({ path }) => path).sort()).toEqual([...needPassword].sort());
  });

  it.each(needPassword)(
    '%s is never performed by a session whose password was given long ago',
    async (path) => {
      const token = await beginSession(dashboard.test.app, dashboard.memberIds.owner);
      const cookie = { cookie: `citeworthy_session=${token}` };
      const client = dashboard.visitor();
      dashboard.test.setTime(new Date(Date.now() + passwordFreshMs + 1_000));
      await client.get('/account', cookie);
      const target = path.replace('{id}', 'none');
      const asked = await client.post(target, { role: 'owner' }, cookie);
      expect([asked.status, asked.location]).toEqual([200, '']);
      expect(asked.body).toContain('Confirm your password');
      expect(asked.body).toContain(`action="${target}"`);
    },
  );

  it('continues with the form as it was typed, once the password is right', async () => {
    const client = await dashboard.signIn('developer');
    dashboard.test.setTime(new Date(Date.now() + passwordFreshMs + 1_000));
    await client.get('/keys/new');
    const fields = {
      name: 'A "name" & <more>',
      type: 'publishable',
      environment: 'live',
      access: 'chosen',
      'scopes[]': ['injection:read', 'tracker:read'],
      origins: 'https://one.example\nhttps://two.example',
    };
    const asked = await client.post('/keys/new', fields);
    const wrong = await client.post('/keys/new', {
      ...sentFields(asked.body),
      _password: 'not the password',
    });
    expect(wrong.status).toBe(422);
    expect(wrong.body).toContain('The password is wrong.');
    expect(wrong.body).not.toContain('not the password');
    const right = await client.post('/keys/new', { ...sentFields(wrong.body), _password: memberPassword });
    expect(right.body).toContain('This key is shown only once');
    const { db } = dashboard.test.app.database;
    const key = await db.selectFrom('api_keys').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(key).toMatchObject({
      name: fields.name,
      type: 'publishable',
      scopes: fields['scopes[]'],
      allowed_origins: ['https://one.example', 'https://two.example'],
    });
    // The session is confirmed: the next one is not asked.
    await client.get('/keys/new');
    const next = await client.post('/keys/new', { name: 'Next', type: 'secret', environment: 'live' });
    expect(next.body).toContain('This key is shown only once');
  });

  it.each(['demoted', 'removed'] as const)(
    'is not performed for a member who is %s while the password is checked',
    async (change) => {
      const { app, setTime } = dashboard.test;
      const { db } = app.database;
      // One that takes long enough to check.
      await setMemberPassword(db, dashboard.memberIds.developer, await hashPassword(memberPassword));
      const token = await beginSession(app, dashboard.memberIds.developer);
      const session = await readSession(app, token);
      if (session === undefined) throw new Error('no session');
      setTime(new Date(Date.now() + passwordFreshMs + 1_000));
      const confirmed = confirmPassword(app, session, { password: memberPassword, address: '192.0.2.1' });
      const outcome = confirmed.catch((error: unknown) => error);
      const counted = () => db.selectFrom('sign_in_attempts').select('subject').execute();
      await expect.poll(counted).toHaveLength(1);
      // The member was read in the meantime: the hash has begun.
      await db.selectFrom('members').select('id').execute();
      if (change === 'demoted') {
        const developer = db.updateTable('members').where('id', '=', dashboard.memberIds.developer);
        await developer.set({ role: 'viewer' }).execute();
        expect(await outcome).toMatchObject({ code: 'form_expired' });
        await developer.set({ role: 'developer' }).execute();
      } else {
        await db.deleteFrom('member_sessions').execute();
        expect(await outcome).toMatchObject({ code: 'form_expired' });
      }
    },
  );

  it('allows ten wrong passwords in a quarter of an hour', async () => {
    const { app, setTime } = dashboard.test;
    const client = await dashboard.signIn('developer');
    const id = (await readSession(app, client.cookies.get('citeworthy_session') ?? ''))?.id ?? '';
    setTime(new Date(Date.now() + passwordFreshMs + 1_000));
    for (let attempt = 0; attempt < 9; attempt += 1) await takeSessionAttempt(app, id);
    await client.get('/keys');
    expect((await client.post('/start/key', { _password: 'guess' })).status).toBe(422);
    expect((await client.post('/start/key', { _password: memberPassword })).status).toBe(429);
  });
});

const entities: Readonly<Record<string, string>> = { '&quot;': '"', '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/** The hidden fields of the last form, as a browser sends them. */
function sentFields(body: string): Record<string, string | string[]> {
  const form = body.slice(body.lastIndexOf('<form method="post" action="/keys/new"'));
  const fields: Record<string, string | string[]> = {};
  for (const [, name = '', text = ''] of form.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)) {
    const value = text.replaceAll(/&\w+;/g, (entity) => entities[entity] ?? entity);
    if (name.endsWith('[]')) fields[name] = [...(fields[name] ?? []), value];
    else fields[name] = value;
  }
  return fields;
}
