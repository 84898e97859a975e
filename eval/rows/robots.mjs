/** robots.txt verdicts as expected by their authors: Google's conformance cases, and paths with wildcards. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compare, mean } from '../bootstrap.mjs';
import { dataFolder, MissingData, readLines } from '../data.mjs';
import { robotsRow } from '../robots.mjs';

export const about =
  '**robots.txt.** Verdicts on the conformance cases of Google’s parser and on a table of path patterns, as their authors judged them.';

const names = { 'google.jsonl': "Google's conformance cases", 'path-matching.jsonl': 'path matching' };

export async function measure() {
  for (const file of Object.keys(names)) {
    if (!existsSync(join(dataFolder, 'robots', file))) throw new MissingData(`robots/${file} is missing`);
  }
  const files = await robotsRow(dataFolder);
  return {
    lines: files.map(({ file, passed, total }) => {
      const allowed = readLines('robots', file.replace('.jsonl', '')).map((each) => (each.allowed ? 1 : 0));
      // The verdicts come as a count; which case failed does not matter to a share.
      const cases = allowed.map((theirs, index) => ({ ours: index < passed ? 1 : 0, theirs }));
      if (cases.length !== total) throw new Error(`${file} was read twice and differently`);
      return {
        measure: 'robots.txt verdicts',
        data: names[file],
        result: compare(
          cases,
          mean,
          ({ ours }) => ours,
          ({ theirs }) => theirs,
        ),
        baseline: 'everything is allowed',
        unit: 'cases',
      };
    }),
  };
}
