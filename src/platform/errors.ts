import { errorRegistry, type ErrorCode } from '../schema/error-registry.ts';
import type { FieldError } from '../schema/error.ts';

export interface AppErrorDetails {
  /** Says more than the registry's message; must not carry internals. */
  readonly message?: string;
  readonly param?: string;
  readonly errors?: readonly FieldError[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** The only error that reaches a caller as itself; anything else becomes `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: AppErrorDetails;

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(details.message ?? errorRegistry[code].message, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}
