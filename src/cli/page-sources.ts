import { readFile } from 'node:fs/promises';
import { readSitemap, type SitemapOptions } from './read-sitemap.ts';

/** What to analyse, in order: addresses, files, `-` for standard input. */
export interface PageSources {
  readonly sources: readonly string[];
  /** True for one source given as such: what is printed for it is a single analysis. */
  readonly isSingle: boolean;
  /** What could not be read: pages are missing. */
  readonly problems: readonly string[];
  /** What the user should know, and is no fault. */
  readonly notes: readonly string[];
}

/** Expands `@list` and the sitemap. A file's lines are sources; empty ones and those that begin with # are skipped. */
export async function findPageSources(
  given: readonly string[],
  sitemap: string | undefined,
  options: SitemapOptions,
): Promise<PageSources> {
  const sources: string[] = [];
  const problems: string[] = [];
  for (const source of given) {
    if (!source.startsWith('@')) {
      sources.push(source);
      continue;
    }
    const list = await readList(source.slice(1));
    if ('problem' in list) problems.push(list.problem);
    else sources.push(...list.sources);
  }
  const notes: string[] = [];
  if (sitemap !== undefined) {
    const reading = await readSitemap(sitemap, options);
    sources.push(...reading.urls);
    problems.push(...reading.problems);
    if (reading.isCut) {
      notes.push(
        `The sitemap has more than ${String(options.pagesMax)} pages: the rest is left out. See --limit.`,
      );
    }
  }
  const isSingle = sitemap === undefined && given.length === 1 && given[0]?.startsWith('@') === false;
  return { sources, isSingle, problems, notes };
}

async function readList(
  file: string,
): Promise<{ readonly sources: readonly string[] } | { readonly problem: string }> {
  try {
    const lines = (await readFile(file, 'utf8')).split(/\r\n|\r|\n/).map((line) => line.trim());
    const sources = lines.filter((line) => line !== '' && !line.startsWith('#'));
    return sources.length > 0 ? { sources } : { problem: `@${file}: There is nothing in it.` };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return {
      problem: `@${file}: ${code === 'ENOENT' ? 'There is no such file.' : `It cannot be read (${code}).`}`,
    };
  }
}
