/**
 * Aborts pages while the worker that gets them loads its modules: `node abort-while-starting.mjs DIRECTORY STARTS`. Prints
 * the number of starts. A program apart from the suite, because a fatal error of V8 ends the process it happens in.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openAnalysisPool } from '../../../dist/service/processes/analysis-pool.js';

const [directory, starts] = process.argv.slice(2);

/** Linking so many names takes a second: the end of a thread within it is fatal to the thread's process. */
const names = Array.from({ length: 20_000 }, (_, index) => `name${index}`);
const levels = 20;
const file = (name) => join(directory, name);
writeFileSync(file('level0.mjs'), names.map((name) => `export const ${name} = 1;`).join('\n'));
for (let level = 1; level <= levels; level += 1) {
  writeFileSync(file(`level${level}.mjs`), `export * from './level${level - 1}.mjs';`);
}
writeFileSync(
  file('worker.mjs'),
  `import { ${names.join(', ')} } from './level${levels}.mjs';
  export default () => ({ status: 'failed', error: { code: 'empty_page', message: 'Loaded.', retryable: false } });`,
);

const page = {
  html: new TextEncoder().encode('<p>A splice joins two ropes.</p>'),
  isText: true,
  options: { url: 'https://example.com/', asOf: '2026-01-01' },
};
const limits = { workerConcurrency: 2, analysisTimeoutMs: 30_000, analysisHeapMbMax: 256 };
for (let start = 0; start < Number(starts); start += 1) {
  const pool = openAnalysisPool(limits, { error: () => undefined }, { workerFile: file('worker.mjs') });
  const controller = new AbortController();
  const ended = [1, 2].map(() => pool.analyze(page, controller.signal).catch(() => undefined));
  await delay(100 + 1_400 * Math.random());
  controller.abort(new Error('deleted'));
  await Promise.all(ended);
  await pool.close();
}
console.log(starts);
