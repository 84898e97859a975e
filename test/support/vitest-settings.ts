import { postgresProblem } from './postgres-server.mjs';
import { outcomeTimeoutMs, testTimeoutMs } from './time-limits.ts';

/** What `npm test` and `npm run test:slow` have in common. The path of a suite says where it runs (CONTRIBUTING.md, "Tests"). */
export const settings = {
  setupFiles: ['test/support/end-what-was-started.ts'],
  testTimeout: testTimeoutMs,
  hookTimeout: testTimeoutMs,
  teardownTimeout: testTimeoutMs,
  expect: { poll: { timeout: outcomeTimeoutMs, interval: 20 } },
  // Suites use real processes and databases on a shared machine. A test that passes only on retry is a defect, which
  // .ci/run reports, but must not block an unrelated change.
  retry: process.env['CI'] === undefined ? 0 : 1,
  // Few worker processes, because several suites start their own service and database. A process loads the sources
  // once for all its suites, so suites must leave no state in modules.
  maxWorkers: 3,
  isolate: false,
};

/** Kills, restarts, full disks and locks of minutes: the slow suites. */
export const faults = [
  'test/plain/faults/**/*.test.ts',
  'test/embedded/faults/**/*.test.ts',
  'test/database/faults/**/*.test.ts',
  'test/database/webhooks/kills.test.ts',
];

interface Suites {
  readonly name: string;
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
}

/** Suites of one process and no database, or databases of their own. */
export function plain({ name, include, exclude = [] }: Suites) {
  return { extends: true as const, test: { name, include: [...include], exclude: [...exclude] } };
}

/** Suites whose services have the embedded database. */
export function embedded({ name, include, exclude = [] }: Suites) {
  return {
    extends: true as const,
    test: {
      name,
      include: [...include],
      exclude: [...exclude],
      globalSetup: ['test/support/embedded-setup.ts'],
    },
  };
}

const problem = postgresProblem();
if (problem !== undefined) {
  process.stderr.write(`\n*** NOT TESTED ON POSTGRESQL: ${problem}. ***\n\n`);
}

/** Suites whose services have PostgreSQL; none on a machine without it. */
export function onPostgres({ name, include, exclude = [] }: Suites) {
  if (problem !== undefined) return [];
  return [
    {
      extends: true as const,
      test: {
        name,
        include: [...include],
        exclude: [...exclude],
        env: { TEST_DATABASE: 'postgres' },
        globalSetup: ['test/support/postgres-setup.ts'],
      },
    },
  ];
}
