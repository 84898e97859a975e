import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from '../../../src/features/members/password.ts';
import { sessionAgeMs, sessionIdleMs } from '../../../src/features/members/read-session.ts';
import {
  firstSignupLink,
  createSignupLink,
  signupLinkDays,
} from '../../../src/features/members/signup-links.ts';
import { listAudit } from '../../../src/features/members/audit.ts';
import { purgeEndedSessions } from '../../../src/features/members/purge-ended-sessions.ts';
import { findMemberByEmail, setMemberPassword } from '../../../src/features/members/statements/members.ts';
import { cheapPasswordHash } from '../../support/dashboard/cheap-password-hash.ts';
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

const dayMs = 86_400_000;
const password = 'a sentence of some words';

async function invite(
  role: 'owner' | 'developer' | 'viewer' = 'viewer',
  email: string | null = null,
): Promise<string> {
  const { app } = dashboard.test;
  return await createSignupLink(app, { accountId: dashboard.accountId, role, email, actor: null });
}

async function deeds(): Promise<readonly string[]> {
  const page = { accountId: dashboard.accountId, before: null, limit: 200 };
  return (await listAudit(dashboard.test.app, page)).map(({ action }) => action);
}

async function signUp(
  token: string,
  email: string,
): Promise<{ client: DashboardClient; status: number; body: string }> {
  const client = dashboard.visitor();
  // The form's token; where the link is used up, the page has no form.
  await client.get('/signin');
  const { status, body } = await client.post('/signup', { token, email, password });
  return { client, status, body };
}

/** A member with `password`, whose checks take no time. */
async function addMember(email: string): Promise<void> {
  await signUp(await invite(), email);
  const { db } = dashboard.test.app.database;
  const member = await findMemberByEmail(db, email);
  await setMemberPassword(db, member?.id ?? '', cheapPasswordHash(password));
}

describe('a sign-up link', () => {
  it('shows the form on every visit and creates one member', async () => {
    const token = await invite('developer');
    const visitor = dashboard.visitor();
    for (let time = 0; time < 2; time += 1) {
      const form = await visitor.get(`/signup?token=${token}`);
      expect(form.status).toBe(200);
      expect(form.body).toContain('name="password"');
    }
    const { client, status } = await signUp(token, 'Ada@Example.com ');
    expect(status).toBe(303);
    const start = await client.get('/');
    expect(start.status).toBe(200);
    expect(start.body).toContain('ada@example.com');
    expect(start.body).toContain('developer');
    expect((await dashboard.visitor().get(`/signup?token=${token}`)).status).toBe(404);
    expect((await signUp(token, 'eve@example.com')).status).toBe(422);
    expect(await deeds()).toContain('member.joined');
  });

  it('creates one member for two concurrent uses', async () => {
    const token = await invite();
    const both = await Promise.all([signUp(token, 'one@example.com'), signUp(token, 'two@example.com')]);
    expect(both.map(({ status }) => status).sort()).toEqual([303, 422]);
  });

  it('stays valid after a short password or a taken address', async () => {
    const token = await invite();
    const client = dashboard.visitor();
    await client.get(`/signup?token=${token}`);
    const short = await client.post('/signup', { token, email: 'x@example.com', password: 'short' });
    expect(short.status).toBe(422);
    expect(short.body).toContain('at least 10 characters');
    // What was typed is there again, the password is not.
    expect(short.body).toContain('value="x@example.com"');
    expect(short.body).not.toContain('short"');
    const taken = await client.post('/signup', { token, email: 'owner@example.com', password });
    expect(taken.body).toContain('member with this email address already');
    expect((await client.post('/signup', { token, email: 'x@example.com', password })).status).toBe(303);
  });

  it('for an address works only for that address', async () => {
    const token = await invite('viewer', 'named@example.com');
    const { client, status } = await signUp(token, 'other@example.com');
    expect(status).toBe(303);
    expect((await client.get('/')).body).toContain('named@example.com');
  });

  it('expires, and is stored only as a hash', async () => {
    const token = await invite();
    const { app } = dashboard.test;
    const rows = await app.database.db.selectFrom('signup_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    dashboard.test.setTime(new Date(Date.now() + signupLinkDays * dayMs + 1_000));
    expect((await dashboard.visitor().get(`/signup?token=${token}`)).status).toBe(404);
    dashboard.test.setTime(new Date());
  });

  it('of the first start is created once, and never when members exist', async () => {
    expect(await firstSignupLink(dashboard.test.app)).toBeNull();
  });
});

describe('a session', () => {
  it('redirects to the sign-in form and then to the requested page', async () => {
    const visitor = dashboard.visitor();
    const asked = await visitor.get('/keys?show=ended');
    expect([asked.status, asked.location]).toEqual([303, '/signin?next=%2Fkeys%3Fshow%3Dended']);
    await visitor.get(asked.location);
    const answer = await visitor.post('/signin', {
      email: 'viewer@example.com',
      password: memberPassword,
      next: '/keys?show=ended',
    });
    expect([answer.status, answer.location]).toEqual([303, '/keys?show=ended']);
    expect((await dashboard.visitor().get('/')).location).toBe('/signin');
  });

  it.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
  ])('never redirects to %s', async (next) => {
    const visitor = dashboard.visitor();
    await visitor.get('/signin');
    const fields = { email: 'viewer@example.com', password: memberPassword, next };
    expect((await visitor.post('/signin', fields)).location).toBe('/');
  });

  it('has a cookie that scripts and other sites cannot read', async () => {
    const visitor = dashboard.visitor();
    await visitor.get('/signin');
    const answer = await visitor.post('/signin', { email: 'viewer@example.com', password: memberPassword });
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('citeworthy_session='));
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/);
    const token = visitor.cookies.get('citeworthy_session') ?? '';
    const rows = await dashboard.test.app.database.db.selectFrom('member_sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(dashboard.test.logged)).not.toContain(token);
    expect(JSON.stringify(dashboard.test.logged)).not.toContain(memberPassword);
  });

  it('ends after a day without use, and after 14 days in any case', async () => {
    const begun = Date.now();
    const at = (ms: number): void => dashboard.test.setTime(new Date(begun + ms));
    at(0);
    const idle = await dashboard.signIn('viewer');
    const used = await dashboard.signIn('viewer');
    at(sessionIdleMs + 1_000);
    expect((await idle.get('/')).status).toBe(303);
    at(0);
    for (let ms = 0; ms < sessionAgeMs; ms += sessionIdleMs / 2) {
      at(ms);
      expect((await used.get('/')).status).toBe(200);
    }
    at(sessionAgeMs);
    expect((await used.get('/')).status).toBe(303);
    await purgeEndedSessions(dashboard.test.app);
    const rows = await dashboard.test.app.database.db.selectFrom('member_sessions').selectAll().execute();
    expect(rows).toEqual([]);
    at(0);
  });

  it('ends on sign-out, and on every device on sign-out everywhere', async () => {
    const here = await dashboard.signIn('viewer');
    const there = await dashboard.signIn('viewer');
    const third = await dashboard.signIn('viewer');
    await third.get('/');
    const token = third.cookies.get('citeworthy_session') ?? '';
    expect((await third.post('/signout')).location).toBe('/signin');
    // The cookie is gone, and would be of no use.
    expect(third.cookies.has('citeworthy_session')).toBe(false);
    expect((await dashboard.visitor().get('/', { cookie: `citeworthy_session=${token}` })).status).toBe(303);
    await here.get('/account');
    expect((await here.post('/account/signout-everywhere')).status).toBe(303);
    expect((await there.get('/')).status).toBe(303);
    expect(await deeds()).toContain('sessions.ended');
  });

  it('ends when the password is changed in another session', async () => {
    const { client: here } = await signUp(await invite(), 'changer@example.com');
    const there = dashboard.visitor();
    await there.get('/signin');
    expect((await there.post('/signin', { email: 'changer@example.com', password })).status).toBe(303);
    await here.get('/account');
    const wrong = { current_password: 'not the password', new_password: 'another sentence of words' };
    expect((await here.post('/account/password', wrong)).body).toContain('The current password is incorrect');
    expect((await here.post('/account/password', { ...wrong, current_password: password })).status).toBe(303);
    expect((await here.get('/')).status).toBe(200);
    expect((await there.get('/')).status).toBe(303);
  });
});

