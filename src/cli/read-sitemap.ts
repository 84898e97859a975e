import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { sitemapBytesMax, type SitemapFetch } from '../web/fetch-sitemap.ts';
import { parseSitemap, type ParsedSitemap } from './sitemap-xml.ts';

export interface SitemapReading {
  /** Addresses of pages, each once, in the order of the sitemap. */
  readonly urls: readonly string[];
  /** True when there were more pages, or more sitemaps in the index, than were wanted. */
  readonly isCut: boolean;
  /** Sitemaps that could not be read, in words. Pages are missing when there are any. */
  readonly problems: readonly string[];
}

export interface SitemapOptions {
  readonly fetchSitemap: (url: string) => Promise<SitemapFetch>;
  readonly pagesMax: number;
}

/** Sitemaps that one index may make us read. Those of large shops have some hundred. */
const sitemapsMax = 500;
const unzip = promisify(gunzip);

/**
 * The pages of a sitemap, or of all sitemaps of an index, read from an http(s) address or a file, packed by gzip or not.
 * An index within an index is not followed: the protocol has none. Never rejects.
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
    if (read.kind === 'index') problems.push(`${child}: It is an index within an index.`);
    else take(read.urls);
  }
  const isCut = pages.size > options.pagesMax || children.length > sitemapsMax;
  if (pages.size === 0 && problems.length === 0) problems.push(`${source}: There are no pages in it.`);
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
      return unreadable('It cannot be unpacked, or is larger than 50 MiB.');
    }
  }
  const { kind, urls, fault } = parseSitemap(new TextDecoder().decode(bytes));
  return kind === 'none' ? unreadable('It is no sitemap.') : { kind, urls, problem: fault };
}

type BytesReading = { readonly bytes: Uint8Array } | { readonly problem: string };

async function fetchBytes(url: string, fetchSitemap: SitemapOptions['fetchSitemap']): Promise<BytesReading> {
  const outcome = await fetchSitemap(url);
  return outcome.ok ? { bytes: outcome.bytes } : { problem: outcome.error.message };
}

async function fileBytes(file: string): Promise<BytesReading> {
  try {
    if ((await stat(file)).size > sitemapBytesMax) return { problem: 'It is larger than 50 MiB.' };
    return { bytes: await readFile(file) };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return { problem: code === 'ENOENT' ? 'There is no such file.' : `It cannot be read (${code}).` };
  }
}
