import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '../../../src/features/members/audit.ts';
import { changeRole, removeMember } from '../../../src/features/members/members.ts';
import {
  createSignupLink,
  listSignupLinks,
  readSignupLink,
} from '../../../src/features/members/signup-links.ts';
import { insertMember } from '../../../src/features/members/statements/members.ts';
import { firstSignupLink } from '../../../src/features/members/signup-links.ts';
import { newId } from '../../../src/service/platform/ids.ts';
import type { MemberRole } from '../../../src/core/schema/vocabulary.ts';
import {
  memberPassword,
  startDashboard,
  type DashboardAnswer,
  type DashboardClient,
  type TestDashboard,
} from '../../support/dashboard/start-dashboard.ts';

let dashboard: TestDashboard;
let owner: DashboardClient;
let count = 0;

beforeAll(async () => {
  dashboard = await startDashboard();
  owner = await dashboard.signIn('owner');
});
afterAll(() => dashboard.close());

const password = 'a sentence of some words';

interface Person {
  readonly id: string;
  readonly email: string;
  readonly role: MemberRole;
}

/** A further member, with the password of the others. */
async function addMember(role: MemberRole): Promise<Person> {
  const { database, now } = dashboard.test.app;
  const like = await database.db
    .selectFrom('members')
    .selectAll()
    .where('id', '=', dashboard.memberIds.owner)
    .executeTakeFirstOrThrow();
  count += 1;
  const person = { id: newId('member', now()), email: `person-${String(count)}@example.com`, role };
  await insertMember(database.db, { ...like, ...person });
  return person;
}

const inviteAs = async (actor: Person, role: MemberRole = 'owner'): Promise<string> => {
  const { accountId } = dashboard;
  return await createSignupLink(dashboard.test.app, { accountId, role, email: null, actor });
};

const change = (memberId: string, actor: Person | null) => ({
  accountId: dashboard.accountId,
  memberId,
  actor,
});

async function signUp(token: string, email: string): Promise<DashboardAnswer> {
  const visitor = dashboard.visitor();
  await visitor.get('/signin');
  return await visitor.post('/signup', { token, email, password });
}

const roleOf = async (email: string): Promise<MemberRole | undefined> =>
  (
    await dashboard.test.app.database.db
      .selectFrom('members')
      .select('role')
      .where('email', '=', email)
      .executeTakeFirst()
  )?.role;

describe('an invitation', () => {
  it.each(['developer', 'viewer', 'removed'] as const)(
    'never outlives the right of its maker, who is now %s',
    async (now) => {
      const maker = await addMember('owner');
      const token = await inviteAs(maker, 'viewer');
      expect((await dashboard.visitor().get(`/signup?token=${token}`)).status).toBe(200);
      await owner.get('/members');
      const path = now === 'removed' ? 'remove' : 'role';
      const answer = await owner.post(`/members/${maker.id}/${path}`, now === 'removed' ? {} : { role: now });
      expect(answer.status).toBe(303);
      expect((await dashboard.visitor().get(`/signup?token=${token}`)).status).toBe(404);
      expect((await signUp(token, `guest-of-${now}@example.com`)).status).toBe(422);
      expect(await roleOf(`guest-of-${now}@example.com`)).toBeUndefined();
      const { db } = dashboard.test.app.database;
      const left = await db.selectFrom('signup_links').where('invited_by', '=', maker.id).execute();
      expect(left).toEqual([]);
      const [entry] = await listAudit(dashboard.test.app, {
        accountId: dashboard.accountId,
        before: null,
        limit: 1,
      });
      expect(entry?.detail).toMatchObject({ invitations_ended: '1' });
    },
  );

  it('never gives a role that its maker may not give now, however they lost the right', async () => {
    const { app } = dashboard.test;
    const maker = await addMember('owner');
    const token = await inviteAs(maker);
    const setRole = (role: MemberRole) =>
      app.database.db.updateTable('members').set({ role }).where('id', '=', maker.id).execute();
    await setRole('developer');
    expect(await readSignupLink(app, token)).toBeUndefined();
    expect(await listSignupLinks(app, dashboard.accountId)).toEqual([]);
    expect((await signUp(token, 'risen@example.com')).status).toBe(422);
    expect(await roleOf('risen@example.com')).toBeUndefined();
    await setRole('owner');
    expect(await readSignupLink(app, token)).toMatchObject({ role: 'owner' });
  });

  it('cannot be made by an owner who was demoted after the page was opened', async () => {
    const maker = await addMember('viewer');
    await expect(inviteAs({ ...maker, role: 'owner' })).rejects.toThrow(
      expect.objectContaining({ code: 'role_not_allowed' }),
    );
  });

  it('never adds a member after its maker was demoted at the same time', async () => {
    const { app } = dashboard.test;
    for (let round = 0; round < 3; round += 1) {
      const maker = await addMember('owner');
      const token = await inviteAs(maker);
      const email = `racer-${String(round)}@example.com`;
      const [answer] = await Promise.all([
        signUp(token, email),
        changeRole(app, change(maker.id, null), 'viewer'),
      ]);
      const entries = await listAudit(app, { accountId: dashboard.accountId, before: null, limit: 10 });
      // The newest first: a sign-up that succeeded comes before the demotion.
      const order = entries
        .filter(({ action, target }) => action === 'member.joined' || target === maker.id)
        .map(({ action }) => action);
      if (answer.status === 303) expect(order.slice(0, 2)).toEqual(['member.role_changed', 'member.joined']);
      else expect(await roleOf(email)).toBeUndefined();
    }
  });

  it('of the first start ends when the first member joins', async () => {
    const empty = await startDashboard();
    try {
      const { app } = empty.test;
      await app.database.db.deleteFrom('members').execute();
      const first = (await firstSignupLink(app)) ?? '';
      expect(await readSignupLink(app, first)).toMatchObject({ role: 'owner' });
      const { accountId } = empty;
      const own = await createSignupLink(app, { accountId, role: 'owner', email: null, actor: null });
      const second = await createSignupLink(app, { accountId, role: 'owner', email: null, actor: null });
      const visitor = empty.visitor();
      await visitor.get('/signin');
      const answer = await visitor.post('/signup', { token: own, email: 'first@example.com', password });
      expect(answer.status).toBe(303);
      expect(await readSignupLink(app, first)).toBeUndefined();
      // The others of the command line are for further owners.
      expect(await readSignupLink(app, second)).toMatchObject({ role: 'owner' });
      // Even if its row were left, as a backup may restore it.
      await app.database.db.updateTable('signup_links').set({ is_first: true }).execute();
      expect(await readSignupLink(app, second)).toBeUndefined();
    } finally {
      await empty.close();
    }
  });
});

