import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { embedded, faults, onPostgres, plain, settings } from './test/support/vitest-settings.ts';

/**
 * `npm run test:slow`: kills, restarts and full disks, browsers, real frameworks, the whole HTTP and dashboard contract on
 * PostgreSQL, and laws on all real pages.
 */

const hasFrameworks = ['next', 'astro'].every((name) =>
  existsSync(new URL(`test/frameworks/node_modules/${name}`, import.meta.url)),
);
if (!hasFrameworks) {
  process.stderr.write(
    '\n*** NOT TESTED IN NEXT.JS AND ASTRO: they are not installed. Run `npm install --no-save --prefix test/frameworks`. ***\n\n',
  );
}
const inPlain = faults.filter((path) => path.startsWith('test/plain/'));
const inServices = faults.filter((path) => !path.startsWith('test/plain/'));

export default defineConfig({
  test: {
    ...settings,
    projects: [
      plain({ name: 'slow', include: ['test/slow/**/*.test.ts', ...inPlain] }),
      // Browser tests run on one database only: tests over HTTP cover the data of pages on both.
      embedded({ name: 'embedded', include: [...inServices, 'test/browser/**/*.test.ts'] }),
      // In frameworks of half a gigabyte, which `npm ci` of the project does not install.
      ...(hasFrameworks ? [plain({ name: 'frameworks', include: ['test/frameworks/*.test.ts'] })] : []),
      ...onPostgres({
        name: 'postgres',
        include: ['test/database/**/*.test.ts', 'test/postgres/**/*.test.ts'],
      }),
    ],
  },
});
