/** Counts robots.txt cases with the verdict that their authors expect: Google's conformance cases and path matching.
 * Reads `<dataDir>/robots/*.jsonl`; run directly, it takes the directory as its argument.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { evaluateRobots } from '../dist/web/robots.js';

const files = ['google.jsonl', 'path-matching.jsonl'];

/** @returns {Promise<{ file: string, passed: number, total: number }[]>} one row for each file */
export async function robotsRow(dataDir) {
  return Promise.all(files.map((file) => passedIn(join(dataDir, 'robots', file), file)));
}

async function passedIn(path, file) {
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  const cases = lines.map((line) => JSON.parse(line));
  const passed = cases.filter(
    ({ robots_txt, agent, url, allowed }) => evaluateRobots(robots_txt, agent, url).allowed === allowed,
  );
  return { file, passed: passed.length, total: cases.length };
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [dataDir] = process.argv.slice(2);
  if (dataDir === undefined) throw new Error('usage: node eval/robots.mjs DATA_DIR');
  for (const { file, passed, total } of await robotsRow(dataDir)) console.log(`${file}: ${passed}/${total}`);
}
