import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiKey } from '../../../src/features/keys/create-api-key.ts';
import { changeRole, removeMember } from '../../../src/features/members/members.ts';
import { insertMember } from '../../../src/features/members/statements/members.ts';
import { newId } from '../../../src/service/platform/ids.ts';
import type { MemberRole } from '../../../src/core/schema/vocabulary.ts';
import {
  memberPassword,
  startDashboard,
  type DashboardClient,
  type TestDashboard,
} from '../../support/dashboard/start-dashboard.ts';
import { beginSlowRequest, type SlowRequest } from '../../support/slow-request.ts';

let dashboard: TestDashboard;
let count = 0;

beforeAll(async () => {
  dashboard = await startDashboard();
});
afterAll(() => dashboard.close());

interface Person {
  readonly id: string;
  readonly email: string;
  readonly client: DashboardClient;
}

/** A further member with the password of the others, signed in. */
async function join(role: MemberRole): Promise<Person> {
  const { db } = dashboard.test.app.database;
  const like = await db
    .selectFrom('members')
    .selectAll()
    .where('id', '=', dashboard.memberIds.owner)
    .executeTakeFirstOrThrow();
  count += 1;
  const person = { id: newId('member', new Date()), email: `slow-${String(count)}@example.com` };
  await insertMember(db, { ...like, ...person, role });
  return { ...person, client: await signIn(person.email) };
}

async function signIn(email: string): Promise<DashboardClient> {
  const client = dashboard.visitor();
  await client.get('/signin');
  expect((await client.post('/signin', { email, password: memberPassword })).status).toBe(303);
  return client;
}

/** A form of the page that is admitted now, with a body that arrives later. */
async function submitSlowly(
  client: DashboardClient,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<SlowRequest> {
  const page = await client.get('/account');
  const token = /name="_csrf" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
  return await beginSlowRequest(
    dashboard.test.server,
    path,
    {
      cookie: [...client.cookies].map((pair) => pair.join('=')).join('; '),
      'content-type': 'application/x-www-form-urlencoded',
    },
    new URLSearchParams({ _csrf: token, ...fields }).toString(),
  );
}

const member = ({ id }: Person) => ({ accountId: dashboard.accountId, memberId: id, actor: null });
const remove = (person: Person) => removeMember(dashboard.test.app, member(person));
const demote = (person: Person) => changeRole(dashboard.test.app, member(person), 'viewer');
const endOthers = async ({ email }: Person): Promise<void> => {
  const other = await signIn(email);
  await other.get('/account');
  expect((await other.post('/account/sessions/end-others')).status).toBe(303);
};

const isSignIn = /^HTTP\/1\.1 303 [^]*location: \/signin\r\n/i;
const isForbidden = /^HTTP\/1\.1 403 /;
const losses = [
  ['removed', remove, isSignIn],
  ['demoted', demote, isForbidden],
  ['signed out from elsewhere', endOthers, isSignIn],
] as const;

const newKey = { name: 'Late', type: 'secret', environment: 'live' };
const newEndpoint = { url: 'https://receiver.example/hook', 'events[]': 'analysis.completed' };

const rows = async () => {
  const { db } = dashboard.test.app.database;
  return {
    keys: await db.selectFrom('api_keys').select(['id', 'revoked_at']).orderBy('id').execute(),
    endpoints: await db.selectFrom('webhook_endpoints').select('id').orderBy('id').execute(),
    entries: await db.selectFrom('audit_log').select('id').where('action', 'not like', '%session%').execute(),
  };
};

describe.each(losses)('a member who is %s while the body of their form arrives', (_, lose, refused) => {
  it.each([
    ['creates a key', '/keys/new', newKey],
    ['adds an endpoint', '/webhooks/new', newEndpoint],
    ['is shown a form again', '/keys/new', { ...newKey, type: 'nonsense' }],
    ['is asked for the password', '/keys/new', newKey],
  ])('never %s', async (what, path, fields) => {
    const person = await join('developer');
    const { db } = dashboard.test.app.database;
    if (what === 'is asked for the password') {
      const longAgo = new Date(Date.now() - 3_600_000);
      await db
        .updateTable('member_sessions')
        .set({ password_given_at: longAgo })
        .where('member_id', '=', person.id)
        .execute();
    }
    const request = await submitSlowly(person.client, path, fields);
    await lose(person);
    const before = await rows();
    const text = await request.finish();
    expect(text).toMatch(refused);
    expect(text).not.toMatch(/cw_sk_live_|whsec_|Confirm your password/);
    expect(await rows()).toEqual(before);
  });
});

describe('an owner who is demoted while the body of their form arrives', () => {
  it('never revokes a key', async () => {
    const person = await join('owner');
    const outcome = await createApiKey(dashboard.test.app, dashboard.accountId, {
      type: 'secret',
      environment: 'live',
    });
    if (!outcome.ok) throw new Error(outcome.problems.join());
    const request = await submitSlowly(person.client, `/keys/${outcome.created.id}/revoke`, {});
    await demote(person);
    const before = await rows();
    expect(await request.finish()).toMatch(isForbidden);
    expect(await rows()).toEqual(before);
  });

  it('never adds a plan of the installation, even if they keep another role', async () => {
    const person = await join('owner');
    const request = await submitSlowly(person.client, '/usage/new-plan', { id: 'late', name: 'Late' });
    await changeRole(dashboard.test.app, member(person), 'developer');
    expect(await request.finish()).toMatch(isForbidden);
  });
});

describe('an action and the end of the right to it, at the same moment', () => {
  it('come one after the other, and never wait for each other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await join('developer');
      const request = await submitSlowly(person.client, '/keys/new', newKey);
      const [text, outcome] = await Promise.all([request.finish(), remove(person)]);
      expect(outcome).toBe('done');
      expect(text).toMatch(/^HTTP\/1\.1 (?:200|303) /);
      const { db } = dashboard.test.app.database;
      const entries = await db
        .selectFrom('audit_log')
        .select('action')
        .where((where) => where.or([where('member_id', '=', person.id), where('target', '=', person.id)]))
        .where('action', 'in', ['key.created', 'member.removed'])
        .execute();
      expect(entries).toHaveLength(text.startsWith('HTTP/1.1 200') ? 2 : 1);
    }
  });

  it('never wait for each other when two sessions of a member end each other', async () => {
    const person = await join('viewer');
    const other = await signIn(person.email);
    await Promise.all([person.client.get('/account'), other.get('/account')]);
    const answers = await Promise.all(
      [person.client, other].map((client) => client.post('/account/sessions/end-others')),
    );
    expect(answers.map(({ location }) => location).sort()).toEqual(['/account', '/signin']);
  });
});
