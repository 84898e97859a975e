import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeCheckout, runIn } from '../support/checkout.ts';

it('the lab evaluates, fits a model and fits the weights on the pages of the project', () => {
  const folder = makeCheckout();
  const env = { EVAL_DATA: join(folder, 'lab/own-data') };
  runIn(folder, ['scripts/build.js']);

  const table = runIn(folder, ['lab/eval/run.mjs', '--no-peer', '--row', 'readings'], env);
  expect(table).toMatch(/subject right +\| sites not fitted on +\| 13 pages/);

  expect(runIn(folder, ['lab/train/run.mjs', 'subject-rank'], env)).toMatch(/^subject-rank: subjects right/m);
  const model = readFileSync(join(folder, 'src/core/reading/subject/subject-rank.json'), 'utf8');
  expect(JSON.parse(model)).toMatchObject({ fit: { examples: 30 } });

  runIn(folder, ['lab/calibrate/run.mjs', '--no-peer'], env);
  expect(readFileSync(join(folder, 'src/core/checks/weights.ts'), 'utf8')).toContain('examples: 7,');
  expect(readFileSync(join(folder, 'docs/calibration.md'), 'utf8')).toContain('7 pages');
}, 900_000);
