/** Sends webhooks: through the same guard as page requests, without redirects, reading little of the response. */
import { request } from 'undici';
import type { AnalysisErrorCode } from '../../core/schema/vocabulary.ts';
import { classifyError } from './fetch-failure.ts';
import { createGuardedAgent, informationalLimit } from './guarded-agent.ts';
import type { Lookup } from './system-lookup.ts';
import type { Guard } from './guard.ts';
import { createOperatorGuard } from './operator-guard.ts';
import { parseRetryAfter } from './retry-after.ts';

export type PostOutcome =
  | {
      readonly kind: 'answered';
      readonly status: number;
      /** The beginning of the response body, as text. */
      readonly answer: string;
      /** From the Retry-After header. */
      readonly retryAfterMs: number | null;
    }
  /** `error` is a sentence for the endpoint's owner. */
  | { readonly kind: 'failed'; readonly error: string };

export interface WebhookSender {
  /** Sends one request. Rejects only with the signal's reason when it is aborted. */
  post(
    url: string,
    headers: Readonly<Record<string, string>>,
    body: string,
    signal: AbortSignal,
  ): Promise<PostOutcome>;
  close(): Promise<void>;
}

export interface WebhookSenderOptions {
  readonly guard: Guard;
  readonly userAgent: string;
  /** From the DNS lookup to the response status. */
  readonly deadlineMs: number;
  readonly now: () => Date;
  readonly lookup?: Lookup;
  /** PEM certificates to trust in place of Node's own list. */
  readonly trustedCertificates?: readonly string[];
}

const responseBytesMax = 2_048;
/** Short, because the status has already decided the outcome. */
const responseBodyTimeoutMs = 1_000;
const connectTimeoutMs = 5_000;

/** Keeps connections open for the next event, for the few seconds that receivers allow. */
export function openWebhookSender(options: WebhookSenderOptions): WebhookSender {
  const { guard, userAgent, deadlineMs, now, lookup, trustedCertificates } = options;
  const rest = {
    connectTimeoutMs: Math.min(connectTimeoutMs, deadlineMs),
    ...(lookup === undefined ? {} : { lookup }),
    ...(trustedCertificates === undefined ? {} : { trustedCertificates }),
  };
  const agents = {
    'https:': createGuardedAgent({ guard, ...rest }),
    // Without TLS, requests must stay in the operator's networks: a name may resolve to another address by now.
    'http:': createGuardedAgent({ guard: createOperatorGuard(guard), ...rest }),
  };
  return {
    async post(url, headers, body, signal) {
      const deadline = AbortSignal.timeout(deadlineMs);
      const informational = informationalLimit();
      try {
        const dispatcher = agents[new URL(url).protocol === 'http:' ? 'http:' : 'https:'];
        const response = await request(url, {
          dispatcher,
          method: 'POST',
          headers: {
            'content-type': 'application/json; charset=utf-8',
            'user-agent': userAgent,
            'accept-encoding': 'identity',
            ...headers,
          },
          body,
          signal: AbortSignal.any([deadline, signal, informational.signal]),
          onInfo: informational.onInfo,
        });
        return {
          kind: 'answered',
          status: response.statusCode,
          answer: await readBeginning(response.body),
          retryAfterMs: parseRetryAfter([response.headers['retry-after']].flat()[0], now()),
        };
      } catch (error) {
        signal.throwIfAborted();
        if (deadline.aborted) return { kind: 'failed', error: failureMessages.timeout };
        const { code, message } = classifyError(error, new URL(url).hostname).error;
        return { kind: 'failed', error: failureMessages[code] ?? message };
      }
    },
    async close() {
      await Promise.all(Object.values(agents).map((agent) => agent.destroy()));
    },
  };
}

const failureMessages: Readonly<Partial<Record<AnalysisErrorCode, string>>> & { readonly timeout: string } = {
  timeout: 'No response in time.',
  blocked_address:
    'The address is not allowed: https needs a public address or one in FETCH_ALLOW_NETWORKS, http one in FETCH_ALLOW_NETWORKS.',
  connection_failed: 'The connection failed.',
  too_large: 'The response headers are too large.',
};

type Body = Awaited<ReturnType<typeof request>>['body'];

/** Reads the first bytes of a body as text, without U+0000, which the database cannot store. Ignores read errors. */
async function readBeginning(body: Body): Promise<string> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  const timer = setTimeout(() => body.destroy(), responseBodyTimeoutMs);
  body.on('error', () => undefined);
  try {
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      chunks.push(chunk);
      sizeBytes += chunk.length;
      if (sizeBytes > responseBytesMax) break;
    }
  } catch {
    // The status has decided the outcome.
  } finally {
    clearTimeout(timer);
  }
  const beginning = Buffer.concat(chunks).subarray(0, responseBytesMax);
  return new TextDecoder().decode(beginning).replaceAll('\0', '');
}
