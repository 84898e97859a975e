import { errorRegistry, type ErrorCode } from '../../core/schema/error-registry.ts';
import type { FieldError } from '../../core/schema/error.ts';

export interface AppErrorDetails {
  /** Replaces the registry's message; must not contain internals. */
  readonly message?: string;
  readonly param?: string;
  readonly errors?: readonly FieldError[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** An error of the registry, shown to callers; every other error is reported as `internal`. */
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
