import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillSlots } from '../../../src/features/analyses/fill-slots.ts';
import { acceptInjection } from '../../../src/features/injections/accept-injection.ts';
import { authenticate } from '../../../src/features/keys/authenticate.ts';
import { transact } from '../../../src/service/storage/transact.ts';
import { startService, type TestService } from '../../support/start-service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const html = `<!doctype html><html lang="en"><head><title>Oil</title></head><body><main><h1>How a windlass is oiled</h1>
<p>A windlass is a winch that lifts an anchor by turning a drum. Oil its gear every six months.</p></main></body></html>`;

async function metered(): Promise<number> {
  const { pool } = service.app.database;
  const { rows } = await pool.query(
    `select count(*)::int as count from usage_records where metric = 'previews'`,
  );
  return (rows[0] as { count: number }).count;
}

it('a preview is metered with its answer, and not when the process that would answer has died', async () => {
  const { app } = service;
  const authentication = await authenticate(app, service.keys.live);
  if (!authentication.ok) throw new Error(authentication.reason);
  const { caller } = authentication;
  // What a process does for a preview before it waits: this one has died then.
  const id = await transact(app.database.db, async (trx) => {
    const request = { html, mode: 'manual', model: false } as const;
    const outcome = await acceptInjection(app, trx, caller, request, {
      requestId: 'req_1',
      previewWaitMs: 30_000,
    });
    if (outcome.kind !== 'accepted') throw new Error(outcome.kind);
    await fillSlots(app, trx, caller.accountId, outcome.added);
    return outcome.row.id;
  });
  await expect
    .poll(async () => {
      const { rows } = await app.database.pool.query('select status from injections where id = $1', [id]);
      return (rows[0] as { status: string }).status;
    })
    .toBe('completed');
  expect(await metered()).toBe(0);
  const answer = await fetch(`${service.baseUrl}/v1/injection/preview`, {
    method: 'POST',
    headers: { authorization: `Bearer ${service.keys.live}`, 'content-type': 'application/json' },
    body: JSON.stringify({ html }),
  });
  expect(answer.status).toBe(200);
  expect(await metered()).toBe(1);
});
