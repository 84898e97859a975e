/**
 * Writes so much to the log of the embedded database in the directory argument that its current file is full but for a
 * little: the next writes need a file more. Needs the build.
 */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { openEmbedded } from '../../dist/storage/open-embedded.js';

const logFileBytes = 16 * 1024 * 1024;
const leftBytes = 2_000_000;

const opened = await openEmbedded(process.argv[2] ?? '', pino({ level: 'silent' }));
if (!opened.ok) throw new Error('The database cannot be opened.');
const { pool } = opened.database;
const position = async () => {
  const { rows } = await pool.query(
    `select (pg_current_wal_lsn() - '0/0')::bigint % ${logFileBytes} as bytes`,
  );
  return Number(rows[0].bytes);
};
for (let bytes = await position(); bytes < logFileBytes - leftBytes; bytes = await position()) {
  const step = Math.min(1_000_000, Math.max(1_000, logFileBytes - leftBytes - bytes));
  await pool.query(`select pg_logical_emit_message(false, 'x', repeat('x', ${step}), true)`);
}
const { rows } = await pool.query('select pg_walfile_name(pg_current_wal_lsn()) as name');
await opened.database.close();
// The end of a database that has used much of a file makes the next one ahead.
const folder = join(process.argv[2] ?? '', 'database/pg_wal');
for (const name of readdirSync(folder)) {
  if (/^[0-9A-F]{24}$/.test(name) && name > rows[0].name) rmSync(join(folder, name));
}
