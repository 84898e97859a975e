/**
 * Runs `citeworthy serve`. At SIGUSR2 it fills the file of the log that the embedded database writes to, without another
 * write: the next file must be made. Needs the build.
 */
import pg from 'pg';

/** More than a file of the log has. */
const spentBytes = 20_000_000;

/** With a value it is several messages in one call, as the service's own statements are. */
const spend = `select pg_logical_emit_message(false, 'x', repeat('x', $1::int), true)`;

let used;
const connect = pg.Pool.prototype.connect;
pg.Pool.prototype.connect = function (...given) {
  used = this;
  return connect.apply(this, given);
};
process.on('SIGUSR2', () => {
  used.query(spend, [spentBytes]).catch((error) => console.error(`not spent: ${error.message}`));
});
process.argv.push('serve');
await import('../../dist/main.js');
