import type { ContentBlock } from '../../../dist/core/schema/content-block.js';
import { isObject, knownBlocks } from './known-blocks.ts';
import type { Fault } from './fault.ts';
import type { Settings } from './options.ts';

export interface PublishedBlocks {
  /** Another one with every publication. */
  readonly version: string;
  readonly blocks: readonly ContentBlock[];
}

export type Answer =
  | { readonly kind: 'read'; readonly published: PublishedBlocks | null; readonly bytes: number }
  | { readonly kind: 'failed'; readonly fault: Fault; readonly pauseMs: number };

export const ANSWER_BYTES_MAX = 1_000_000;
const PAUSE_MS_MAX = 60_000;
const REQUEST_TIMEOUT_MS = 5_000;

/** Asks the service for what is published under an address, without a view being counted. Never rejects. */
export async function readPublished(
  { serviceUrl, key, fetch, retryAfterMs }: Pick<Settings, 'serviceUrl' | 'key' | 'fetch' | 'retryAfterMs'>,
  address: string,
): Promise<Answer> {
  const failed = (
    reason: Fault['reason'],
    pauseMs = retryAfterMs,
    status: Pick<Fault, 'status'> = {},
  ): Answer => ({ kind: 'failed', fault: { address, reason, ...status }, pauseMs });
  try {
    const response = await fetch(`${serviceUrl}/v1/tracker?url=${encodeURIComponent(address)}`, {
      headers: { authorization: `Bearer ${key}`, accept: 'application/json' },
      // A redirect could take the key elsewhere.
      redirect: 'manual',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      // The service knows no page with such an address.
      if (response.status === 400) return { kind: 'read', published: null, bytes: 0 };
      return failed('http_status', pauseOf(response, retryAfterMs), { status: response.status });
    }
    const text = await boundedText(response);
    if (text === null) return failed('too_large');
    const published = publishedOf(JSON.parse(text));
    return published === undefined
      ? failed('invalid_answer')
      : { kind: 'read', published, bytes: text.length * 2 };
  } catch (error) {
    // The error of a network names hosts and ports: only its kind goes on.
    if (error instanceof SyntaxError) return failed('invalid_answer');
    return failed(error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable');
  }
}

/** A refused key stays refused for a while; a limit says itself how long. */
function pauseOf({ status, headers }: Response, retryAfterMs: number): number {
  if (status === 401 || status === 403) return PAUSE_MS_MAX;
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds)
    ? Math.min(Math.max(seconds * 1_000, retryAfterMs), PAUSE_MS_MAX)
    : retryAfterMs;
}

async function boundedText(response: Response): Promise<string | null> {
  const reader = response.body?.getReader();
  if (reader === undefined) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > ANSWER_BYTES_MAX) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** Null when nothing is published, undefined when the answer is not the service's. */
function publishedOf(answer: unknown): PublishedBlocks | null | undefined {
  if (!isObject(answer) || answer['object'] !== 'tracker_page') return undefined;
  const { version, content_blocks: blocks } = answer;
  if (version === null && blocks === null) return null;
  // It becomes a part of an ETag.
  if (typeof version !== 'string' || !/^[\w-]{1,100}$/.test(version)) return undefined;
  return Array.isArray(blocks) ? { version, blocks: knownBlocks(blocks) } : undefined;
}
