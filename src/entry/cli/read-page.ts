import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { AnalyzeOptions } from '../../core/page-signals/analyze-options.ts';
import type { AnalysisError } from '../../core/schema/analysis-error.ts';
import type { Config } from '../../service/config/config.ts';
import type { RobotsFile } from '../../service/web/robots-file.ts';
import type { Web } from '../../service/web/web.ts';
import { createHostPace, type HostPace } from './host-pace.ts';
import { noAddress } from './no-address.ts';
import type { Terminal } from './terminal.ts';

export type PageReading =
  | {
      readonly ok: true;
      /** Null for a page without an address. */
      readonly url: string | null;
      readonly html: Uint8Array;
      readonly facts: Omit<AnalyzeOptions, 'asOf' | 'queries'>;
      /** Absent for a page that was not fetched. */
      readonly robots?: RobotsFile;
    }
  | { readonly ok: false; readonly url: string | null; readonly error: AnalysisError };

export type FetchSettings = Pick<
  Config,
  'fetchAllowNetworks' | 'fetchTimeoutMs' | 'fetchBytesMax' | 'publicUrl'
>;

export interface PageReaderOptions {
  readonly settings: FetchSettings;
  readonly terminal: Pick<Terminal, 'stdin' | 'now'>;
  /** Ends the waits between pages of one host: `read` then rejects. */
  readonly signal?: AbortSignal;
}

/** Reads pages. All fetches share connections and the limits per host. */
export interface PageReader {
  /**
   * Reads `source`: an http(s) URL, `-` for standard input, or a file, whose address is `url`. Rejects only when the
   * signal aborts.
   */
  read(source: string, url: string | null): Promise<PageReading>;
  fetchSitemap: Web['fetchSitemap'];
  fetchRobots: Web['fetchRobots'];
  close(): Promise<void>;
}

/** The product token of the User-Agent header. */
export const crawlerToken = 'Citeworthy';

/** Loads the fetching modules at the first URL only. */
export function createPageReader(options: PageReaderOptions): PageReader {
  let opened: Promise<Web> | undefined;
  const web = (): Promise<Web> => (opened ??= openOwnWeb(options));
  const pace = createHostPace(options.signal);
  return {
    read: async (source, url) =>
      /^https?:/i.test(source)
        ? await fetchFromWeb(source, await web(), pace)
        : await readLocal(source, url, options),
    fetchSitemap: async (url) => await (await web()).fetchSitemap(url),
    fetchRobots: async (url) => await (await web()).fetchRobots(url),
    close: async () => await (await opened)?.close(),
  };
}

async function openOwnWeb({ settings, terminal }: PageReaderOptions): Promise<Web> {
  const [{ openWeb, userAgentOf }, { version }] = await Promise.all([
    import('../../service/web/web.ts'),
    import('../../service/platform/version.ts'),
  ]);
  const { fetchAllowNetworks: allowNetworks, fetchTimeoutMs, fetchBytesMax, publicUrl } = settings;
  const userAgent = userAgentOf(version, publicUrl);
  return openWeb({ allowNetworks, fetchTimeoutMs, fetchBytesMax, userAgent, now: terminal.now });
}

async function readLocal(
  source: string,
  url: string | null,
  { settings, terminal }: PageReaderOptions,
): Promise<PageReading> {
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(source)) {
    return failure(url, 'not_html', 'Only http and https addresses can be fetched.');
  }
  const isStdin = source === '-';
  const stream = isStdin ? terminal.stdin : createReadStream(source);
  const reading = await readStream(stream, settings.fetchBytesMax);
  if (!reading.ok)
    return failure(url, reading.code, isStdin ? reading.message : fileProblem(source, reading.message));
  return { ok: true, url, html: reading.bytes, facts: { url: url ?? noAddress, httpStatus: null } };
}

async function fetchFromWeb(source: string, web: Web, pace: HostPace): Promise<PageReading> {
  if (URL.canParse(source)) {
    await pace.turn(new URL(source).host, () => web.crawlDelayMs(source, crawlerToken));
  }
  const outcome = await web.fetchPage(source);
  if (!outcome.ok) return { ok: false, url: source, error: outcome.error };
  const { page } = outcome;
  const facts = {
    url: source,
    finalUrl: page.finalUrl,
    httpStatus: page.status,
    contentType: page.contentType,
    robotsTags: page.robotsTags,
    fetchedAt: page.fetchedAt,
  };
  return { ok: true, url: source, html: page.bytes, facts, robots: await web.fetchRobots(page.finalUrl) };
}

type StreamReading =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly code: AnalysisError['code']; readonly message: string };

async function readStream(stream: Readable, bytesMax: number): Promise<StreamReading> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      const bytes = chunk instanceof Uint8Array ? chunk : Buffer.from(String(chunk));
      size += bytes.length;
      if (size > bytesMax) {
        const message = `The page is larger than ${bytesMax.toLocaleString('en')} bytes (FETCH_MAX_BYTES).`;
        return { ok: false, code: 'too_large', message };
      }
      chunks.push(bytes);
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return { ok: false, code: 'internal', message: code === '' ? String(error) : code };
  }
  if (size === 0) return { ok: false, code: 'empty_page', message: 'The page is empty.' };
  return { ok: true, bytes: Buffer.concat(chunks) };
}

/** Describes a file system error; other messages stay unchanged. */
function fileProblem(file: string, message: string): string {
  if (message === 'EISDIR') return 'This is a directory, not a file.';
  if (message === 'EACCES') return 'Permission denied.';
  if (message !== 'ENOENT') return message;
  const isHost = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:[:/?#]|$)/i.test(file) && !/\.x?html?$/i.test(file);
  return `No such file.${isHost ? ` For a web page, write https://${file}` : ''}`;
}

function failure(url: string | null, code: AnalysisError['code'], message: string): PageReading {
  return { ok: false, url, error: { code, message, retryable: false } };
}
