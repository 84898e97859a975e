/**
 * True when PostgreSQL ended a transaction because of another one: SQLSTATE 40P01 (deadlock_detected) or 40001
 * (serialization_failure), in the error or its cause. All of it is undone, and the same work succeeds when the other has ended.
 */
export function isTransactionConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isConflict = 'code' in error && (error.code === '40P01' || error.code === '40001');
  return isConflict || isTransactionConflict(error.cause);
}
