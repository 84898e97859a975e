import { readFile } from 'node:fs/promises';
import type { SitemapOptions } from './read-sitemap.ts';

/** What to analyse, in order: addresses, files, `-` for standard input. */
export interface PageSources {
  readonly sources: readonly string[];
  /** True for one source given directly: the output is a single analysis, not a list. */
  readonly isSingle: boolean;
  /** Sources that could not be read: pages are missing. */
  readonly problems: readonly string[];
  /** Notices that are not errors. */
  readonly notes: readonly string[];
}

/** Expands `@list` files (one source a line; empty lines and lines starting with # are skipped) and the sitemap. */
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
    // Loads all of fetching.
    const { readSitemap } = await import('./read-sitemap.ts');
    const reading = await readSitemap(sitemap, options);
    sources.push(...reading.urls);
    problems.push(...reading.problems);
    if (reading.isCut) {
      notes.push(
        `The sitemap has more than ${String(options.pagesMax)} pages; the rest are skipped. See --limit.`,
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
    return sources.length > 0 ? { sources } : { problem: `@${file}: The file is empty.` };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return {
      problem: `@${file}: ${code === 'ENOENT' ? 'No such file.' : `Cannot be read (${code}).`}`,
    };
  }
}
