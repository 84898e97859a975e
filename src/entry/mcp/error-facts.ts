import { errorRegistry } from '../../core/schema/error-registry.ts';
import { publicError } from '../server/error-response.ts';
import type { ErrorFacts } from './tool.ts';

/** An error of this process, without the parts of a response of a service: it has no docs and no request. */
export function errorFactsOf(thrown: unknown): ErrorFacts {
  const { code, message, details } = publicError(thrown);
  const { param, errors } = details;
  return { type: errorRegistry[code].type, code, message, param, errors };
}
