import { billsOf, trackerOf, usageOf, type Bills, type Tracker, type UsageFigures } from './account.ts';
import { analysesOf, type Analyses } from './analyses.ts';
import { batchesOf, type Batches } from './batches.ts';
import { citationTestsOf, type CitationTests } from './citation-tests.ts';
import { injectionsOf, type Injections } from './injections.ts';
import { callOf, createRequest, type ClientOptions, type Request } from './request.ts';

export interface Client {
  readonly analyses: Analyses;
  readonly batches: Batches;
  readonly injections: Injections;
  readonly citationTests: CitationTests;
  readonly tracker: Tracker;
  readonly usage: UsageFigures;
  readonly billing: Bills;
  /** Below the resources: any operation by its method and path, with the status and headers of the response. */
  readonly request: Request;
}

/**
 * A client of one service with one key. Needs only `fetch` and Web Crypto: Node.js, edge runtimes, browsers.
 *
 * @example
 * const client = createClient({ apiKey: process.env.CITEWORTHY_KEY, baseUrl: process.env.CITEWORTHY_URL });
 * const analysis = await client.analyses.createAndWait({ url: 'https://example.com/' });
 */
export function createClient(options: ClientOptions): Client {
  const request = createRequest(options);
  const call = callOf(request);
  return {
    analyses: analysesOf(request),
    batches: batchesOf(request),
    injections: injectionsOf(request),
    citationTests: citationTestsOf(request),
    tracker: trackerOf(call),
    usage: usageOf(call),
    billing: billsOf(call),
    request,
  };
}
