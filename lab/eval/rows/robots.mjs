/** robots.txt verdicts as expected by their authors: Google's conformance cases, and paths with wildcards. */
import { compare, mean } from '../bootstrap.mjs';
import { robotsRow } from '../robots.mjs';

export const about =
  '**robots.txt.** Verdicts on the conformance cases of Google’s parser and on a table of path patterns, as their authors judged them.';

const names = { google: "Google's conformance cases", 'path-matching': 'path matching' };

export async function measure() {
  return {
    lines: robotsRow().map(({ file, allowed, passed }) => {
      // The verdicts come as a count; which case failed does not matter to a share.
      const cases = allowed.map((isAllowed, index) => ({
        ours: index < passed ? 1 : 0,
        theirs: isAllowed ? 1 : 0,
      }));
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
