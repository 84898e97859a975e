import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { postgresProblem } from './test/postgres-server.mjs';

/**
 * Every suite that opens a database through test/temp-database.ts or what is built on it runs on each database, but for
 * those of a browser; one that makes a PostgreSQL database itself runs there alone; all others run once.
 */
const onBoth =
  /\b(?:openTempDatabase|makeTempStorage|startService|startTestServer|startDashboard|startWorkingDashboard)\(/;
/** What a browser shows does not depend on the database: what pages read is tested over HTTP on both. */
const inBrowser = /\bopenBrowser\(/;
const onPostgres = /\bmakePostgresDatabase\(/;

const suites = ['src', 'test']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  .filter((path) => /\.test\.tsx?$/.test(path))
  .map((path) => ({ path, source: readFileSync(path, 'utf8') }));
const kindOf = (source: string): 'plain' | 'embedded' | 'both' | 'postgres' => {
  if (onPostgres.test(source)) return 'postgres';
  if (!onBoth.test(source)) return 'plain';
  return inBrowser.test(source) ? 'embedded' : 'both';
};
const paths = (...kinds: readonly ReturnType<typeof kindOf>[]): string[] =>
  suites.filter(({ source }) => kinds.includes(kindOf(source))).map(({ path }) => path);

const problem = postgresProblem();
if (problem !== undefined) {
  process.stderr.write(`\n*** NOT TESTED ON POSTGRESQL: ${problem}. ***\n\n`);
}

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // On a busy machine what takes milliseconds may take seconds.
    expect: { poll: { timeout: 10_000, interval: 20 } },
    // Real processes and databases on a machine that others use, too: a test that passes the second time is reported as
    // such, and is a defect to mend, but not a reason to refuse a change that has nothing to do with it.
    retry: process.env['CI'] === undefined ? 0 : 1,
    // Few worker processes: several suites start a real service and a database of their own. Each reads the sources once
    // for all of its suites, so that a suite may leave nothing behind in a module.
    maxWorkers: 3,
    isolate: false,
    projects: [
      {
        extends: true,
        test: { name: 'plain', include: paths('plain') },
      },
      {
        extends: true,
        test: {
          name: 'embedded',
          include: paths('both', 'embedded'),
          globalSetup: ['test/embedded-setup.ts'],
        },
      },
      ...(problem === undefined
        ? [
            {
              extends: true as const,
              test: {
                name: 'postgres',
                include: paths('both', 'postgres'),
                env: { TEST_DATABASE: 'postgres' },
                globalSetup: ['test/postgres-setup.ts'],
              },
            },
          ]
        : []),
    ],
  },
});
