import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { makeCheckout, runIn } from '../support/checkout.ts';
import { blocksOf } from '../support/guide-blocks.ts';

it('a check is added as CONTRIBUTING says: two files, its line in the rubric, and no data', () => {
  const folder = makeCheckout();
  const files = blocksOf(readFileSync('CONTRIBUTING.md', 'utf8')).flatMap(({ content }) => {
    const path = /^\/\/ (src\/core\/checks\/\S+)\n/.exec(content)?.[1];
    return path === undefined ? [] : [{ path, content }];
  });
  expect(files.map(({ path }) => path)).toEqual([
    'src/core/checks/structure-quality/several-passages.ts',
    'src/core/checks/structure-quality/several-passages.test.ts',
  ]);
  for (const { path, content } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const rubric = join(folder, 'src/core/checks/rubric.ts');
  const before = readFileSync(rubric, 'utf8');
  const after = before
    .replace(
      /^import /m,
      "import { severalPassages } from './structure-quality/several-passages.ts';\nimport ",
    )
    .replace('\n];', '\n  line(severalPassages),\n];');
  expect(after.match(/severalPassages/g)).toHaveLength(2);
  writeFileSync(rubric, after);

  runIn(folder, ['scripts/build.js']);
  runIn(folder, ['dist/entry/docs-site/generate.js']);
  expect(readFileSync(join(folder, 'docs/checks.md'), 'utf8')).toContain('several-passages');
  const suites = ['src/core/checks', 'src/core/score', 'src/core/improve', 'src/entry/docs-site'];
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'plain'];
  runIn(folder, [...vitest, ...suites, 'test/plain/structure']);
}, 900_000);
