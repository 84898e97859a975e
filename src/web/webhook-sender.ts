/** The way out for webhooks: the same guard as for pages, no redirects, and an answer of which little is read. */
import { request } from 'undici';
import type { AnalysisErrorCode } from '../schema/vocabulary.ts';
import { classifyError } from './fetch-failure.ts';
import { createGuardedAgent, type Lookup } from './guarded-agent.ts';
import type { Guard } from './guard.ts';
import { ownersGuard } from './owners-guard.ts';
import { retryAfterMs } from './retry-after.ts';

export type PostOutcome =
  | {
      readonly kind: 'answered';
      readonly status: number;
      /** The beginning of the body, as text. */
      readonly answer: string;
      /** What the receiver asked for. */
      readonly retryAfterMs: number | null;
    }
  /** `error` is a sentence for the endpoint's owner. */
  | { readonly kind: 'failed'; readonly error: string };

export interface WebhookSender {
  /** Sends one request. Never rejects, but with the signal's reason when that is aborted. */
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
  /** From the lookup of the name to the status of the answer. */
  readonly deadlineMs: number;
  readonly now: () => Date;
  readonly lookup?: Lookup;
  /** PEM certificates to trust in place of Node's own list. */
  readonly trustedCertificates?: readonly string[];
}

/** What is kept of an answer. */
const answerBytesMax = 2_048;
/** The outcome is decided by then: a body that does not end is not waited for. */
const answerBodyMs = 1_000;
const connectTimeoutMs = 5_000;

/** Connections are kept open for the next event, a few seconds as the receiver allows. */
export function openWebhookSender(options: WebhookSenderOptions): WebhookSender {
  const { guard, userAgent, deadlineMs, now, lookup, trustedCertificates } = options;
  const rest = {
    connectTimeoutMs: Math.min(connectTimeoutMs, deadlineMs),
    ...(lookup === undefined ? {} : { lookup }),
    ...(trustedCertificates === undefined ? {} : { trustedCertificates }),
  };
  const agents = {
    'https:': createGuardedAgent({ guard, ...rest }),
    // Without TLS nothing leaves the networks that the owner named, whatever a name resolves to by now.
    'http:': createGuardedAgent({ guard: ownersGuard(guard), ...rest }),
  };
  return {
    async post(url, headers, body, signal) {
      const deadline = AbortSignal.timeout(deadlineMs);
      try {
        const dispatcher = agents[new URL(url).protocol === 'http:' ? 'http:' : 'https:'];
        const answer = await request(url, {
          dispatcher,
          method: 'POST',
          headers: {
            'content-type': 'application/json; charset=utf-8',
            'user-agent': userAgent,
            'accept-encoding': 'identity',
            ...headers,
          },
          body,
          signal: AbortSignal.any([deadline, signal]),
        });
        return {
          kind: 'answered',
          status: answer.statusCode,
          answer: await readBeginning(answer.body),
          retryAfterMs: retryAfterMs([answer.headers['retry-after']].flat()[0], now()),
        };
      } catch (error) {
        signal.throwIfAborted();
        if (deadline.aborted) return { kind: 'failed', error: failureWords.timeout };
        const { code, message } = classifyError(error, new URL(url).hostname).error;
        return { kind: 'failed', error: failureWords[code] ?? message };
      }
    },
    async close() {
      await Promise.all(Object.values(agents).map((agent) => agent.destroy()));
    },
  };
}

const failureWords: Readonly<Partial<Record<AnalysisErrorCode, string>>> & { readonly timeout: string } = {
  timeout: 'There was no answer in time.',
  blocked_address:
    'The address is not one that may be sent to: it is not public, nor in FETCH_ALLOW_NETWORKS; without TLS only the latter count.',
  connection_failed: 'The connection failed.',
  too_large: 'The headers of the answer are too large.',
};

type Body = Awaited<ReturnType<typeof request>>['body'];

/** The first bytes of a body as text, without U+0000, which the database cannot hold. What cannot be read is left out. */
async function readBeginning(body: Body): Promise<string> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  const timer = setTimeout(() => body.destroy(), answerBodyMs);
  body.on('error', () => undefined);
  try {
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      chunks.push(chunk);
      sizeBytes += chunk.length;
      if (sizeBytes > answerBytesMax) break;
    }
  } catch {
    // The status was there: that decides.
  } finally {
    clearTimeout(timer);
  }
  const beginning = Buffer.concat(chunks).subarray(0, answerBytesMax);
  return new TextDecoder().decode(beginning).replaceAll('\0', '');
}
