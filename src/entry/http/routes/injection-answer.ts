import { z } from 'zod';
import { hasEnded } from '../../../features/analyses/analysis-record.ts';
import type { Caller } from '../../../features/keys/authenticate.ts';
import { narrowedRecordJson, type InjectionDocument } from '../../../features/injections/injection-record.ts';
import { idPrefixes, isId } from '../../../core/schema/ids.ts';
import type { RouteAnswer } from '../route.ts';
import type { SavedAnswer } from '../saving-route.ts';

export const injectionTag = 'Injection';

/** Most injections take a second or two, so earlier polls are wasted. */
const pollAfterSeconds = '1';

export const retryAfter = {
  'Retry-After': {
    description: 'Seconds to wait before polling again; absent once the injection has ended.',
    example: pollAfterSeconds,
  },
};

export const injectionId = z.strictObject({
  id: z
    .string()
    .refine((text) => isId('injection', text))
    .meta({ pattern: `^${idPrefixes.injection}_`, description: 'The id from the submission.' }),
});

/** 200 for an ended injection, otherwise 202 with the URL to poll. */
export function injectionAnswer(document: InjectionDocument): SavedAnswer {
  const { json, headers } = describeInjection(document);
  if (hasEnded(document.status)) return { status: 200, json };
  return { status: 202, json, headers: { ...headers, location: `/v1/injection/${document.id}` } };
}

/** 200, with Retry-After until the injection has ended. */
export function describeInjection({ status, json }: Pick<InjectionDocument, 'status' | 'json'>): RouteAnswer {
  return { status: 200, json, headers: hasEnded(status) ? {} : { 'retry-after': pollAfterSeconds } };
}

/** The response about an injection that existed before the request: without `injection:read`, only its metadata. */
export function narrowedFor(caller: Caller, answer: RouteAnswer): RouteAnswer {
  if (caller.scopes.includes('injection:read')) return answer;
  return { ...answer, json: narrowedRecordJson(answer.json) };
}
