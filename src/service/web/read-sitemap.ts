import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { sitemapBytesMax, type SitemapFetch } from './fetch-sitemap.ts';
import { isOfHost } from './same-site-host.ts';
import { parseSitemapInTurns, type ParsedSitemap } from './sitemap-xml.ts';

export interface SitemapReading {
  /** Distinct page URLs in sitemap order. */
  readonly urls: readonly string[];
  /** True when pages or sitemaps beyond the limits were skipped. */
  readonly isCut: boolean;
  /** Pages and sitemaps of other hosts, which were skipped. */
  readonly foreign: number;
  /** Messages on sitemaps that could not be read: pages are missing. */
  readonly problems: readonly string[];
}

export interface SitemapOptions {
  readonly fetchSitemap: (url: string) => Promise<SitemapFetch>;
  /** Reads a source other than an http(s) URL; without it such a source is a problem. */
  readonly readFile?: (file: string) => Promise<BytesReading>;
  readonly pagesMax: number;
  /** The host, with or without `www.`, of the pages and sitemaps to read; of any host when absent. */
  readonly host?: string | undefined;
  /** Sitemaps read per index. */
  readonly sitemapsMax?: number;
}

export type BytesReading = { readonly bytes: Uint8Array } | { readonly problem: string };

/** Indexes of large shops list a few hundred. */
const sitemapsMaxDefault = 500;
const unzip = promisify(gunzip);

/**
 * Reads the pages of a sitemap or sitemap index, gzipped or not. Does not follow an index within an index, which the
 * protocol does not allow. Never rejects.
 */
export async function readSitemap(source: string, options: SitemapOptions): Promise<SitemapReading> {
  const { pagesMax, sitemapsMax = sitemapsMaxDefault, host } = options;
  const pages = new Set<string>();
  const foreign = new Set<string>();
  const problems: string[] = [];
  const isOwn = (url: string): boolean => {
    if (host === undefined || isOfHost(url, host)) return true;
    foreign.add(url);
    return false;
  };
  const take = (urls: readonly string[]): void => {
    for (const url of urls) if (isOwn(url) && pages.size <= pagesMax) pages.add(url);
  };
  const first = await readOne(source, options);
  if (first.problem !== undefined) problems.push(`${source}: ${first.problem}`);
  if (first.kind === 'pages') take(first.urls);
  const children = first.kind === 'index' ? first.urls.filter(isOwn) : [];
  for (const child of children.slice(0, sitemapsMax)) {
    if (pages.size > pagesMax) break;
    const read = await readOne(child, options);
    if (read.problem !== undefined) problems.push(`${child}: ${read.problem}`);
    if (read.kind === 'index') problems.push(`${child}: A sitemap index within an index is not supported.`);
    else take(read.urls);
  }
  const isCut = pages.size > pagesMax || children.length > sitemapsMax;
  if (pages.size === 0 && problems.length === 0) {
    const listed = foreign.size === 0 ? 'no pages' : 'only pages of other hosts';
    problems.push(`${source}: The sitemap lists ${listed}.`);
  }
  return { urls: [...pages].slice(0, pagesMax), isCut, foreign: foreign.size, problems };
}

interface OneReading extends Pick<ParsedSitemap, 'kind' | 'urls'> {
  readonly problem?: string | undefined;
}

const unreadable = (problem: string): OneReading => ({ kind: 'none', urls: [], problem });

async function readOne(source: string, options: SitemapOptions): Promise<OneReading> {
  const { fetchSitemap, readFile, pagesMax, sitemapsMax = sitemapsMaxDefault } = options;
  const packed = /^https?:\/\//i.test(source)
    ? await fetchBytes(source, fetchSitemap)
    : ((await readFile?.(source)) ?? { problem: 'Not an http(s) address.' });
  if ('problem' in packed) return unreadable(packed.problem);
  let bytes = packed.bytes;
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) {
    try {
      bytes = await unzip(bytes, { maxOutputLength: sitemapBytesMax });
    } catch {
      return unreadable('Cannot be decompressed, or is larger than 50 MiB.');
    }
  }
  // One more of each shows that there are more. Addresses that occur twice count, too.
  const urlsMax = 2 * Math.max(pagesMax, sitemapsMax) + 1;
  const { kind, urls, fault } = await parseSitemapInTurns(new TextDecoder().decode(bytes), urlsMax);
  return kind === 'none' ? unreadable('Not a sitemap.') : { kind, urls, problem: fault };
}

async function fetchBytes(url: string, fetchSitemap: SitemapOptions['fetchSitemap']): Promise<BytesReading> {
  const outcome = await fetchSitemap(url);
  return outcome.ok ? { bytes: outcome.bytes } : { problem: outcome.error.message };
}
