import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { startService } from '../support/start-service.ts';
import { makeTempStorage } from '../support/temp-database.ts';

test('a database that takes no writes makes the service not ready, until it takes them again', async () => {
  const storage = await makeTempStorage();
  onTestFinished(() => storage.remove());
  const service = await startService({ storage });
  onTestFinished(() => service.stop());
  const readiness = async (): Promise<number> => (await fetch(`${service.baseUrl}/readyz`)).status;
  const submit = async (): Promise<number> => {
    const answer = await fetch(`${service.baseUrl}/v1/analysis`, {
      method: 'POST',
      headers: { authorization: `Bearer ${service.keys.live}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        url: 'https://example.com/',
        html: '<h1>Rope</h1><p>A splice joins two ropes.</p>',
      }),
    });
    return answer.status;
  };
  const admin = new pg.Client(storage.config.databaseUrl);
  await admin.connect();
  onTestFinished(() => admin.end());
  // Sessions read the setting when they begin.
  const setReadOnly = async (value: 'on' | 'off'): Promise<void> => {
    await admin.query('set transaction_read_only = off');
    await admin.query('set default_transaction_read_only = off');
    const { rows } = await admin.query('select quote_ident(current_database()) as name');
    const { name } = rows[0] as { name: string };
    await admin.query(`alter database ${name} set default_transaction_read_only = ${value}`);
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  };
  expect(await readiness()).toBe(200);
  await setReadOnly('on');
  await expect.poll(submit).toBe(503);
  await expect.poll(readiness).toBe(503);
  await setReadOnly('off');
  await expect.poll(readiness).toBe(200);
  expect(await submit()).toBeLessThan(300);
});
