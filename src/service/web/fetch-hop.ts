/**
 * One request and its response: waits for slots at the host, runs within the remaining deadline, reads as much of the
 * body as the policy allows. `fetch-resource.ts` follows redirects and retries.
 */
import { isUtf8 } from 'node:buffer';
import type { Dispatcher } from 'undici';
import type { AnalysisError } from '../../core/schema/analysis-error.ts';
import { classifyError, failures } from './fetch-failure.ts';
import { informationalLimit } from './guarded-agent.ts';
import { enterHost, type HostDeps, type HostVisit } from './enter-host.ts';
import { HostPausedError } from './host-limiter.ts';
import { acceptedEncodings, readBody } from './read-body.ts';
import { parseRetryAfter } from './retry-after.ts';

export interface FetchDeps extends HostDeps {
  readonly userAgent: string;
  /** From the first connection to the last byte, with redirects and retry, without the wait for slots at the host. */
  readonly fetchTimeoutMs: number;
  /** Largest page, after decompression. */
  readonly fetchBytesMax: number;
  readonly now: () => Date;
}

export interface ResponseHead {
  readonly url: string;
  readonly status: number;
  /** Every value of a header, as sent; empty when it is absent. `name` is in lower case. */
  readonly headerValues: (name: string) => readonly string[];
}

/** A response, redirects followed. `bytes` are decompressed. */
export interface Resource {
  readonly head: ResponseHead;
  readonly bytes: Uint8Array;
}

/** How much of a body to read: `whole` fails when it is larger than `bytesMax`, `beginning` cuts it there. */
export type BodyPlan =
  | { readonly read: 'whole' | 'beginning'; readonly bytesMax: number }
  | { readonly read: 'none'; readonly error: AnalysisError };

export interface FetchPolicy {
  readonly accept: string;
  readonly planBody: (head: ResponseHead) => BodyPlan;
}

/** Remaining time and retry of one fetch; the time runs only during a hop or a pause. */
export interface Budget {
  leftMs: number;
  canRetry: boolean;
}

export type HopOutcome =
  | { readonly kind: 'resource'; readonly resource: Resource }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string | undefined }
  | { readonly kind: 'failed'; readonly error: AnalysisError }
  /** A transient failure; retry once after `delayMs`. */
  | { readonly kind: 'transient'; readonly delayMs: number };

/** Time for a restarting server to come back; a server that needs longer sends Retry-After. */
const retryDelayMs = 250;
const redirectStatuses: readonly number[] = [301, 302, 303, 307, 308];

export async function fetchHop(
  target: URL,
  policy: FetchPolicy,
  deps: FetchDeps,
  budget: Budget,
): Promise<HopOutcome> {
  if (deps.guard.literalVerdict(target.hostname) === 'blocked') {
    return { kind: 'failed', error: failures.blocked(target.hostname) };
  }
  let visit: HostVisit;
  try {
    visit = await enterHost(target.hostname, deps, budget);
  } catch (error) {
    return outcomeOf(error, target, deps, budget);
  }

  const startedMs = performance.now();
  const deadline = AbortSignal.timeout(Math.max(1, Math.ceil(budget.leftMs)));
  try {
    const signal = deps.signal === undefined ? deadline : AbortSignal.any([deadline, deps.signal]);
    // `return await`: without it `finally` would free the slots at the host before the body is read.
    return await exchange(target, policy, deps, signal, budget, visit.isExempt);
  } catch (error) {
    if (deadline.aborted && deps.signal?.aborted !== true) {
      return { kind: 'failed', error: failures.timeout(target.hostname, deps.fetchTimeoutMs) };
    }
    return outcomeOf(error, target, deps, budget);
  } finally {
    budget.leftMs -= performance.now() - startedMs;
    visit.leave();
  }
}

