import { hasPossibleHost } from '../../core/schema/page-address.ts';
import { resolveAllowed } from './guarded-agent.ts';
import { systemLookup, type Lookup } from './system-lookup.ts';
import type { Guard } from './guard.ts';
import { createOperatorGuard } from './operator-guard.ts';

const urlLengthMax = 2_048;
const lookupTimeoutMs = 5_000;

/**
 * Why a URL cannot be an endpoint's, of webhooks or of a language model; null when it can. Only for early feedback: every
 * request goes through the network guard.
 */
export async function endpointUrlProblem(
  text: string,
  guard: Guard,
  lookup: Lookup = systemLookup,
): Promise<string | null> {
  if (text.length > urlLengthMax) return `must have at most ${String(urlLengthMax)} characters`;
  if (!hasPossibleHost(text) || !URL.canParse(text)) return 'must be an absolute https URL';
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'must be an absolute https URL';
  if (url.username !== '' || url.password !== '') return 'must not contain a user name or password';
  if (url.hash !== '') return 'must not have a fragment';
  if (guard.literalVerdict(url.hostname) === 'blocked') return 'must be at a public address';
  if (url.protocol === 'https:') return null;
  const problem = 'must be https; http is only allowed for networks in FETCH_ALLOW_NETWORKS';
  if (!guard.hasAllowedNetworks) return problem;
  try {
    await resolveAllowed(url.hostname, createOperatorGuard(guard), lookup, lookupTimeoutMs);
    return null;
  } catch {
    return problem;
  }
}
