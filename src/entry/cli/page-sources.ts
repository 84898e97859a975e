import { readFile, stat } from 'node:fs/promises';
import type { SitemapOptions } from '../../service/web/read-sitemap.ts';
import { fileAddress } from './sources/file-address.ts';
import { filesMatching, filesMax, htmlFilesIn, type FoundFiles } from './sources/find-files.ts';
import { isGlob, type GlobMatcher } from './sources/glob.ts';

/** What to analyse, in order: addresses, files, `-` for standard input. */
export interface PageSources {
  readonly sources: readonly string[];
  /** The address of each file that has one. */
  readonly addresses: ReadonlyMap<string, string>;
  /** True for one source given directly: the output is a single analysis, not a list. */
  readonly isSingle: boolean;
  /** Sources that could not be read: pages are missing. */
  readonly problems: readonly string[];
  /** Notices that are not errors. */
  readonly notes: readonly string[];
}

export interface PageSourceOptions extends SitemapOptions {
  readonly sitemap?: string | undefined;
  readonly baseUrl?: string | undefined;
  /** The folder of `baseUrl`; by default the folder that was given, for single files the working directory. */
  readonly baseDir?: string | undefined;
  /** True for what is skipped: files of folders, patterns and lists, and pages of sitemaps. */
  readonly isIgnored?: GlobMatcher | undefined;
}

/** What is found; sources are each taken once, except those that were named themselves. */
interface Finding {
  readonly sources: string[];
  readonly known: Set<string>;
  readonly addresses: Map<string, string>;
  readonly problems: string[];
  readonly notes: string[];
}

/**
 * Expands folders, patterns of files, `@list` files (one source a line; empty lines and lines starting with # are skipped)
 * and the sitemap.
 */
export async function findPageSources(
  given: readonly string[],
  options: PageSourceOptions,
): Promise<PageSources> {
  const finding: Finding = {
    ...{ sources: [], known: new Set(), addresses: new Map(), problems: [], notes: [] },
  };
  let isSingle = given.length === 1 && options.sitemap === undefined;
  for (const source of given) {
    if (source.startsWith('@')) {
      isSingle = false;
      await addList(source.slice(1), finding, options);
    } else if (!(await addGiven(source, finding, options))) isSingle = false;
  }
  if (options.sitemap !== undefined) await addSitemap(options.sitemap, finding, options);
  const { sources, addresses, problems, notes } = finding;
  return { sources, addresses, isSingle, problems, notes };
}

/** True when the source is one page. */
async function addGiven(source: string, finding: Finding, options: PageSourceOptions): Promise<boolean> {
  if (source === '-' || /^[a-z][a-z\d+.-]*:\/\//i.test(source)) {
    take(source, finding);
    return true;
  }
  const kind = await kindOf(source);
  if (kind === 'folder') {
    await addFiles(source, () => htmlFilesIn(source), 'contains no .html or .htm file', finding, {
      ...options,
      baseDir: options.baseDir ?? source,
    });
    return false;
  }
  // A file may have the characters of a pattern in its name.
  if (kind === 'none' && isGlob(source)) {
    await addFiles(source, () => filesMatching(source), 'matches no file', finding, options);
    return false;
  }
  take(source, finding);
  addAddress(source, finding, options);
  return true;
}

async function kindOf(source: string): Promise<'folder' | 'file' | 'none'> {
  try {
    return (await stat(source)).isDirectory() ? 'folder' : 'file';
  } catch {
    return 'none';
  }
}

async function addFiles(
  source: string,
  find: () => Promise<FoundFiles>,
  whenEmpty: string,
  finding: Finding,
  options: PageSourceOptions,
): Promise<void> {
  try {
    const { files, isCut } = await find();
    const kept = files.filter((file) => options.isIgnored?.(file) !== true);
    for (const file of kept) {
      if (finding.known.has(file)) continue;
      take(file, finding);
      addAddress(file, finding, options);
    }
    if (files.length === 0) finding.problems.push(`${source} ${whenEmpty}.`);
    else if (kept.length === 0) finding.notes.push(`${source}: every file is ignored.`);
    if (isCut) finding.notes.push(`${source} has more than ${String(filesMax)} pages; the rest are skipped.`);
  } catch (error) {
    finding.problems.push(`${source}: ${readingProblem(error)}`);
  }
}

function take(source: string, { sources, known }: Finding): void {
  sources.push(source);
  known.add(source);
}

function addAddress(file: string, { addresses, notes }: Finding, options: PageSourceOptions): void {
  const { baseUrl, baseDir = '.' } = options;
  if (baseUrl === undefined) return;
  const address = fileAddress(file, { baseUrl, baseDir });
  if (address === null) notes.push(`${file} is outside ${baseDir} and has no address. See --base-dir.`);
  else addresses.set(file, address);
}

async function addSitemap(sitemap: string, finding: Finding, options: PageSourceOptions): Promise<void> {
  // Loads all of fetching.
  const { readSitemap } = await import('../../service/web/read-sitemap.ts');
  const { readSitemapFile: readFile } = await import('./sitemap-file.ts');
  // A file is the user's own list; a site must not choose which other hosts are asked.
  const host = /^https?:/i.test(sitemap) ? new URL(sitemap).host : undefined;
  const reading = await readSitemap(sitemap, { ...options, readFile, host });
  const { urls, problems, isCut, foreign } = reading;
  for (const url of urls) if (options.isIgnored?.(url) !== true) take(url, finding);
  finding.problems.push(...problems);
  if (foreign > 0) {
    const addresses = `${String(foreign)} address${foreign === 1 ? '' : 'es'}`;
    finding.notes.push(`The sitemap lists ${addresses} of other hosts, which are skipped.`);
  }
  if (isCut) {
    finding.notes.push(
      `The sitemap has more than ${String(options.pagesMax)} pages; the rest are skipped. See --limit.`,
    );
  }
}

async function addList(file: string, finding: Finding, options: PageSourceOptions): Promise<void> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    finding.problems.push(`@${file}: ${readingProblem(error)}`);
    return;
  }
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  const listed = lines.filter((line) => line !== '' && !line.startsWith('#'));
  if (listed.length === 0) finding.problems.push(`@${file}: The file is empty.`);
  for (const source of listed) {
    if (options.isIgnored?.(source) !== true) await addGiven(source, finding, options);
  }
}

function readingProblem(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return code === 'ENOENT' ? 'No such file.' : `Cannot be read (${code}).`;
}
