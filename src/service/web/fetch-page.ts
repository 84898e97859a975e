/** Fetches a page: its bytes as served and the headers that matter. Decoding and scoring are done elsewhere. */
import { isUtf8 } from 'node:buffer';
import { decodeHtml } from '../../core/document/decode-html.ts';
import type { AnalysisError } from '../../core/schema/analysis-error.ts';
import { recogniseChallenge } from './bot-challenge.ts';
import { failures } from './fetch-failure.ts';
import type { BodyPlan, FetchDeps, FetchPolicy, Resource, ResponseHead } from './fetch-hop.ts';
import { fetchResource } from './fetch-resource.ts';
import { looksLikeHtml } from './looks-like-html.ts';

export interface FetchedPage {
  /** The address after redirects, without a fragment. */
  readonly finalUrl: string;
  readonly status: number;
  /** The header as sent; null when there is none. */
  readonly contentType: string | null;
  /** Decompressed, in the page's own charset. */
  readonly bytes: Uint8Array;
  /** Values of X-Robots-Tag headers. */
  readonly robotsTags: readonly string[];
  readonly contentLanguage: string | null;
  /** RFC 3339, when the last byte arrived. */
  readonly fetchedAt: string;
}

export type FetchOutcome =
  { readonly ok: true; readonly page: FetchedPage } | { readonly ok: false; readonly error: AnalysisError };

/** Challenge and error pages are small; a longer beginning would add nothing to recognise them by. */
const challengeBytesMax = 256 * 1024;
/** Vendors write UTF-8, and decoding other charsets takes ten times as long, on the event loop. */
const legacyChallengeBytesMax = 64 * 1024;

/**
 * Fetches the page at `url`. Never rejects: every failure, including a redirect to a blocked address and an abort of
 * `deps.signal`, is an outcome with a readable message.
 */
export async function fetchPage(url: string, deps: FetchDeps): Promise<FetchOutcome> {
  const policy: FetchPolicy = {
    accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1',
    planBody: (head) => planBody(head, deps.fetchBytesMax),
  };
  const outcome = await fetchResource(url, policy, deps);
  if (!outcome.ok) return outcome;
  const { resource } = outcome;
  const error = pageErrorOf(resource);
  if (error !== null) return { ok: false, error };
  const { head, bytes } = resource;
  return {
    ok: true,
    page: {
      finalUrl: head.url,
      status: head.status,
      contentType: contentTypeOf(head),
      bytes,
      robotsTags: head.headerValues('x-robots-tag'),
      contentLanguage: head.headerValues('content-language')[0] ?? null,
      fetchedAt: deps.now().toISOString(),
    },
  };
}

function planBody(head: ResponseHead, bytesMax: number): BodyPlan {
  const contentType = contentTypeOf(head);
  if (!isSuccess(head.status)) {
    // The body may be a challenge, which explains more than the status.
    return { read: 'beginning', bytesMax: Math.min(challengeBytesMax, bytesMax) };
  }
  if (contentType !== null && !isHtmlType(contentType)) {
    return { read: 'none', error: failures.notHtml(mediaType(contentType)) };
  }
  const isPlain = head.headerValues('content-encoding').length === 0;
  if (isPlain && Number(head.headerValues('content-length')[0] ?? 0) > bytesMax) {
    return { read: 'none', error: failures.tooLarge(bytesMax) };
  }
  return { read: 'whole', bytesMax };
}

/** The reason why the response is not a page; null when it is one. */
function pageErrorOf({ head, bytes }: Resource): AnalysisError | null {
  const contentType = contentTypeOf(head);
  if (bytes.length <= (isUtf8(bytes) ? challengeBytesMax : legacyChallengeBytesMax)) {
    const html = decodeHtml(bytes, contentType).text;
    const headers = (name: string): string | null => head.headerValues(name).join(', ') || null;
    const challenge = recogniseChallenge({ html, status: head.status, headers });
    if (challenge !== null) return failures.botChallenge(challenge.vendor);
  }
  if (!isSuccess(head.status)) return failures.httpStatus(head.status);
  if (bytes.length === 0) return failures.empty();
  return looksLikeHtml(bytes, contentType) ? null : failures.notHtml(null);
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** The last of several, as in browsers. */
function contentTypeOf(head: ResponseHead): string | null {
  return head.headerValues('content-type').at(-1) ?? null;
}

function mediaType(contentType: string): string {
  return contentType
    .replace(/[;,].*$/s, '')
    .trim()
    .toLowerCase()
    .slice(0, 100);
}

function isHtmlType(contentType: string): boolean {
  const type = mediaType(contentType);
  return type === '' || type === 'text/html' || type === 'application/xhtml+xml';
}
