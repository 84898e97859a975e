import { sql, type Kysely, type Migration } from 'kysely';

/** What tells which stored scores may be compared, and which stored results lack fields of the present ones. */
export const comparableScores: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

/** Each may run again: a database with all former migrations counts as made by the first one alone. */
const statements = [
  `alter table analyses add column if not exists rubric_version text`,
  // Null: saved by a version that wrote none.
  `alter table analyses add column if not exists result_version integer`,
  `alter table injections add column if not exists final_url text`,
  // `->` and not `->>`: the latter decodes all escapes of the result and fails at a NUL from the page.
  `update analyses set rubric_version = trim(both '"' from (result -> 'engine' -> 'rubric_version')::text)
    where result is not null and rubric_version is null`,
];
