/** Work that the service accepts and ends later: it waits on the service first, then by polling. */
import { CiteworthyError } from './errors.ts';
import type { ApiResponse, CallOptions, SavingOptions, WaitingOptions } from './operation.ts';
import { delay, retryAfterMsOf } from './retry.ts';

/** Options of `createAndWait` and `wait`. */
export interface EndOptions extends CallOptions {
  /** Limit for the whole wait. Default: 10 minutes, 30 for a citation test, 60 for a batch. */
  readonly timeoutMs?: number | undefined;
}

export type CreateAndWaitOptions = EndOptions & SavingOptions;

const waitSecondsMax = 30;
/** Time that the answer needs to arrive before the limit, with the id to resume by. */
const answerMs = 2_000;
/** When the service does not say. */
const pollMs = 2_000;
const pollMsMin = 250;

/** For work that ends as completed or failed. */
export function isEnded<Given extends { readonly status: string }, Ended extends Given>(
  work: Given,
): work is Ended {
  return work.status === 'completed' || work.status === 'failed';
}

interface Work {
  readonly id: string;
  readonly status: string;
}

/** How one kind of work is submitted, read and recognized as ended. */
interface WorkKind<Body, Given extends Work, Ended extends Given> {
  submit(body: Body, options: WaitingOptions): Promise<ApiResponse<Given>>;
  read(id: string, options: CallOptions): Promise<ApiResponse<Given>>;
  hasEnded(work: Given): work is Ended;
  /** Limit for a wait without one of its own. */
  readonly timeoutMs: number;
}

interface WorkMethods<Body, Given, Ended> {
  create(body: Body, options?: WaitingOptions): Promise<Given>;
  createAndWait(body: Body, options?: CreateAndWaitOptions): Promise<Ended>;
  wait(id: string, options?: EndOptions): Promise<Ended>;
  read(id: string, options?: CallOptions): Promise<Given>;
}

export function workMethods<Body, Given extends Work, Ended extends Given>(
  kind: WorkKind<Body, Given, Ended>,
): WorkMethods<Body, Given, Ended> {
  const { submit, read } = kind;
  return {
    create: async (body, options = {}) => (await submit(body, options)).data,
    createAndWait: (body, { timeoutMs = kind.timeoutMs, idempotencyKey, ...options } = {}) => {
      const waitSeconds = waitSecondsWithin(timeoutMs);
      const first = (rest: CallOptions): Promise<ApiResponse<Given>> =>
        submit(body, { ...rest, idempotencyKey, waitSeconds });
      return untilEnded(kind, first, { ...options, timeoutMs });
    },
    wait: (id, { timeoutMs = kind.timeoutMs, ...options } = {}) =>
      untilEnded(kind, (rest) => read(id, rest), { ...options, timeoutMs }),
    read: async (id, options = {}) => (await read(id, options)).data,
  };
}

/** The service's part of the wait. */
function waitSecondsWithin(timeoutMs: number): number {
  return Math.max(0, Math.min(waitSecondsMax, Math.floor((timeoutMs - answerMs) / 1000)));
}

/** Throws a `CiteworthyError` with `resourceId` once the work is accepted. */
async function untilEnded<Given extends Work, Ended extends Given>(
  { read, hasEnded }: Pick<WorkKind<never, Given, Ended>, 'read' | 'hasEnded'>,
  first: (options: CallOptions) => Promise<ApiResponse<Given>>,
  { timeoutMs, ...options }: CallOptions & { readonly timeoutMs: number },
): Promise<Ended> {
  const endMs = performance.now() + timeoutMs;
  const left = (): CallOptions => ({ ...options, timeoutMs: endMs - performance.now() });
  let { data, headers } = await first(left());
  const { id } = data;
  try {
    while (!hasEnded(data)) {
      const waitMs = Math.max(pollMsMin, retryAfterMsOf(headers) ?? pollMs);
      if (performance.now() + waitMs >= endMs) throw notEnded(data.status);
      await delay(waitMs, options.signal);
      ({ data, headers } = await read(id, left()));
    }
    return data;
  } catch (error) {
    if (error instanceof CiteworthyError) error.resourceId = id;
    throw error;
  }
}

function notEnded(status: string): CiteworthyError {
  return new CiteworthyError({
    kind: 'timeout',
    code: 'timed_out',
    message: `Still ${status} at the time limit. It continues: wait(resourceId) resumes.`,
  });
}
