/** Fetches the bytes of a sitemap, through the same guard and host limiter as a page. */
import type { AnalysisError } from '../../core/schema/analysis-error.ts';
import { failures } from './fetch-failure.ts';
import type { FetchDeps, FetchPolicy } from './fetch-hop.ts';
import { fetchResource } from './fetch-resource.ts';

export type SitemapFetch =
  { readonly ok: true; readonly bytes: Uint8Array } | { readonly ok: false; readonly error: AnalysisError };

/** The protocol's own limit for one sitemap, uncompressed (sitemaps.org). */
export const sitemapBytesMax = 50 * 1024 * 1024;

/** Decodes Content-Encoding, but leaves a file that is itself gzip as it is. Never rejects. */
export async function fetchSitemap(url: string, deps: FetchDeps): Promise<SitemapFetch> {
  const policy: FetchPolicy = {
    accept: 'application/xml,text/xml;q=0.9,application/gzip;q=0.9,text/plain;q=0.5,*/*;q=0.1',
    planBody: ({ status }) =>
      status >= 200 && status < 300
        ? { read: 'whole', bytesMax: sitemapBytesMax }
        : { read: 'none', error: failures.httpStatus(status) },
  };
  const outcome = await fetchResource(url, policy, deps);
  return outcome.ok ? { ok: true, bytes: outcome.resource.bytes } : outcome;
}
