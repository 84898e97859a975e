import { AppError } from '../../service/platform/errors.ts';
import { errorRegistry } from '../../core/schema/error-registry.ts';

/** What the ids in paths name, by the longest beginning of the path. */
const kinds = [
  ['/v1/analysis/batch', 'No batch has this id.'],
  ['/v1/analysis', 'No analysis has this id.'],
  ['/v1/injection', 'No injection has this id.'],
  ['/v1/citation-tests', 'No citation test has this id.'],
  ['/v1/tracker', 'No figures are kept of this page.'],
] as const;

/** `run` of the route at `path`, with the kind of object in its `not_found` errors that say no more. */
export function namingMissing<Args extends readonly unknown[], Answer>(
  path: string,
  run: (...args: Args) => Promise<Answer>,
): (...args: Args) => Promise<Answer> {
  const message = kinds.find(([start]) => path === start || path.startsWith(`${start}/`))?.[1];
  if (message === undefined) return run;
  return async (...args) => {
    try {
      return await run(...args);
    } catch (error) {
      const isBare = error instanceof AppError && error.message === errorRegistry.not_found.message;
      if (!isBare || error.code !== 'not_found') throw error;
      throw new AppError('not_found', { ...error.details, message, cause: error });
    }
  };
}
