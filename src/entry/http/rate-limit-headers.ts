import type { RateLimit } from '../../features/limits/rate-limit.ts';
import { windowSeconds } from '../../features/limits/rate-limit.ts';
import type { DocumentedHeader } from './route.ts';

/** As in draft-ietf-httpapi-ratelimit-headers, sections 3 and 4, plus the header names that most clients know. */
export function rateLimitHeaders(rateLimit: RateLimit): Readonly<Record<string, string>> {
  const limit = String(rateLimit.limit);
  const remaining = String(rateLimit.remaining);
  const reset = String(rateLimit.resetSeconds);
  return {
    'ratelimit-policy': `"default";q=${limit};w=${String(windowSeconds)}`,
    ratelimit: `"default";r=${remaining};t=${reset}`,
    'x-ratelimit-limit': limit,
    'x-ratelimit-remaining': remaining,
    'x-ratelimit-reset': reset,
  };
}

export const rateLimitHeadersDocumented: Readonly<Record<string, DocumentedHeader>> = {
  'RateLimit-Policy': {
    description: 'Limit of the key: `q` requests in `w` seconds.',
    example: '"default";q=600;w=60',
  },
  RateLimit: {
    description: '`r` requests available now; the full limit is available in `t` seconds.',
    example: '"default";r=599;t=1',
  },
  'X-RateLimit-Limit': { description: 'Requests allowed a minute.', example: '600' },
  'X-RateLimit-Remaining': { description: 'Requests available now.', example: '599' },
  'X-RateLimit-Reset': { description: 'Seconds until the full limit is available.', example: '1' },
};
