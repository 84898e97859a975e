/** The versions of the own page that a citation test compares, from the request, an analysis or an injection. */
import type { Transaction } from 'kysely';
import type { CitationTestRequest } from '../../core/schema/citation-test-request.ts';
import type { Owner } from '../../service/platform/owner.ts';
import { samePageUrl } from '../../service/platform/same-page-url.ts';
import type { Schema } from '../../service/storage/schema.ts';
import { findAnalyzedPage } from '../analyses/index.ts';
import { findInjectedPages } from '../injections/index.ts';

export interface GivenPage {
  readonly url: string | null;
  /** UTF-8, gzipped or not; null: fetch the page. */
  readonly html: Buffer | null;
  readonly isGzipped: boolean;
}

export type RefusedSource =
  | { readonly kind: 'analysis_not_found' }
  | { readonly kind: 'analysis_not_completed' }
  | { readonly kind: 'injection_not_found' }
  | { readonly kind: 'injection_not_completed' }
  /** The rival at this place is the own page, or one of the rivals before. */
  | { readonly kind: 'repeated_rival'; readonly index: number };

interface TestedPages {
  readonly url: string | null;
  readonly own: GivenPage;
  /** Null: one version is tested. */
  readonly before: GivenPage | null;
}

type FoundPages = ({ readonly kind: 'found' } & TestedPages) | RefusedSource;

export async function findTestedPages(
  trx: Transaction<Schema>,
  owner: Owner,
  request: CitationTestRequest,
): Promise<FoundPages> {
  const found = await findOwnPages(trx, owner, request);
  if (found.kind !== 'found') return found;
  const index = repeatedRival(found.url, request);
  return index === -1 ? found : { kind: 'repeated_rival', index };
}

async function findOwnPages(
  trx: Transaction<Schema>,
  owner: Owner,
  { url: givenUrl, html, analysis_id: analysisId, injection_id: injectionId }: CitationTestRequest,
): Promise<FoundPages> {
  const given = html === undefined ? null : Buffer.from(html, 'utf8');
  if (injectionId !== undefined) return await findInjected(trx, owner, injectionId);
  if (analysisId === undefined) {
    const url = givenUrl ?? null;
    return { kind: 'found', url, own: { url, html: given, isGzipped: false }, before: null };
  }
  const analyzed = await findAnalyzedPage(trx, owner, analysisId);
  if (analyzed === undefined) return { kind: 'analysis_not_found' };
  if (analyzed.queries === null) return { kind: 'analysis_not_completed' };
  // Copied, because the analysis may be deleted before the work begins.
  const page = { url: analyzed.url, html: analyzed.page, isGzipped: analyzed.page !== null };
  if (given === null) return { kind: 'found', url: analyzed.url, own: page, before: null };
  const after = { url: analyzed.url, html: given, isGzipped: false };
  return { kind: 'found', url: analyzed.url, own: after, before: page };
}

async function findInjected(trx: Transaction<Schema>, owner: Owner, id: string): Promise<FoundPages> {
  const injected = await findInjectedPages(trx, owner, id);
  if (injected === undefined) return { kind: 'injection_not_found' };
  const { url, page, rendered } = injected;
  if (page === null || rendered === null) return { kind: 'injection_not_completed' };
  return {
    kind: 'found',
    url,
    own: { url, html: rendered, isGzipped: true },
    before: { url, html: page, isGzipped: true },
  };
}

function repeatedRival(url: string | null, { rivals }: CitationTestRequest): number {
  const known = new Set(url === null ? [] : [samePageUrl(url)]);
  return rivals.findIndex((rival) => {
    const address = samePageUrl(typeof rival === 'string' ? rival : rival.url);
    const isKnown = known.has(address);
    known.add(address);
    return isKnown;
  });
}
