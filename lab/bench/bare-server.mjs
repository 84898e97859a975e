/**
 * Baseline for reads: Node's HTTP server with one indexed UPDATE and one indexed SELECT, sending the body unchanged.
 * Opens the database as the product does. Prints its port. `node lab/bench/bare-server.mjs DATA_DIR BODY_FILE`
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { pino } from 'pino';
import { openDatabase } from '../../dist/service/storage/open.js';

const [dataDir, bodyFile] = process.argv.slice(2);
const { database } = await openDatabase({ dataDir }, pino({ level: 'silent' }));
const { pool } = database;
await pool.query('create table bare_keys (id text primary key, used_at timestamptz, uses bigint)');
await pool.query(`insert into bare_keys values ('key', now(), 0)`);
await pool.query('create table bare_bodies (id text primary key, body text)');
await pool.query(`insert into bare_bodies values ('body', $1)`, [readFileSync(bodyFile, 'utf8')]);

const server = createServer((request, response) => {
  void answer(response);
});

async function answer(response) {
  await pool.query('update bare_keys set used_at = $2, uses = uses + 1 where id = $1', ['key', new Date()]);
  const { rows } = await pool.query('select body from bare_bodies where id = $1', ['body']);
  const bytes = Buffer.from(rows[0].body);
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': bytes.length,
  });
  response.end(bytes);
}

server.listen(0, '127.0.0.1', () => console.log(server.address().port));
process.on('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
  void database.close();
});
