import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  failedSignInRowsMax,
  purgeFailedSignIns,
  recordFailedSignIn,
} from '../../../src/features/members/failed-sign-ins.ts';
import { deviceDays, knownDevice, newDeviceToken } from '../../../src/features/members/known-device.ts';
import { hashPassword } from '../../../src/features/members/password.ts';
import { readSession } from '../../../src/features/members/read-session.ts';
import { signIn } from '../../../src/features/members/sign-in.ts';
import {
  takeDeviceAttempt,
  takeSessionAttempt,
  takeStrangerAttempt,
} from '../../../src/features/members/sign-in-attempts.ts';
import { countFailedSignIn } from '../../../src/features/members/statements/failed-sign-ins.ts';
import {
  findMemberByEmail,
  setMemberPassword,
  type MemberRow,
} from '../../../src/features/members/statements/members.ts';
import { deleteSessionsOf } from '../../../src/features/members/statements/member-sessions.ts';
import {
  memberPassword,
  startDashboard,
  type DashboardAnswer,
  type DashboardClient,
  type TestDashboard,
} from '../../support/dashboard/start-dashboard.ts';

let dashboard: TestDashboard;

beforeAll(async () => {
  dashboard = await startDashboard();
});
afterAll(() => dashboard.close());
// Each test has the attempts of a new quarter of an hour.
beforeEach(async () => {
  await dashboard.test.app.database.db.deleteFrom('sign_in_attempts').execute();
});

const email = 'viewer@example.com';
const newPassword = 'another sentence of words';

const tryToSignIn = async (client: DashboardClient, fields: object = {}): Promise<DashboardAnswer> => {
  await client.get('/signin');
  return await client.post('/signin', { email, password: memberPassword, ...fields });
};

async function memberOf(address: string): Promise<MemberRow> {
  const member = await findMemberByEmail(dashboard.test.app.database.db, address);
  if (member === undefined) throw new Error(address);
  return member;
}

/** Takes all attempts of a subject but `left`, as sign-ins do before they check a password. */
async function exhaust(take: () => Promise<number | undefined>, left = 0): Promise<void> {
  for (let attempt = left; attempt < 10; attempt += 1) expect(await take()).toBeUndefined();
}

/** Takes what is left of strangers' attempts on the member's password, each from another address; returns how many. */
async function exhaustMember(): Promise<number> {
  for (let taken = 0; ; taken += 1) {
    const stranger = { address: `203.0.113.${String(taken)}`, email };
    if ((await takeStrangerAttempt(dashboard.test.app, stranger)) !== undefined) return taken;
  }
}

describe("a stranger's guesses", () => {
  it('never keep out a member with an open session or a known device', async () => {
    const known = await dashboard.signIn('viewer');
    const session = await dashboard.signIn('viewer');
    await known.get('/');
    await known.post('/signout');
    await exhaustMember();
    // A stranger, even with the right password, waits.
    expect((await tryToSignIn(dashboard.visitor())).status).toBe(429);
    expect((await tryToSignIn(known)).status).toBe(303);
    expect((await session.get('/account')).status).toBe(200);
    const fields = { current_password: 'not this', new_password: newPassword };
    expect((await session.post('/account/password', fields)).status).toBe(422);
  });

  it('from ten addresses do not lock a new device of the member', async () => {
    const { app } = dashboard.test;
    for (let guess = 0; guess < 10; guess += 1) {
      const stranger = { address: `192.0.2.${String(guess)}`, email };
      expect(await takeStrangerAttempt(app, stranger)).toBeUndefined();
    }
    expect((await tryToSignIn(dashboard.visitor())).status).toBe(303);
    // An address that goes on guessing waits, and so do all after a hundred guesses.
    const one = { address: '192.0.2.1', email };
    await takeStrangerAttempt(app, one);
    expect(await takeStrangerAttempt(app, one)).toBeGreaterThan(0);
    expect(await exhaustMember()).toBeLessThan(100);
    expect((await tryToSignIn(dashboard.visitor())).status).toBe(429);
  });

  it('stay limited on a known device, and apart from other devices', async () => {
    const { app } = dashboard.test;
    const [one, other] = [await dashboard.signIn('viewer'), await dashboard.signIn('viewer')];
    for (const client of [one, other]) {
      await client.get('/');
      expect((await client.post('/signout')).status).toBe(303);
    }
    const device = knownDevice(app, one.cookies.get('citeworthy_device'), await memberOf(email)) ?? '';
    await exhaust(() => takeDeviceAttempt(app, device), 1);
    expect((await tryToSignIn(one, { password: 'guess' })).status).toBe(422);
    expect((await tryToSignIn(one)).status).toBe(429);
    expect((await tryToSignIn(other)).status).toBe(303);
  });

  it('stay limited for a session, and apart from the sign-in', async () => {
    const { app } = dashboard.test;
    const session = await dashboard.signIn('viewer');
    const token = session.cookies.get('citeworthy_session') ?? '';
    const id = (await readSession(app, token))?.id ?? '';
    await exhaust(() => takeSessionAttempt(app, id), 1);
    const fields = { current_password: 'guess', new_password: newPassword };
    await session.get('/account');
    expect((await session.post('/account/password', fields)).status).toBe(422);
    expect((await session.post('/account/password', fields)).status).toBe(429);
    expect((await tryToSignIn(dashboard.visitor())).status).toBe(303);
  });

  it('never wait in an unbounded queue of hashes', async () => {
    const visitor = dashboard.visitor();
    await visitor.get('/signin');
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        visitor.post('/signin', { email: `x${String(index)}@example.com`, password: 'guess' }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 429);
    // Two run, 16 wait; some of the first may have ended when the last arrive.
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers, body } of refused) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(body).toContain('Too many sign-ins at the moment');
    }
    expect(answers.filter(({ status }) => status === 422).length).toBe(24 - refused.length);
  });
});

