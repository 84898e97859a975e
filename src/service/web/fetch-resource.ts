/**
 * Fetches one resource of the public web: follows redirects itself and checks every hop, with one deadline for all hops
 * and one retry for transient faults. Callers choose through a policy how much of the body to read.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { AnalysisError } from '../../core/schema/analysis-error.ts';
import { addressLengthMax, hasPossibleHost } from '../../core/schema/page-address.ts';
import { failures, redirectsMax } from './fetch-failure.ts';
import { fetchHop, type Budget, type FetchDeps, type FetchPolicy, type Resource } from './fetch-hop.ts';

export type ResourceOutcome =
  { readonly ok: true; readonly resource: Resource } | { readonly ok: false; readonly error: AnalysisError };

/** Fetches an absolute http(s) URL without credentials. Never rejects: every failure is an outcome. */
export async function fetchResource(
  url: string,
  policy: FetchPolicy,
  deps: FetchDeps,
): Promise<ResourceOutcome> {
  let target = fetchableUrl(url);
  if (target === null) return failed(failures.notFetchable());
  const visited = new Set<string>();
  const budget: Budget = { leftMs: deps.fetchTimeoutMs, canRetry: true };

  for (;;) {
    visited.add(target.href);
    const outcome = await fetchHop(target, policy, deps, budget);
    if (outcome.kind === 'resource') return { ok: true, resource: outcome.resource };
    if (outcome.kind === 'failed') return failed(outcome.error);
    if (outcome.kind === 'transient') {
      budget.canRetry = false;
      budget.leftMs -= outcome.delayMs;
      if (!(await pause(outcome.delayMs, deps.signal))) return failed(failures.canceled());
      continue;
    }
    if (outcome.location === undefined) return failed(failures.redirectWithoutTarget(outcome.status));
    if (outcome.location.length > addressLengthMax) return failed(failures.redirectTooLong(target.hostname));
    const next = fetchableUrl(outcome.location, target);
    if (next === null) return failed(failures.redirectNotFetchable(target.hostname));
    if (next.href.length > addressLengthMax) return failed(failures.redirectTooLong(target.hostname));
    if (visited.has(next.href)) return failed(failures.redirectLoop());
    if (visited.size > redirectsMax) return failed(failures.tooManyRedirects());
    target = next;
  }
}

function failed(error: AnalysisError): ResourceOutcome {
  return { ok: false, error };
}

/** The URL without its fragment; null unless it is http(s) without credentials. */
function fetchableUrl(text: string, base?: URL): URL | null {
  if (!hasPossibleHost(text.startsWith('//') ? `http:${text}` : text)) return null;
  if (!URL.canParse(text, base?.href)) return null;
  const url = new URL(text, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  if (url.username !== '' || url.password !== '') return null;
  url.hash = '';
  return url;
}

/** False when the signal aborted meanwhile. */
async function pause(delayMs: number, signal: AbortSignal | undefined): Promise<boolean> {
  try {
    await sleep(delayMs, undefined, signal === undefined ? {} : { signal });
    return true;
  } catch {
    return false;
  }
}
