import { hasEnded } from '../../../features/analyses/analysis-record.ts';
import {
  narrowedCitationJson,
  type CitationDocument,
} from '../../../features/citation-tests/citation-record.ts';
import type { Caller } from '../../../features/keys/authenticate.ts';
import type { RouteAnswer } from '../route.ts';
import type { SavedAnswer } from '../saving-route.ts';

export const citationTag = 'Citation tests';

/** Fetching the pages and asking the model take several seconds. */
const pollAfterSeconds = '2';

export const retryAfter = {
  'Retry-After': {
    description: 'Seconds to wait before polling again; absent once the test has ended.',
    example: pollAfterSeconds,
  },
};

/** 200 for an ended test, otherwise 202 with the URL to poll. */
export function citationAnswer(document: CitationDocument): SavedAnswer {
  const { json, headers } = describeCitation(document);
  if (hasEnded(document.status)) return { status: 200, json };
  return { status: 202, json, headers: { ...headers, location: `/v1/citation-tests/${document.id}` } };
}

/** 200, with Retry-After until the test has ended. */
export function describeCitation({ status, json }: Pick<CitationDocument, 'status' | 'json'>): RouteAnswer {
  return { status: 200, json, headers: hasEnded(status) ? {} : { 'retry-after': pollAfterSeconds } };
}

/** The response to a key that did not submit the test: without `analysis:read`, only its metadata. */
export function narrowedFor(caller: Caller, answer: RouteAnswer): RouteAnswer {
  if (caller.scopes.includes('analysis:read')) return answer;
  return { ...answer, json: narrowedCitationJson(answer.json) };
}
