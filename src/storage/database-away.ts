/**
 * True for an error that says the database cannot be reached or used, as against one that says what was asked of it is
 * wrong. SQLSTATE classes 08 (connection), 28 (authorization), 53 (out of resources), 57P01-03 (shutting down or
 * starting), 25P03 (a transaction that idled too long is ended with its connection), 25006 (a primary that has become a
 * standby) and 3D000 (no such database), PostgreSQL's appendix A; errors of the socket; and the messages of the `pg`
 * client and its pool, which have no codes.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (/^(08...|28...|53[0-3]00|57P0[1-3]|25P03|25006|3D000)$/.test(code)) return true;
  if (isOfSocket(error, code)) return true;
  if (messages.some((message) => error.message.includes(message))) return true;
  // A name with several addresses fails with one error for each.
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  return error.cause !== undefined && isDatabaseAway(error.cause);
}

/** A caller's own connection that breaks is no such error: it has the code, and no system call. */
function isOfSocket(error: Error, code: string): boolean {
  const call = 'syscall' in error ? error.syscall : undefined;
  if (call === 'connect' || call === 'getaddrinfo') return true;
  return (call === 'read' || call === 'write') && socketCodes.includes(code);
}

const socketCodes = ['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENETDOWN'];

const messages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Cannot use a pool after calling end on the pool',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'before secure TLS connection was established',
  'PGlite is closed',
  'driver has already been destroyed',
];
