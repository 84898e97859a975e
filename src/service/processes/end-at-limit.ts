import { Script } from 'node:vm';

const called = Symbol.for('citeworthy.task');
const script = new Script(`globalThis[Symbol.for('citeworthy.task')]()`);

/**
 * Runs a function and ends this process if it does not return in time: a loop without end does not see that the parent has
 * died, and no timer fires in it. V8 watches the limit of a script from outside. Bounds the synchronous part only.
 */
export function endAtLimit<Result>(limitMs: number, run: () => Result): Result {
  let result: { readonly value: Result } | undefined;
  Reflect.set(globalThis, called, () => {
    result = { value: run() };
  });
  try {
    script.runInThisContext({ timeout: limitMs });
  } catch (error) {
    if (isTimeout(error)) process.exit(1);
    throw error;
  } finally {
    Reflect.deleteProperty(globalThis, called);
  }
  if (result === undefined) throw new Error('The script did not call its function.');
  return result.value;
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