describe('the cookie of a known device', () => {
  it('is hidden from scripts, survives the sign-out, and is stored nowhere', async () => {
    const client = dashboard.visitor();
    const answer = await tryToSignIn(client);
    const line = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('citeworthy_device='));
    expect(line).toMatch(/; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
    const token = client.cookies.get('citeworthy_device') ?? '';
    await client.get('/');
    await client.post('/signout');
    expect(client.cookies.get('citeworthy_device')).toBe(token);
    const { db } = dashboard.test.app.database;
    const [, nonce = 'none', proof = 'none'] = token.split('.');
    for (const table of ['member_sessions', 'sign_in_attempts', 'members', 'audit_log'] as const) {
      const rows = JSON.stringify(await db.selectFrom(table).selectAll().execute());
      expect(rows).not.toContain(nonce);
      expect(rows).not.toContain(proof);
    }
    expect(JSON.stringify(dashboard.test.logged)).not.toContain(proof);
  });

  it('is of one member, ends with their password and after its time, and cannot be made up', async () => {
    const { app } = dashboard.test;
    const [viewer, owner] = [await memberOf(email), await memberOf('owner@example.com')];
    const token = newDeviceToken(app, viewer);
    expect(knownDevice(app, token, viewer)).toMatch(/^[\w-]{43}$/);
    expect(knownDevice(app, token, owner)).toBeUndefined();
    expect(knownDevice(app, token, { ...viewer, password_hash: 'another' })).toBeUndefined();
    const later = new Date(Date.now() + (deviceDays + 1) * 86_400_000);
    expect(knownDevice({ ...app, now: () => later }, token, viewer)).toBeUndefined();
    const [issued = '', nonce = '', proof = ''] = token.split('.');
    const younger = (Number.parseInt(issued, 36) + 60).toString(36);
    for (const forged of [
      `${younger}.${nonce}.${proof}`,
      `${issued}.${'A'.repeat(22)}.${proof}`,
      `${issued}.${nonce}.${'A'.repeat(43)}`,
      `${token}.`,
      '..',
      'a'.repeat(100_000),
      '',
      undefined,
    ]) {
      expect(knownDevice(app, forged, viewer)).toBeUndefined();
    }
  });

  it('is renewed by a change of the password, and ends on every other device', async () => {
    const [here, there] = [await dashboard.signIn('viewer'), await dashboard.signIn('viewer')];
    await here.get('/account');
    const fields = { current_password: memberPassword, new_password: newPassword };
    expect((await here.post('/account/password', fields)).status).toBe(303);
    const member = await memberOf(email);
    const { app } = dashboard.test;
    expect(knownDevice(app, here.cookies.get('citeworthy_device'), member)).toBeDefined();
    expect(knownDevice(app, there.cookies.get('citeworthy_device'), member)).toBeUndefined();
    await here.get('/account');
    const back = { current_password: newPassword, new_password: memberPassword };
    expect((await here.post('/account/password', back)).status).toBe(303);
  });
});

