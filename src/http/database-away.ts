/**
 * True for an error that says the database cannot be reached, as against one that says what was asked of it is wrong.
 * SQLSTATE classes 08 (connection), 53 (out of resources) and 57P01-03 (shutting down or starting), PostgreSQL's
 * appendix A; the messages are those of the `pg` client and its pool, which have no codes.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (/^(08...|53[0-3]00|57P0[1-3])$/.test(code)) return true;
  if ('syscall' in error && error.syscall === 'connect') return true;
  if (messages.some((message) => error.message.includes(message))) return true;
  return error.cause !== undefined && isDatabaseAway(error.cause);
}

const messages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Cannot use a pool after calling end on the pool',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'PGlite is closed',
  'driver has already been destroyed',
];
