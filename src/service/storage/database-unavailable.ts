/**
 * True when the database cannot be reached or used; false for an error of the statement itself. SQLSTATE classes 08
 * (connection), 28 (authorization), 53 (out of resources), 57P01-03 (shutting down or starting), 25P03 (idle transaction
 * ended with its connection), 25006 (a primary that has become a standby) and 3D000 (no such database), PostgreSQL's
 * appendix A; socket errors; and messages of the `pg` client and its pool, which have no codes.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (/^(08...|28...|53[0-3]00|57P0[1-3]|25P03|25006|3D000)$/.test(code)) return true;
  if (isSocketError(error, code)) return true;
  if (messages.some((message) => error.message.includes(message))) return true;
  // A name with several addresses fails with one error per address.
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true;
  return error.cause !== undefined && isDatabaseUnavailable(error.cause);
}

/** Requires a system call: the error of a caller's broken connection has the same code, but no `syscall`. */
function isSocketError(error: Error, code: string): boolean {
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
  // The probe of /readyz.
  'no response from the database',
  'Cannot use a pool after calling end on the pool',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'before secure TLS connection was established',
  'PGlite is closed',
  'driver has already been destroyed',
  // EmbeddedDatabaseStoppedError.
  'has stopped:',
];
