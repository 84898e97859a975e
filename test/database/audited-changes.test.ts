import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '../../src/features/members/audit.ts';
import { controlCommands, type ControlCommandName } from '../../src/entry/process/control-commands.ts';
import {
  startDashboard,
  type DashboardClient,
  type TestDashboard,
} from '../support/dashboard/start-dashboard.ts';

let dashboard: TestDashboard;
let owner: DashboardClient;
let ids: { readonly key: string; readonly endpoint: string; readonly delivery: string };

const url = 'https://example.com/hook';
const plan = { id: 'gold', name: 'Gold', currency: 'EUR' };

beforeAll(async () => {
  dashboard = await startDashboard();
  owner = await dashboard.signIn('owner');
  const commands = controlCommands(dashboard.test.app);
  const key = await commands['keys.create']({ type: 'secret', environment: 'live' });
  const added = await commands['webhooks.add']({ url, environment: 'live' });
  if (!key.ok || !added.ok) throw new Error('The test has no key or no endpoint.');
  const tested = await commands['webhooks.test']({ id: added.endpoint.id });
  if (!tested.ok) throw new Error(tested.problem);
  ids = { key: key.created.id, endpoint: added.endpoint.id, delivery: tested.deliveryId };
});
afterAll(() => dashboard.close());

/** Every row that a command or an action could change. */
async function everyRow(): Promise<unknown> {
  const rows: unknown[] = [];
  const tables = ['api_keys', 'webhook_endpoints', 'webhook_deliveries', 'webhook_events', 'plans'] as const;
  for (const table of [...tables, 'accounts', 'signup_links', 'analyses', 'injections'] as const) {
    const { rows: found } = await sql`select * from ${sql.table(table)} order by id`.execute(
      dashboard.test.app.database.db,
    );
    rows.push(found);
  }
  return rows;
}

async function withRefusedEntries(work: () => Promise<void>): Promise<void> {
  const { db } = dashboard.test.app.database;
  await sql`create trigger refuse_entries before insert on audit_log
    for each statement execute function refuse_audit_change()`.execute(db);
  try {
    await work();
  } finally {
    await sql`drop trigger refuse_entries on audit_log`.execute(db);
  }
}

/** Each changes something, so each needs an entry. The last ones remove what the others use. */
function changes(): readonly (readonly [ControlCommandName, unknown, string])[] {
  const { key, endpoint: id, delivery } = ids;
  return [
    ['keys.create', { type: 'secret', environment: 'test' }, 'key.created'],
    ['keys.rotate', { id: key }, 'key.rotation_began'],
    ['keys.revoke', { id: key }, 'key.revoked'],
    ['keys.limit', { per_minute: 60_000 }, 'account.rate_limit_set'],
    ['dashboard.signupLink', { is_further: true }, 'signup_link.made'],
    ['webhooks.add', { url, environment: 'test' }, 'webhook_endpoint.added'],
    ['webhooks.update', { id, description: 'Ours' }, 'webhook_endpoint.changed'],
    ['webhooks.rotate', { id }, 'webhook_endpoint.secret_rotated'],
    ['webhooks.test', { id }, 'webhook_endpoint.tested'],
    ['webhooks.resend', { id: delivery }, 'webhook_delivery.resent'],
    ['webhooks.replay', { id, since: '2026-01-01T00:00:00Z' }, 'webhook_endpoint.replayed'],
    ['webhooks.update', { id, enabled: false }, 'webhook_endpoint.disabled'],
    ['webhooks.update', { id, enabled: true }, 'webhook_endpoint.enabled'],
    ['webhooks.remove', { id }, 'webhook_endpoint.removed'],
    ['plans.save', plan, 'plan.saved'],
    ['plans.choose', { id: 'starter' }, 'plan.chosen'],
    ['usage.rebuild', null, 'usage.rebuilt'],
  ];
}

describe('a change', () => {
  it('of the command line is undone when its audit entry cannot be written', async () => {
    const before = await everyRow();
    const commands = controlCommands(dashboard.test.app);
    await withRefusedEntries(async () => {
      for (const [name, input] of changes()) {
        await expect(commands[name](input), name).rejects.toThrow('append-only');
      }
    });
    expect(await everyRow()).toEqual(before);
  });

  it('in the dashboard is undone when its audit entry cannot be written', async () => {
    const before = await everyRow();
    await owner.get('/webhooks/new');
    const forms: readonly (readonly [string, Readonly<Record<string, string | readonly string[]>>])[] = [
      ['/keys/new', { type: 'secret', environment: 'live' }],
      [`/keys/${ids.key}/rotate`, {}],
      [`/keys/${ids.key}/revoke`, {}],
      ['/webhooks/new', { url, 'events[]': ['analysis.completed'] }],
      [`/webhooks/${ids.endpoint}/edit`, { url, 'events[]': ['analysis.completed'] }],
      [`/webhooks/${ids.endpoint}/rotate`, {}],
      [`/webhooks/${ids.endpoint}/test`, {}],
      [`/webhooks/${ids.endpoint}/disable`, {}],
      [`/webhooks/${ids.endpoint}/remove`, {}],
      [`/webhooks/deliveries/${ids.delivery}/resend`, {}],
      ['/usage/plans/starter/choose', {}],
      ['/analyses/new', { urls: 'https://example.com/' }],
      ['/injections/new', { url: 'https://example.com/', mode: 'manual' }],
      ['/members/invite', { email: 'new@example.com', role: 'viewer' }],
    ];
    await withRefusedEntries(async () => {
      for (const [path, fields] of forms) expect((await owner.post(path, fields)).status, path).toBe(500);
    });
    expect(await everyRow()).toEqual(before);
  });

  it('of the command line leaves one entry, with the same action as in the dashboard', async () => {
    const { app } = dashboard.test;
    const commands = controlCommands(app);
    const before = (await listAudit(app, { accountId: dashboard.accountId, before: null, limit: 100 }))
      .length;
    for (const [name, input] of changes()) await commands[name](input);
    const entries = await listAudit(app, { accountId: dashboard.accountId, before: null, limit: 100 });
    const made = entries.slice(0, entries.length - before).toReversed();
    expect(made.map(({ action, actor }) => [action, actor])).toEqual(
      changes().map(([, , action]) => [action, 'command line']),
    );
    expect((await owner.get('/audit')).body).toContain('command line');
  });
});
