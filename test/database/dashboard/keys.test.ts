import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startDashboard,
  type DashboardClient,
  type TestDashboard,
} from '../../support/dashboard/start-dashboard.ts';

let dashboard: TestDashboard;
let developer: DashboardClient;

beforeAll(async () => {
  dashboard = await startDashboard();
  developer = await dashboard.signIn('developer');
});
afterAll(() => dashboard.close());

const keyPattern = /cw_[sp]k_(?:live|test)_\w{38}/;

async function create(
  fields: Readonly<Record<string, string | readonly string[]>>,
): Promise<{ key: string; id: string }> {
  await developer.get('/keys/new');
  const { status, body } = await developer.post('/keys/new', {
    type: 'secret',
    environment: 'live',
    ...fields,
  });
  expect(status, body).toBe(200);
  return { key: keyPattern.exec(body)?.[0] ?? '', id: /href="\/keys\/(key_\w+)"/.exec(body)?.[1] ?? '' };
}

const use = async (key: string): Promise<number> =>
  (await dashboard.test.call(key, { method: 'GET', url: '/v1/analysis' })).statusCode;

describe('a key', () => {
  it('is shown once, works, and is then shown by its hint', async () => {
    const { key, id } = await create({ name: 'Deploy' });
    expect(await use(key)).toBe(200);
    for (const path of ['/keys', `/keys/${id}`, '/']) {
      const { body } = await developer.get(path);
      expect(body).not.toContain(key);
    }
    expect((await developer.get('/keys')).body).toContain(`cw_sk_live_…${key.slice(-4)}`);
    expect(JSON.stringify(dashboard.test.logged)).not.toContain(key);
  });

  it('has every setting of the form', async () => {
    const { id } = await create({
      name: 'Pages',
      type: 'publishable',
      environment: 'test',
      access: 'chosen',
      'scopes[]': ['tracker:read'],
      origins: 'https://example.com\r\nhttps://www.example.com',
      expires_on: '2099-01-31',
      rate_limit: '120',
    });
    const { body } = await developer.get(`/keys/${id}`);
    for (const part of [
      'publishable',
      '>test<',
      'tracker:read',
      'https://www.example.com',
      '2099-01-31 00:00',
      '120',
    ]) {
      expect(body).toContain(part);
    }
    expect(body).not.toContain('injection:read');
  });

  it.each([
    [{ type: 'publishable', access: 'chosen', 'scopes[]': ['analysis:write'] }, 'scopes-problem'],
    [{ access: 'chosen' }, 'scopes-problem'],
    [{ origins: 'https://example.com' }, 'origins-problem'],
    [{ type: 'publishable', origins: 'example.com/path' }, 'origins-problem'],
    [{ expires_on: '2001-01-01' }, 'expires_on-problem'],
    [{ expires_on: '2026-02-30' }, 'expires_on-problem'],
    [{ rate_limit: '0' }, 'rate_limit-problem'],
    [{ rate_limit: '1e9' }, 'rate_limit-problem'],
    [{ name: 'n'.repeat(101) }, 'name-problem'],
    [{ type: 'other' }, 'type-problem'],
  ])('is rejected with %j at the field, and keeps the input', async (fields, problem) => {
    await developer.get('/keys/new');
    const sent = { name: 'Mine', type: 'secret', environment: 'live', ...fields };
    const { status, body } = await developer.post('/keys/new', sent);
    expect(status).toBe(422);
    expect(body).toContain(`id="${problem}"`);
    expect(body).toContain(`value="${sent.name}"`);
    expect(body).not.toMatch(keyPattern);
  });

  it('stops when revoked, and the audit log names the member', async () => {
    const { key, id } = await create({ name: 'Leaked' });
    expect((await developer.post(`/keys/${id}/revoke`)).status).toBe(303);
    expect(await use(key)).toBe(401);
    expect((await developer.get('/keys?show=ended')).body).toContain('Leaked');
    const log = (await (await dashboard.signIn('owner')).get('/audit')).body;
    expect(log).toContain('key.revoked');
    expect(log).toContain('developer@example.com');
    expect(log).not.toContain(key);
  });

  it('older than 90 days is marked in the list and on its page', async () => {
    const { id } = await create({ name: 'Old' });
    dashboard.test.setTime(new Date(Date.now() + 91 * 86_400_000));
    const later = await dashboard.signIn('developer');
    expect((await later.get('/keys')).body).toContain('older than 90 days');
    expect((await later.get(`/keys/${id}`)).body).toContain('Rotate it.');
    dashboard.test.setTime(new Date());
  });

  it('has an inert name', async () => {
    const name = '<img src=x onerror=alert(1)>\u202Egnp.exe';
    const { id } = await create({ name });
    for (const path of ['/keys', `/keys/${id}`]) {
      const { body } = await developer.get(path);
      expect(body).not.toContain('<img');
      expect(body).toContain('<bdi>&lt;img');
    }
  });
});

describe('the rotation', () => {
  it('creates the new key, detects its use, and revokes the old one without interruption', async () => {
    const old = await create({ name: 'Rotated' });
    await developer.get(`/keys/${old.id}`);
    const begun = await developer.post(`/keys/${old.id}/rotate`);
    expect(begun.status).toBe(200);
    const key = keyPattern.exec(begun.body)?.[0] ?? '';
    expect(key).not.toBe(old.key);
    expect(await use(old.key)).toBe(200);

    const state = `/keys/${old.id}/rotation/state`;
    expect((await developer.get(state)).status).toBe(204);
    const waiting = (await developer.get(`/keys/${old.id}/rotation`)).body;
    expect(waiting).toContain(`hx-get="${state}"`);
    expect(waiting).not.toContain(key);
    expect(await use(key)).toBe(200);
    const seen = await developer.get(state);
    expect(seen.body).toContain('First used');
    expect(seen.body).not.toContain('hx-get');

    const { location } = await developer.post(`/keys/${old.id}/revoke`);
    expect((await developer.get(location)).body).toContain('The new key has replaced it');
    expect(await use(old.key)).toBe(401);
    expect(await use(key)).toBe(200);
  });

  it('creates a single replacement key', async () => {
    const old = await create({ name: 'Twice' });
    await developer.get(`/keys/${old.id}`);
    await developer.post(`/keys/${old.id}/rotate`);
    const again = await developer.post(`/keys/${old.id}/rotate`);
    expect(again.status).toBe(422);
    expect(again.body).toContain('already');
    expect(again.body).not.toMatch(keyPattern);
  });
});