describe('a sign-in', () => {
  it('never begins a session with a password that is changed while it is checked', async () => {
    const { app } = dashboard.test;
    const { db } = app.database;
    const member = await memberOf('developer@example.com');
    // One that takes long enough to check.
    await setMemberPassword(db, member.id, await hashPassword(memberPassword));
    const signingIn = signIn(app, {
      email: member.email,
      password: memberPassword,
      client: { address: '192.0.2.1', userAgent: undefined },
      deviceToken: undefined,
    });
    // The attempt is counted after the member was read, and before the hash.
    const counted = () => db.selectFrom('sign_in_attempts').select('subject').execute();
    await expect.poll(counted).toHaveLength(3);
    await setMemberPassword(db, member.id, 'scrypt$2$1$1$AA==$AA==');
    await deleteSessionsOf(db, member.id);
    expect(await signingIn).toEqual({ ok: false, reason: 'wrong' });
    expect(
      await db.selectFrom('member_sessions').selectAll().where('member_id', '=', member.id).execute(),
    ).toEqual([]);
    await setMemberPassword(db, member.id, member.password_hash);
  });

  it('never shows whether an address has a member, by text, status or number of writes', async () => {
    const { db } = dashboard.test.app.database;
    await db.deleteFrom('failed_sign_ins').execute();
    const seen: unknown[] = [];
    for (const given of ['owner@example.com', 'nobody@example.com']) {
      const { status, body } = await tryToSignIn(dashboard.visitor(), { email: given, password: 'guess' });
      const text = body.replaceAll(given, '').replaceAll(/name="_csrf" value="[^"]+"/g, '');
      const rows = await db.selectFrom('failed_sign_ins').select('attempts').execute();
      seen.push({ status, text, rows });
      await db.deleteFrom('failed_sign_ins').execute();
    }
    expect(seen[0]).toEqual(seen[1]);
  });
});

describe('failed sign-ins', () => {
  it('are on the audit page with member and address, without the text that strangers typed', async () => {
    const { db } = dashboard.test.app.database;
    await db.deleteFrom('failed_sign_ins').execute();
    const stranger = dashboard.visitor();
    for (let attempt = 0; attempt < 3; attempt += 1) await tryToSignIn(stranger, { password: 'guess' });
    await tryToSignIn(stranger, { email: 'typed-by-a-stranger@example.com', password: 'guess' });
    const rows = await db.selectFrom('failed_sign_ins').selectAll().orderBy('attempts', 'desc').execute();
    expect(rows).toMatchObject([
      { member_email: email, address: '127.0.0.1', attempts: 3 },
      { member_email: null, address: '127.0.0.1', attempts: 1 },
    ]);
    const page = (await (await dashboard.signIn('owner')).get('/audit')).body;
    const part = page.slice(page.indexOf('id="failed-sign-ins"'));
    expect(part).toContain(email);
    expect(part).toContain('127.0.0.1');
    expect(part).toContain('not a member');
    expect(page).not.toContain('typed-by-a-stranger');
  });

  it('never fill the database, whatever the number of addresses', async () => {
    const { app } = dashboard.test;
    const { db, pool } = app.database;
    await db.deleteFrom('failed_sign_ins').execute();
    const member = await memberOf(email);
    const rowsMax = 20;
    for (let index = 0; index < 100; index += 1) {
      await countFailedSignIn(pool, {
        accountId: member.account_id,
        memberId: member.id,
        memberEmail: member.email,
        address: `192.0.2.${String(index)}`,
        at: app.now(),
        rowsMax,
      });
    }
    const rows = await db.selectFrom('failed_sign_ins').selectAll().execute();
    expect(rows).toHaveLength(rowsMax + 1);
    const others = rows.filter(({ address }) => address === 'other addresses');
    expect(others).toMatchObject([{ attempts: 100 - rowsMax }]);
    expect(failedSignInRowsMax).toBeLessThanOrEqual(1_000);
  });

  it('are deleted after 30 days', async () => {
    const { app } = dashboard.test;
    const { db } = app.database;
    await db.deleteFrom('failed_sign_ins').execute();
    const at = (days: number): Date => new Date(Date.now() - days * 86_400_000);
    const context = (days: number) => ({ database: app.database, now: () => at(days) });
    for (const days of [0, 29, 31]) await recordFailedSignIn(context(days), undefined, '192.0.2.1');
    await purgeFailedSignIns(context(0));
    expect(await db.selectFrom('failed_sign_ins').select('day').execute()).toHaveLength(2);
  });
});
