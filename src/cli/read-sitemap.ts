import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { sitemapBytesMax, type SitemapFetch } from '../web/fetch-sitemap.ts';
import { parseSitemap, type ParsedSitemap } from './sitemap-xml.ts';

export interface SitemapReading {
  /** Distinct page URLs in sitemap order. */
  readonly urls: readonly string[];
  /** True when pages or sitemaps beyond the limits were skipped. */
  readonly isCut: boolean;
  /** Messages on sitemaps that could not be read: pages are missing. */
  readonly problems: readonly string[];
}

export interface SitemapOptions {
  readonly fetchSitemap: (url: string) => Promise<SitemapFetch>;
  readonly pagesMax: number;
}

/** Sitemaps read per index. Indexes of large shops list a few hundred. */
const sitemapsMax = 500;
const unzip = promisify(gunzip);

/**
 * Reads the pages of a sitemap or sitemap index from an http(s) URL or a file, gzipped or not. Does not follow an index
 * within an index, which the protocol does not allow. Never rejects.
 */
export async function readSitemap(source: string, options: SitemapOptions): Promise<SitemapReading> {
  const pages = new Set<string>();
  const problems: string[] = [];
  const take = (urls: readonly string[]): void => {
    for (const url of urls) if (pages.size <= options.pagesMax) pages.add(url);
  };
  const first = await readOne(source, options);
  if (first.problem !== undefined) problems.push(`${source}: ${first.problem}`);
  if (first.kind === 'pages') take(first.urls);
  const children = first.kind === 'index' ? first.urls : [];
  for (const child of children.slice(0, sitemapsMax)) {
    if (pages.size > options.pagesMax) break;
    const read = await readOne(child, options);
    if (read.problem !== undefined) problems.push(`${child}: ${read.problem}`);
    if (read.kind === 'index') problems.push(`${child}: A sitemap index within an index is not supported.`);
    else take(read.urls);
  }
  const isCut = pages.size > options.pagesMax || children.length > sitemapsMax;
  if (pages.size === 0 && problems.length === 0) problems.push(`${source}: The sitemap lists no pages.`);
  return { urls: [...pages].slice(0, options.pagesMax), isCut, problems };
}

interface OneReading extends Pick<ParsedSitemap, 'kind' | 'urls'> {
  readonly problem?: string | undefined;
}

const unreadable = (problem: string): OneReading => ({ kind: 'none', urls: [], problem });

async function readOne(source: string, { fetchSitemap }: SitemapOptions): Promise<OneReading> {
  const packed = /^https?:\/\//i.test(source)
    ? await fetchBytes(source, fetchSitemap)
    : await fileBytes(source);
  if ('problem' in packed) return unreadable(packed.problem);
  let bytes = packed.bytes;
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) {
    try {
      bytes = await unzip(bytes, { maxOutputLength: sitemapBytesMax });
    } catch {
      return unreadable('Cannot be decompressed, or is larger than 50 MiB.');
    }
  }
  const { kind, urls, fault } = parseSitemap(new TextDecoder().decode(bytes));
  return kind === 'none' ? unreadable('Not a sitemap.') : { kind, urls, problem: fault };
}

type BytesReading = { readonly bytes: Uint8Array } | { readonly problem: string };

async function fetchBytes(url: string, fetchSitemap: SitemapOptions['fetchSitemap']): Promise<BytesReading> {
  const outcome = await fetchSitemap(url);
  return outcome.ok ? { bytes: outcome.bytes } : { problem: outcome.error.message };
}

async function fileBytes(file: string): Promise<BytesReading> {
  try {
    if ((await stat(file)).size > sitemapBytesMax) return { problem: 'Larger than 50 MiB.' };
    return { bytes: await readFile(file) };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return { problem: code === 'ENOENT' ? 'No such file.' : `Cannot be read (${code}).` };
  }
}
