import { resolveAllowed, systemLookup, type Lookup } from '../web/guarded-agent.ts';
import type { Guard } from '../web/guard.ts';
import { createOperatorGuard } from '../web/operator-guard.ts';

const urlLengthMax = 2_048;
const lookupTimeoutMs = 5_000;

/**
 * What keeps a URL from being an endpoint's, in words; null when nothing does. Every attempt is guarded besides: this is
 * to say so early.
 */
export async function endpointUrlProblem(
  text: string,
  guard: Guard,
  lookup: Lookup = systemLookup,
): Promise<string | null> {
  if (text.length > urlLengthMax) return `must have at most ${String(urlLengthMax)} characters`;
  if (!URL.canParse(text)) return 'must be an absolute https URL';
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'must be an absolute https URL';
  if (url.username !== '' || url.password !== '') return 'must not hold a user name or a password';
  if (url.hash !== '') return 'must not have a fragment, which is never sent';
  if (guard.literalVerdict(url.hostname) === 'blocked')
    return 'must not lead to an address that is not public';
  if (url.protocol === 'https:') return null;
  const problem = 'must be https; http is for networks in FETCH_ALLOW_NETWORKS alone';
  if (!guard.hasAllowedNetworks) return problem;
  try {
    await resolveAllowed(url.hostname, createOperatorGuard(guard), lookup, lookupTimeoutMs);
    return null;
  } catch {
    return problem;
  }
}
