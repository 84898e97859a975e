/**
 * True when PostgreSQL canceled a statement: SQLSTATE 57014 (query_canceled), in the error or its cause. It waited for a lock
 * longer than `statement_timeout`, or an operator canceled it. Nothing was done, and the same work succeeds when the lock is
 * free. The connection is healthy: this does not count as an outage.
 */
export function isStatementCanceled(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '57014') || isStatementCanceled(error.cause);
}