describe('a password', () => {
  it('allows ten attempts in 15 minutes from all client addresses together, for existing and unknown members', async () => {
    for (const email of ['tried@example.com', 'nobody@example.com']) {
      if (email.startsWith('tried')) await addMember(email);
      const visitor = dashboard.visitor();
      await visitor.get('/signin');
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 11; attempt += 1) {
        statuses.push((await visitor.post('/signin', { email, password: 'guess' })).status);
      }
      expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
      // The right one is refused, too, until the time is over.
      const refused = await visitor.post('/signin', { email, password });
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    dashboard.test.setTime(new Date(Date.now() + 16 * 60_000));
    const visitor = dashboard.visitor();
    await visitor.get('/signin');
    expect((await visitor.post('/signin', { email: 'tried@example.com', password })).status).toBe(303);
    dashboard.test.setTime(new Date());
  });

  it('is stored with a salt and the cost of its hash', async () => {
    const [one, other] = await Promise.all([hashPassword(password), hashPassword(password)]);
    expect(one).toMatch(/^scrypt\$131072\$8\$1\$/);
    expect(one).not.toBe(other);
    expect(await verifyPassword(password, one)).toBe(true);
    expect(await verifyPassword(`${password} `, one)).toBe(false);
    // The same letters, typed on another keyboard.
    expect(await verifyPassword('cafe\u0301 creme', await hashPassword('caf\u00e9 creme'))).toBe(true);
  });
});

describe('a dashboard response', () => {
  it('is not cacheable, not framable, and runs only its own files', async () => {
    const owner = await dashboard.signIn('owner');
    const { headers, body } = await owner.get('/keys');
    expect(headers.get('cache-control')).toBe('no-store');
    const policy = headers.get('content-security-policy') ?? '';
    for (const part of [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toContain('unsafe');
    expect(body).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?! src="\/assets\/)/i);
  });

  it('is compressed, with immutable assets', async () => {
    const visitor = dashboard.visitor();
    const { headers, body } = await visitor.get('/signin', { 'accept-encoding': 'gzip' });
    expect(headers.get('content-encoding')).toBe('gzip');
    const paths = [...body.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(2);
    for (const path of paths) {
      const file = await visitor.get(path);
      expect(file.status).toBe(200);
      expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
    expect((await visitor.get('/assets/none/htmx.js')).status).toBe(404);
  });

  it('has a different valid token in each form', async () => {
    const owner = await dashboard.signIn('owner');
    const tokens = new Set<string>();
    for (let time = 0; time < 3; time += 1) {
      tokens.add(/name="_csrf" value="([^"]+)"/.exec((await owner.get('/')).body)?.[1] ?? '');
    }
    expect(tokens.size).toBe(3);
    for (const _csrf of tokens) {
      const fields = { _csrf, environment: 'live', back: '/keys/none' };
      expect((await owner.post('/environment', fields)).location).toBe('/keys');
    }
    const other = await dashboard.signIn('viewer');
    const [token = ''] = tokens;
    expect((await other.post('/environment', { _csrf: token, environment: 'test' })).status).toBe(403);
  });
});
