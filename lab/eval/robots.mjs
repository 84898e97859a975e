/**
 * Counts robots.txt cases with the verdict that their authors expect: Google's conformance cases and path matching.
 * Run directly, it takes the folder of the data as its argument.
 */
import { pathToFileURL } from 'node:url';
import { evaluateRobots } from '../../dist/service/web/robots.js';
import { readLines } from './data.mjs';
import { readFileIn, recordsIn } from './data-file.mjs';

const files = ['google', 'path-matching'];

/** @returns {{ file: string, allowed: boolean[], passed: number }[]} of each file the expected verdicts, and how many hold */
export function robotsRow(casesIn = (file) => readLines('robots', file)) {
  return files.map((file) => {
    const cases = casesIn(file);
    const passed = cases.filter(
      ({ robots_txt, agent, url, allowed }) => evaluateRobots(robots_txt, agent, url).allowed === allowed,
    );
    return { file, allowed: cases.map(({ allowed }) => allowed), passed: passed.length };
  });
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [dataDir] = process.argv.slice(2);
  if (dataDir === undefined) throw new Error('usage: node lab/eval/robots.mjs DATA_DIR');
  const casesIn = (file) =>
    recordsIn(readFileIn(dataDir, 'robots', `${file}.jsonl`) ?? Buffer.alloc(0), file);
  for (const { file, allowed, passed } of robotsRow(casesIn))
    console.log(`${file}: ${passed}/${allowed.length}`);
}
