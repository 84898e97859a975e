import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { afterAll, expect, test } from 'vitest';
import { registerBillingCommand } from '../../../src/entry/cli/billing.ts';
import { makeDataDirectory, silentLog } from '../../support/temp-database.ts';

const directory = makeDataDirectory();
const config = {
  dataDir: directory.path,
  databaseUrl: undefined,
  secretKey: undefined,
  publicUrl: 'http://127.0.0.1:8080',
  fetchAllowNetworks: [],
  retentionDays: 90,
};
const planFile = path.join(directory.path, 'plan.json');

afterAll(() => directory.remove());

/** Runs one `billing` command line on the directory's database. */
async function billing(line: string): Promise<{ readonly out: string; readonly failed: string }> {
  const printed = { out: '', failed: '' };
  const program = new Command().exitOverride();
  registerBillingCommand(program, {
    config,
    out: {
      print: (text) => void (printed.out += `${text}\n`),
      fail: (text) => void (printed.failed += `${text}\n`),
    },
    log: silentLog,
  });
  await program.parseAsync(['billing', ...line.split(' ')], { from: 'user' });
  return printed;
}

const plan = {
  id: 'team',
  name: 'Team',
  currency: 'EUR',
  quota_policy: 'refuse',
  prices: {
    analyses: { included: 10, quota: 20, tiers: [{ up_to: null, unit_price: '0.02' }] },
  },
};

test('a plan is saved, assigned and listed in the same format', async () => {
  expect((await billing('plans')).out).toMatch(/^\* {2}free/m);
  writeFileSync(planFile, JSON.stringify(plan));
  expect(await billing(`save-plan ${planFile}`)).toEqual({ out: 'Saved plan team.\n', failed: '' });
  expect((await billing('use-plan team')).out).toContain('now uses plan team');
  const { data, current } = JSON.parse((await billing('plans --json')).out) as {
    data: { id: string }[];
    current: string;
  };
  expect(current).toBe('team');
  expect(data.map(({ id }) => id)).toEqual(['free', 'starter', 'team']);
  expect(data.find(({ id }) => id === 'team')).toEqual(plan);
  // What is printed can be saved again, the example too.
  for (const one of data) {
    writeFileSync(planFile, JSON.stringify(one));
    expect((await billing(`save-plan ${planFile}`)).failed).toBe('');
  }
  expect((await billing('use-plan gold')).failed).toContain('no plan gold');
  writeFileSync(planFile, JSON.stringify({ ...plan, currency: 'euro' }));
  expect((await billing(`save-plan ${planFile}`)).failed).toContain('currency: must be a code of ISO 4217');
  writeFileSync(planFile, 'not JSON');
  await expect(billing(`save-plan ${planFile}`)).rejects.toThrow('is not JSON');
  expect((await billing('rebuild-usage')).out).toContain('Rebuilt the daily usage totals');
});