/** The outcome of a request that failed without a response. */
function outcomeOf(error: unknown, target: URL, deps: FetchDeps, budget: Budget): HopOutcome {
  if (deps.signal?.aborted === true) return { kind: 'failed', error: failures.canceled() };
  if (error instanceof HostPausedError) {
    return { kind: 'failed', error: failures.paused(target.hostname, error.leftMs) };
  }
  const classified = classifyError(error, target.hostname);
  if (classified.isTransient && canWait(retryDelayMs, budget)) {
    return { kind: 'transient', delayMs: retryDelayMs };
  }
  return { kind: 'failed', error: classified.error };
}

async function exchange(
  target: URL,
  policy: FetchPolicy,
  deps: FetchDeps,
  signal: AbortSignal,
  budget: Budget,
  isExempt: boolean,
): Promise<HopOutcome> {
  const informational = informationalLimit();
  const response = await deps.agent.request({
    origin: target.origin,
    path: `${target.pathname}${target.search}`,
    method: 'GET',
    headers: {
      'user-agent': deps.userAgent,
      accept: policy.accept,
      'accept-encoding': acceptedEncodings,
    },
    signal: AbortSignal.any([signal, informational.signal]),
    onInfo: informational.onInfo,
  });
  const { body } = response;
  // Destroying an unread body emits an error, which would end the process without a listener.
  body.on('error', () => undefined);
  const head = responseHead(target.href, response);
  if (redirectStatuses.includes(head.status)) {
    body.destroy();
    return { kind: 'redirect', status: head.status, location: locationOf(head) };
  }
  const askedMs = parseRetryAfter(head.headerValues('retry-after')[0], deps.now());
  // Retry-After is for every request to the host, not for this page alone.
  if (askedMs !== null && !isExempt && (head.status === 429 || head.status === 503)) {
    deps.hostLimiter.pause(target.hostname, askedMs);
  }
  const delayMs = statusRetryDelayMs(head.status, askedMs);
  if (delayMs !== null && canWait(delayMs, budget)) {
    body.destroy();
    return { kind: 'transient', delayMs };
  }
  const plan = policy.planBody(head);
  if (plan.read === 'none') {
    body.destroy();
    return { kind: 'failed', error: plan.error };
  }
  const read = await readBody(body, head.headerValues('content-encoding').join(','), plan.bytesMax);
  if (read.kind === 'unknown_encoding' || read.kind === 'broken_encoding') {
    // An error page needs no body: its status is enough.
    if (plan.read === 'beginning') return { kind: 'resource', resource: { head, bytes: new Uint8Array() } };
    const error = read.kind === 'unknown_encoding' ? failures.unknownEncoding() : failures.brokenEncoding();
    return { kind: 'failed', error };
  }
  if (read.kind === 'too_large' && plan.read === 'whole') {
    return { kind: 'failed', error: failures.tooLarge(plan.bytesMax) };
  }
  return { kind: 'resource', resource: { head, bytes: read.bytes } };
}

function responseHead(url: string, response: Dispatcher.ResponseData): ResponseHead {
  return {
    url,
    status: response.statusCode,
    headerValues(name) {
      const value = response.headers[name];
      if (value === undefined) return [];
      return typeof value === 'string' ? [value] : value;
    },
  };
}

/** Node decodes headers as Latin-1, but servers send Location in UTF-8, and browsers read it so. */
function locationOf(head: ResponseHead): string | undefined {
  const [value] = head.headerValues('location');
  if (value === undefined) return undefined;
  const bytes = Buffer.from(value, 'latin1');
  return isUtf8(bytes) ? bytes.toString('utf8') : value;
}

function canWait(delayMs: number, budget: Budget): boolean {
  return budget.canRetry && delayMs < budget.leftMs;
}

/** The delay before a retry; null for a status that is not retried. */
function statusRetryDelayMs(status: number, askedMs: number | null): number | null {
  const isGatewayFault = status >= 502 && status <= 504;
  if (!isGatewayFault && status !== 429) return null;
  return askedMs ?? (isGatewayFault ? retryDelayMs : null);
}
