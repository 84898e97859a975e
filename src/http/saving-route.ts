/**
 * A route that saves something: it is done once for each `Idempotency-Key`, without a word about it in its handler.
 * Such a route is told in two steps, because its work and the key must commit together and before any wait.
 */
import type { z } from 'zod';
import { AppError } from '../platform/errors.ts';
import type { Accepted, SaveOutcome, SavingRequest } from '../idempotency/save-once.ts';
import { saveOnce, storeFinalAnswer } from '../idempotency/save-once.ts';
import { idempotencyKeyOf, requestFingerprint } from './idempotency.ts';
import type {
  KeyAccess,
  RawCall,
  Route,
  RouteAnswer,
  RouteCall,
  RouteDefinition,
  SuccessStatus,
} from './route.ts';
import { parseInput } from './route.ts';

export interface SavedAnswer extends RouteAnswer {
  readonly status: SuccessStatus;
}

/** What was saved. */
export interface Acceptance {
  /** The thing that the answer tells of; null when it is none that can be deleted. */
  readonly resourceId: string | null;
  /** What the caller is told when nothing better comes, a 202 as a rule; a request that is sent again is told it too. */
  readonly answer: SavedAnswer;
}

type Call<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> = RouteCall<
  z.output<Params>,
  z.output<Query>,
  z.output<Body>,
  KeyAccess
>;

export interface SavingRouteDefinition<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
> extends Omit<RouteDefinition<KeyAccess, Params, Query, Body>, 'handle'> {
  /**
   * Saves. `call.context.app.database.db` is the transaction that everything must go into (use cases join it through
   * `transact`), and nothing here may wait for anything else. What it throws undoes all of it and leaves the key free.
   */
  readonly accept: (call: Call<Params, Query, Body>) => Promise<Acceptance>;
  /**
   * After the commit, when the answer is a 202: waits for a better one. What it throws is logged and no more: the work
   * is accepted by then, and an error would make callers send it twice.
   */
  readonly finish?: (call: Call<Params, Query, Body>, acceptance: Acceptance) => Promise<SavedAnswer>;
}

/** Defines a route that saves something. */
export function defineSavingRoute<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType>(
  definition: SavingRouteDefinition<Params, Query, Body>,
): Route {
  const { params, query, body } = definition;
  return {
    ...definition,
    params,
    query,
    body,
    saves: true,
    run: async (raw) => {
      const input = parseInput(definition, raw);
      const request = savingRequest(definition.method, raw);
      const call = { ...raw, ...input, caller: request.caller };
      const { app } = raw.context;
      const outcome = await saveOnce(app, request, async (boundApp) =>
        accepted(await definition.accept({ ...call, context: { ...raw.context, app: boundApp } })),
      );
      if (outcome.kind !== 'saved') return earlierAnswer(outcome);
      const { answer, resourceId } = outcome.accepted;
      if (answer.status !== 202 || definition.finish === undefined) return answer;
      try {
        const better = accepted({ answer: await definition.finish(call, outcome.accepted), resourceId });
        await storeFinalAnswer(app, request, better);
        return better.answer;
      } catch (error) {
        app.log.error({ err: error, resource_id: resourceId }, 'the wait for accepted work broke off');
        return answer;
      }
    },
  };
}

function savingRequest(method: string, raw: RawCall): SavingRequest {
  const { caller, requestId, target, headers, body } = raw;
  if (caller === undefined) throw new Error('a route that saves ran without authentication');
  const path = target.split('?', 1)[0] ?? '';
  return {
    caller,
    requestId,
    idempotencyKey: idempotencyKeyOf(headers['idempotency-key']),
    fingerprint: () => requestFingerprint(method, path, body.value),
  };
}

const accepted = ({ resourceId, answer }: Acceptance): Accepted => ({
  resourceId,
  answer: { status: answer.status, headers: answer.headers ?? {}, json: answer.json },
});

function earlierAnswer(outcome: Exclude<SaveOutcome, { readonly kind: 'saved' }>): RouteAnswer {
  switch (outcome.kind) {
    case 'replayed':
      return {
        ...outcome.answer,
        headers: { ...outcome.answer.headers, 'idempotent-replayed': 'true' },
      };
    case 'deleted':
      throw new AppError('not_found', { message: 'What this request made has been deleted since.' });
    case 'reused':
      throw new AppError('idempotency_key_reused');
    case 'in_progress':
      throw new AppError('idempotency_in_progress', { headers: { 'retry-after': '1' } });
  }
}
