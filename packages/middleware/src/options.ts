import type { Fault } from './fault.ts';
import { printWarning, warnOnce, type Warning } from './warning.ts';

/** `Asked` is the request of the framework: `IncomingMessage`, Fastify's request or `Request`. */
export interface CiteworthyOptions<Asked = unknown> {
  /** Where the service is: `https://…`; `http://` only on a loopback address, or with `allowPlainHttp`. */
  readonly serviceUrl: string;
  /** A secret key with the scope `tracker:read`. It is sent to the service and nowhere else. */
  readonly key: string;
  /**
   * The public address of the site, `https://www.example.com`. A page's address is this and the path of the request, never
   * its Host header. Needed without `addressOf`.
   */
  readonly siteUrl?: string;
  /** The address that the page is published under; null for a page without blocks. Must not throw. */
  readonly addressOf?: (request: Asked) => string | null;
  /** Blocks are asked for again in the background after this time. Default: 60,000. */
  readonly refreshAfterMs?: number;
  /** After a failure the service is not asked for this time. Default: 5,000. */
  readonly retryAfterMs?: number;
  /** While the service cannot be reached, known blocks are used for this time. Default: 86,400,000 (one day). */
  readonly keepMs?: number;
  /**
   * Larger pages go out unchanged: parsing takes time that every other visitor waits. Default: 1,048,576 (1 MiB). Maximum:
   * 5,242,880 (5 MiB).
   */
  readonly htmlBytesMax?: number;
  /**
   * Whether a framework takes over the whole body in the browser, so that blocks go only where it does not compare: into
   * elements with `data-citeworthy-slot` and to the end of the body. Default: recognised for Next.js and islands of Astro.
   */
  readonly hydrated?: boolean;
  /** Memory for finished pages. Default: 33,554,432 (32 MiB). */
  readonly cacheBytesMax?: number;
  /** Allows `http://` to a service outside the machine, in a network that nobody else can read or change. */
  readonly allowPlainHttp?: boolean;
  /** Is told of every failed request to the service. Contains neither the key nor what the service answered. */
  readonly onFault?: (fault: Fault) => void;
  /** Is told once of each reason why a page with published blocks does not get them. Default: `console.warn`. */
  readonly onWarning?: (warning: Warning) => void;
  /** Keeps a worker alive until a background refresh ends, where the platform stops it with the response. */
  readonly waitUntil?: (work: Promise<void>) => void;
  /** Default: the global `fetch`. */
  readonly fetch?: typeof fetch;
}

export interface Settings {
  readonly serviceUrl: string;
  readonly key: string;
  readonly refreshAfterMs: number;
  readonly retryAfterMs: number;
  readonly keepMs: number;
  readonly htmlBytesMax: number;
  readonly hydrated: boolean | undefined;
  readonly cacheBytesMax: number;
  readonly onFault: (fault: Fault) => void;
  readonly onWarning: (warning: Warning) => void;
  readonly waitUntil: (work: Promise<void>) => void;
  readonly fetch: typeof fetch;
}

/** The service reads no larger page either. */
const HTML_BYTES_MAX = 5 * 1024 * 1024;
/** Decision: such a page takes an event loop some 0.8 s of processor time, one of 4 MB 3 s (README). */
const HTML_BYTES_DEFAULT = 1024 * 1024;

/** Throws for options that cannot work; no message contains the key. */
export function settingsOf<Asked>(options: CiteworthyOptions<Asked>): Settings {
  if (typeof options.key !== 'string' || !/^cw_sk_[\w-]+$/.test(options.key))
    throw new TypeError('citeworthy: `key` must be a secret key (cw_sk_…).');
  return {
    serviceUrl: serviceUrlOf(options.serviceUrl, options.allowPlainHttp === true),
    key: options.key,
    refreshAfterMs: amountOf('refreshAfterMs', options.refreshAfterMs, 60_000),
    retryAfterMs: amountOf('retryAfterMs', options.retryAfterMs, 5_000),
    keepMs: amountOf('keepMs', options.keepMs, 86_400_000),
    htmlBytesMax: Math.min(
      amountOf('htmlBytesMax', options.htmlBytesMax, HTML_BYTES_DEFAULT),
      HTML_BYTES_MAX,
    ),
    hydrated: options.hydrated,
    cacheBytesMax: amountOf('cacheBytesMax', options.cacheBytesMax, 32 * 1024 * 1024),
    onFault: options.onFault ?? (() => undefined),
    onWarning: warnOnce(options.onWarning ?? printWarning),
    waitUntil: options.waitUntil ?? (() => undefined),
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
  };
}

function amountOf(option: string, given: number | undefined, otherwise: number): number {
  if (given === undefined) return otherwise;
  if (!Number.isFinite(given) || given < 0)
    throw new TypeError(`citeworthy: \`${option}\` must be a number, 0 or more.`);
  return given;
}

function serviceUrlOf(text: string, allowsPlainHttp: boolean): string {
  const url = typeof text === 'string' && URL.canParse(text) ? new URL(text) : null;
  const isLoopback = url !== null && /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && (isLoopback || allowsPlainHttp));
  if (url === null || !isSafe || url.username !== '' || url.password !== '')
    throw new TypeError(
      'citeworthy: `serviceUrl` must be an https address without credentials; http only on a loopback address or with `allowPlainHttp`.',
    );
  return url.origin + url.pathname.replace(/\/+$/, '');
}
