import path from 'node:path';
import { compileGlobs, type GlobMatcher } from '../sources/glob.ts';

/**
 * True for the pages that one of the patterns names: by the path of the file from `folder`, by the whole address, or, for
 * a pattern that starts with a slash, by the path of the address.
 */
export function pageMatcher(patterns: readonly string[], folder: string): GlobMatcher {
  const matches = compileGlobs(patterns.map((pattern) => pattern.replace(/^\.\//, '')));
  return (page) => {
    if (!/^https?:\/\//i.test(page)) {
      return matches(path.relative(folder, page).split(path.sep).join('/'));
    }
    return matches(page) || (URL.canParse(page) && matches(new URL(page).pathname));
  };
}
