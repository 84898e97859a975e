/**
 * Server time of the dashboard's analysis pages with 100,000 analyses in the embedded database, or with `postgres` in a
 * temporary PostgreSQL. Prints milliseconds; judges nothing. After `npm run build`: `node lab/bench/analysis-list.mjs
 * [analyses] [postgres]`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { analyze } from '../../dist/core/improve/index.js';
import { readConfig } from '../../dist/service/config/config.js';
import { createServer } from '../../dist/entry/process/create-server.js';
import { beginSession } from '../../dist/features/members/read-session.js';
import { ensureAccount } from '../../dist/entry/process/first-start.js';
import { newId } from '../../dist/service/platform/ids.js';
import { openApp } from '../../dist/entry/process/open-app.js';
import { insertMember } from '../../dist/features/members/statements/members.js';
import { startPostgres } from '../../test/support/postgres-server.mjs';
import { generatedPage } from './generated-page.mjs';
import { median } from './figures.mjs';

const count = Number(process.argv[2] ?? 100_000);
const rounds = 9;
const scratch = mkdtempSync(join(tmpdir(), 'citeworthy-bench-'));
const postgres = process.argv[3] === 'postgres' ? await startPostgres({ isDurable: true }) : undefined;
const reading = readConfig({
  DATA_DIR: scratch,
  ...(postgres === undefined
    ? {}
    : { DATABASE_URL: postgres.url('postgres'), SECRET_KEY: 'a secret key of the bench, 32 characters' }),
});
if (!reading.ok) throw new Error(reading.problems.join('; '));
const app = await openApp({ ...reading.config, role: 'api' }, pino({ level: 'silent' }));
const { db } = app.database;
const now = app.now();
const accountId = await ensureAccount(db, now);

function resultOf(bytes) {
  const outcome = analyze(generatedPage(bytes), { url: 'https://example.com/', asOf: '2026-11-21' });
  if (outcome.status !== 'completed') throw new Error(outcome.error.message);
  return outcome;
}

/** Two sites, many addresses, mostly completed. One in ten has a whole result, the others only scores, which saves gigabytes. */
async function fill() {
  const { result, content } = resultOf(20_000);
  const { overall_score, category_scores } = result;
  const head = JSON.stringify({ overall_score, category_scores });
  const base = { head, result: JSON.stringify(result), content: JSON.stringify(content) };
  // In slices, because statements have a time limit.
  for (let from = 1; from <= count; from += 5_000) {
    await sql`
    insert into analyses (id, account_id, environment, status, url, input, request_id, metadata, created_at, started_at,
      completed_at, expires_at, overall_score, result, content, error, turn)
    select 'an_' || '01' || lpad(i::text, 24, '0'), ${accountId}, 'live',
      case when i % 20 = 0 then 'failed' else 'completed' end,
      case when i % 1000 = 0 then 'https://rare.example/page-' || i when i % 50 = 0 then 'https://www.example.org/same'
        else 'https://example.com/page-' || (i % 5000) end,
      '{"queries":[]}', 'req_bench', '{}', at, at, at, now() + interval '30 days',
      case when i % 20 = 0 then null else 30 + (i % 600) / 10.0 end,
      case when i % 20 = 0 then null when i % 10 = 1 or i > ${count} - 50 then ${base.result}::json else ${base.head}::json end, case when i % 500 = 1 then ${base.content}::json end,
      case when i % 20 = 0 then '{"code":"timeout","message":"The page took too long.","retryable":true}'::json end, 'ended'
    from (select i, now() - (${count} - i) * interval '20 seconds' as at from generate_series(${from}::int, ${Math.min(count, from + 4_999)}::int) as i) as made`.execute(
      db,
    );
  }
  await sql`analyze analyses`.execute(db);
}

/** Status, milliseconds and transferred bytes. */
function get(port, path, cookie) {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const request = http.get({ port, path, headers: { cookie, 'accept-encoding': 'gzip' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk) => (bytes += chunk.length));
      answer.on('end', () => resolve({ status: answer.statusCode, ms: performance.now() - began, bytes }));
    });
    request.on('error', reject);
  });
}

try {
  const began = performance.now();
  await fill();
  console.log(`${count} analyses made in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  const memberId = newId('member', now);
  const member = { id: memberId, account_id: accountId, email: 'bench@example.com', role: 'owner' };
  await insertMember(db, { ...member, password_hash: 'none', created_at: now, last_signed_in_at: null });
  const cookie = `citeworthy_session=${await beginSession(app, memberId)}`;
  const server = createServer(app);
  const { port } = new URL(await server.listen({ host: '127.0.0.1', port: 0 }));
  const large = newId('analysis', now);
  const { result, content } = resultOf(2_000_000);
  await sql`
    insert into analyses (id, account_id, environment, status, url, input, request_id, metadata, created_at, completed_at,
      expires_at, overall_score, result, content, turn)
    values (${large}, ${accountId}, 'live', 'completed', 'https://www.example.org/same', '{"queries":[]}', 'req_bench', '{}',
      ${now}, ${now}, now() + interval '30 days', ${result.overall_score}, ${JSON.stringify(result)}::json,
      ${JSON.stringify(content)}::json, 'ended')`.execute(db);
  const middle = `an_01${String(count / 2).padStart(24, '0')}`;
  const pages = {
    'the list': '/analyses',
    'from its middle': `/analyses?after=${middle}`,
    'one state': '/analyses?status=failed',
    'a state without matches': '/analyses?status=queued',
    'a common site': '/analyses?where=example.com',
    'a rare site': '/analyses?where=rare.example',
    'an unknown site': '/analyses?where=nowhere.example',
    'scores from 85': '/analyses?score_min=85',
    'scores without matches': '/analyses?score_min=99',
    'site, state and score': '/analyses?where=rare.example&status=completed&score_min=80&score_max=81',
    'one address with its line': '/analyses?where=https://www.example.org/same',
    'an analysis of a page of 2 MB': `/analyses/${large}`,
    'part 3 of its text': `/analyses/${large}/text?part=3`,
    batches: '/analyses/batches',
  };
  for (const [name, path] of Object.entries(pages)) {
    const answers = [];
    for (let round = 0; round < rounds; round += 1) answers.push(await get(port, path, cookie));
    const ms = answers.map((answer) => answer.ms);
    const { status, bytes } = answers[0];
    console.log(
      `${name.padEnd(34)} ${status}  median ${median(ms).toFixed(0).padStart(5)} ms  slowest ${Math.max(...ms)
        .toFixed(0)
        .padStart(5)} ms  ${(bytes / 1000).toFixed(1).padStart(6)} kB`,
    );
  }
  await server.close();
} finally {
  await app.close();
  await postgres?.stop();
  rmSync(scratch, { recursive: true, force: true });
}
