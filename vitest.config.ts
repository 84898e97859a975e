import { defineConfig } from 'vitest/config';
import { embedded, faults, onPostgres, plain, settings } from './test/support/vitest-settings.ts';

/** `npm test`: what a change can break. `vitest.slow.config.ts` has the rest. */

const onEachDatabase = ['src/**/*.database.test.ts'];
const onPostgresAlone = ['src/**/*.postgres.test.ts'];
/**
 * Each file in a process state of its own. Fake timers of the packages' suites would stop the clock that undici keeps for
 * all requests of a process; the report of a megabyte takes ten times as long in a process that has run other suites.
 */
const isolated = ['packages/*/src/**/*.test.ts', 'test/plain/cli/report.test.ts'];

export default defineConfig({
  test: {
    ...settings,
    projects: [
      plain({
        name: 'plain',
        include: ['src/**/*.test.{ts,tsx}', 'test/plain/**/*.test.ts'],
        exclude: [...onEachDatabase, ...onPostgresAlone, ...isolated, ...faults],
      }),
      { extends: true, test: { name: 'isolated', include: isolated, isolate: true } },
      embedded({
        name: 'embedded',
        include: [...onEachDatabase, 'test/database/**/*.test.ts', 'test/embedded/**/*.test.ts'],
        exclude: faults,
      }),
      ...onPostgres({ name: 'postgres', include: [...onEachDatabase, ...onPostgresAlone] }),
    ],
  },
});