describe('a change of members', () => {
  it('is refused to an owner who lost the role while the request was under way', async () => {
    const { app } = dashboard.test;
    const former = await addMember('developer');
    const other = await addMember('owner');
    expect(await changeRole(app, change(other.id, former), 'viewer')).toBe('not_allowed');
    expect(await removeMember(app, change(other.id, former))).toBe('not_allowed');
    expect(await roleOf(other.email)).toBe('owner');
  });

  it('lets one of two owners who remove each other at the same time succeed, with others left', async () => {
    const { app } = dashboard.test;
    const [one, two] = [await addMember('owner'), await addMember('owner')];
    const outcomes = await Promise.all([
      removeMember(app, change(two.id, one)),
      removeMember(app, change(one.id, two)),
    ]);
    expect(outcomes.sort()).toEqual(['done', 'not_allowed']);
  });

  it('never removes or demotes the last owner, for any number of requests at once', async () => {
    const { app } = dashboard.test;
    const { db } = app.database;
    const owners = await db.selectFrom('members').select('id').where('role', '=', 'owner').execute();
    expect(owners.length).toBeGreaterThan(1);
    const outcomes = await Promise.all(
      owners.map(({ id }, index) =>
        index % 2 === 0 ? changeRole(app, change(id, null), 'viewer') : removeMember(app, change(id, null)),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'last_owner')).toHaveLength(1);
    const left = await db.selectFrom('members').select('id').where('role', '=', 'owner').execute();
    expect(left).toHaveLength(1);
    await db
      .updateTable('members')
      .set({ role: 'owner' })
      .where('id', '=', dashboard.memberIds.owner)
      .execute();
  });
});

describe('a removed member', () => {
  it('loses every session, and owners see which of their keys still work', async () => {
    const boss = await dashboard.signIn('owner').catch(() => owner);
    const maker = await addMember('developer');
    const client = dashboard.visitor();
    await client.get('/signin');
    expect((await client.post('/signin', { email: maker.email, password: memberPassword })).status).toBe(303);
    await client.get('/keys/new');
    const { body } = await client.post('/keys/new', { name: 'Kept', type: 'secret', environment: 'live' });
    const keyId = /href="\/keys\/(key_\w+)"/.exec(body)?.[1] ?? '';
    expect((await boss.get(`/keys/${keyId}`)).body).toContain(maker.email);
    expect((await boss.get('/keys')).body).not.toContain(maker.email);
    await boss.get('/members');
    expect((await boss.post(`/members/${maker.id}/remove`)).status).toBe(303);
    expect((await client.get('/keys')).status).toBe(303);
    const list = (await boss.get('/keys')).body;
    expect(list).toContain('Made by members who were removed');
    expect(list).toContain(maker.email);
    expect((await boss.get(`/keys/${keyId}`)).body).toContain('removed member');
    // The addresses of members are for owners.
    const developer = await dashboard.signIn('developer');
    for (const path of ['/keys', `/keys/${keyId}`]) {
      expect((await developer.get(path)).body).not.toContain(maker.email);
    }
  });
});
