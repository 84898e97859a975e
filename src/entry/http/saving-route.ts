/**
 * A route that saves something, executed once per `Idempotency-Key`. It has two steps, because the work and the key
 * must commit together and before any wait.
 */
import type { z } from 'zod';
import { AppError } from '../../service/platform/errors.ts';
import type { Caller } from '../../features/keys/authenticate.ts';
import type { Accepted, SaveOutcome, SavingRequest } from '../../features/idempotency/save-once.ts';
import { saveOnce, storeFinalAnswer } from '../../features/idempotency/save-once.ts';
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
import { namingMissing } from './name-missing.ts';
import { parseInput } from './route.ts';

export interface SavedAnswer extends RouteAnswer {
  readonly status: SuccessStatus;
}

export interface Acceptance {
  /** The saved resource; null when it cannot be deleted. */
  readonly resourceId: string | null;
  /** The API key whose request made the resource; null to judge every caller by its scopes. */
  readonly ownerKeyId: string | null;
  /** Response unless `finish` returns a better one, usually a 202; also sent to repeated requests. */
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
   * Saves. `call.context.app.database.db` is the transaction for all writes (use cases join it through `transact`);
   * must not wait for anything else. Throwing rolls everything back and leaves the key unused.
   */
  readonly accept: (call: Call<Params, Query, Body>) => Promise<Acceptance>;
  /**
   * Runs after the commit when the response is a 202, and waits for a better one. Errors are only logged: the work is
   * accepted by then, and an error response would make callers submit it twice.
   */
  readonly finish?: (call: Call<Params, Query, Body>, acceptance: Acceptance) => Promise<SavedAnswer>;
  /**
   * What a caller other than the owner may see of the response. Required: a replay returns to one key what a request of
   * another stored.
   */
  readonly present: (caller: Caller, answer: RouteAnswer) => RouteAnswer;
}

export function defineSavingRoute<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType>(
  definition: SavingRouteDefinition<Params, Query, Body>,
): Route {
  const { params, query, body, present } = definition;
  return {
    ...definition,
    params,
    query,
    body,
    saves: true,
    run: namingMissing(definition.path, async (raw: RawCall) => {
      const input = parseInput(definition, raw);
      const request = savingRequest(definition.method, raw);
      const call = { ...raw, ...input, caller: request.caller };
      const { app } = raw.context;
      const outcome = await saveOnce(app, request, async (boundApp) => {
        // Another request with the same Idempotency-Key may have held this one up.
        await raw.judgeKeyAgain(boundApp);
        return accepted(await definition.accept({ ...call, context: { ...raw.context, app: boundApp } }));
      });
      const shown = (answer: RouteAnswer, ownerKeyId: string | null): RouteAnswer =>
        request.caller.keyId === ownerKeyId ? answer : present(request.caller, answer);
      if (outcome.kind !== 'saved') {
        const { ownerKeyId, ...answer } = earlierAnswer(outcome);
        return shown(answer, ownerKeyId);
      }
      const { answer, resourceId, ownerKeyId } = outcome.accepted;
      if (answer.status !== 202 || definition.finish === undefined) return shown(answer, ownerKeyId);
      try {
        const final = await definition.finish(call, outcome.accepted);
        const better = accepted({ ...outcome.accepted, answer: final });
        await storeFinalAnswer(app, request, better);
        return shown(better.answer, ownerKeyId);
      } catch (error) {
        app.log.error({ err: error, resource_id: resourceId }, 'waiting for accepted work failed');
        return shown(answer, ownerKeyId);
      }
    }),
  };
}

function savingRequest(method: string, raw: RawCall): SavingRequest {
  const { caller, requestId, target, headers, body } = raw;
  if (caller === undefined) throw new Error('a saving route ran without authentication');
  const path = target.split('?', 1)[0] ?? '';
  return {
    caller,
    requestId,
    idempotencyKey: idempotencyKeyOf(headers['idempotency-key']),
    fingerprint: () => requestFingerprint(method, path, body.value),
  };
}

const accepted = ({ resourceId, ownerKeyId, answer }: Acceptance): Accepted => ({
  resourceId,
  ownerKeyId,
  answer: { status: answer.status, headers: answer.headers ?? {}, json: answer.json },
});

function earlierAnswer(
  outcome: Exclude<SaveOutcome, { readonly kind: 'saved' }>,
): RouteAnswer & { readonly ownerKeyId: string | null } {
  switch (outcome.kind) {
    case 'replayed':
      return {
        ...outcome.answer,
        headers: { ...outcome.answer.headers, 'idempotent-replayed': 'true' },
      };
    case 'deleted':
      throw new AppError('not_found', {
        message: 'The resource that this request created has been deleted.',
      });
    case 'reused':
      throw new AppError('idempotency_key_reused');
    case 'in_progress':
      throw new AppError('idempotency_in_progress', { headers: { 'retry-after': '1' } });
  }
}
