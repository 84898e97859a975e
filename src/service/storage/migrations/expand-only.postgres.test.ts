import { Kysely, PostgresDialect, sql, type Migration } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePostgresDatabase, type PostgresDatabase } from '../../../../test/support/postgres-database.ts';
import { refusalsOf } from '../../../../test/support/schema-shape.ts';
import { silentLog } from '../../../../test/support/temp-database.ts';
import { migrate } from '../migrate.ts';
import type { Schema } from '../schema.ts';
import { migrations } from './all.ts';

/** The last migration before processes of two versions could work side by side. */
const lastBefore = '0112-model-tokens';

let postgres: PostgresDatabase;
let db: Kysely<Schema>;

beforeAll(async () => {
  postgres = await makePostgresDatabase({ isEmpty: true });
  const pool = new pg.Pool({ connectionString: postgres.url, max: 1 });
  db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const earlier = Object.entries(migrations).filter(([name]) => name <= lastBefore);
  await migrate(db, silentLog, Object.fromEntries(earlier));
});

afterAll(async () => {
  await db.destroy();
  await postgres.remove();
});

test.each(Object.entries(migrations).filter(([name]) => name > lastBefore))(
  'a running process of the version before survives the migration %s',
  async (_, migration) => {
    const refusals = await db.transaction().execute((trx) => refusalsOf(trx, migration));
    expect(refusals).toEqual([]);
  },
);

/** What is refused of a migration with these statements, which is rolled back. */
async function refusalsOfUndone(statements: readonly string[]): Promise<readonly string[]> {
  const migration: Migration = {
    async up(on: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(on);
    },
  };
  let refusals: readonly string[] = [];
  class Undone extends Error {}
  const undone = db.transaction().execute(async (trx) => {
    refusals = await refusalsOf(trx, migration);
    throw new Undone();
  });
  await expect(undone).rejects.toThrow(Undone);
  return refusals;
}

test.each([
  ['drop table host_pauses', /removes table host_pauses/],
  ['alter table analyses rename to pages', /removes table analyses/],
  ['alter table analyses drop column reader', /removes column analyses.reader/],
  ['alter table analyses rename column reader to read_by', /removes column analyses.reader/],
  ['alter table host_places alter column place type bigint', /changes column host_places.place/],
  ['alter table analyses alter column reader set not null', /changes column analyses.reader/],
  ['alter table accounts alter column queued_jobs drop default', /changes column accounts.queued_jobs/],
  ['alter table analyses add column kind text not null', /adds column analyses.kind, which needs a value/],
  ['alter table members add constraint one check (email <> id)', /adds constraint members.one/],
  ['alter table analyses add foreign key (reader) references members', /adds constraint analyses/],
  ['create unique index once on analyses (url)', /adds the unique index analyses.once/],
  ['create index all_rows on analyses (url)', /over all rows of a growing table/],
  ['drop index analyses_of_batch', /removes index analyses.analyses_of_batch/],
  ['drop trigger audit_log_append_only on audit_log', /removes trigger audit_log/],
  ['alter table analyses add column at timestamptz default clock_timestamp()', /writes all rows of analyses/],
  ['update analyses set reader = null', /reads or changes the rows of analyses/],
])('refuses a migration that a running process does not survive: %s', async (statement, reason) => {
  expect((await refusalsOfUndone([statement])).join('\n')).toMatch(reason);
});

test('accepts tables, columns that may be absent, partial indexes and checks of new columns', async () => {
  const statements = [
    `create table notes (id text primary key, analysis_id text not null references analyses (id))`,
    `alter table analyses add column note_id text references notes (id), add column notes bigint not null default 0`,
    `create index analyses_noted on analyses (note_id) where note_id is not null`,
    `create index members_by_role on members (role)`,
  ];
  expect(await refusalsOfUndone(statements)).toEqual([]);
});
