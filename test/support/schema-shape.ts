import { sql, type Kysely, type Migration, type Transaction } from 'kysely';
import type { Schema } from '../../src/service/storage/schema.ts';

/** What a process relies on, by kind and name: `column analyses.url` → `text not null`. */
type Shape = ReadonlyMap<string, string>;

/** Tables with a row for each request, page, event or attempt. Building an index on one takes seconds. */
const growingTables = [
  'analyses',
  'audit_log',
  'batch_items',
  'citation_answers',
  'citation_runs',
  'citation_test_pages',
  'citation_tests',
  'idempotency_keys',
  'injections',
  'model_readings',
  'tracker_views',
  'usage_records',
  'webhook_attempts',
  'webhook_deliveries',
  'webhook_events',
];

async function readShape(db: Kysely<Schema>): Promise<Shape> {
  const { rows } = await sql<{ name: string; definition: string }>`
    with own as (
      select oid, relname, relfilenode from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely_%'
    )
    select 'table ' || relname as name, '' as definition from own
    union all select 'file ' || relname, relfilenode::text from own
    union all select 'column ' || relname || '.' || attname, concat_ws(' ', format_type(atttypid, atttypmod),
        case when attnotnull then 'not null' end,
        case when attidentity <> '' then 'identity' end,
        case when attgenerated <> '' then 'generated' end,
        'default ' || pg_get_expr(adbin, adrelid))
      from own join pg_attribute on attrelid = own.oid and attnum > 0 and not attisdropped
      left join pg_attrdef on adrelid = own.oid and adnum = attnum
    union all select 'constraint ' || relname || '.' || conname, pg_get_constraintdef(pg_constraint.oid)
      from own join pg_constraint on conrelid = own.oid where contype <> 'n'
    union all select 'index ' || relname || '.' || indexrelid::regclass, pg_get_indexdef(indexrelid)
      from own join pg_index on indrelid = own.oid
    union all select 'trigger ' || relname || '.' || tgname, pg_get_triggerdef(pg_trigger.oid)
      from own join pg_trigger on tgrelid = own.oid where not tgisinternal
    union all select 'function ' || proname, prosrc from pg_proc where pronamespace = 'public'::regnamespace`.execute(
    db,
  );
  return new Map(rows.map(({ name, definition }) => [name, definition]));
}

/**
 * Runs a migration and returns the reasons why a running process of the version before does not survive it, or waits for
 * it too long; none for a migration that only adds.
 */
export async function refusalsOf(trx: Transaction<Schema>, migration: Migration): Promise<readonly string[]> {
  const before = await readShape(trx);
  const touchedBefore = await rowsTouched(trx);
  await migration.up(trx);
  const after = await readShape(trx);
  const touched = [...(await rowsTouched(trx))]
    .filter(([table, count]) => before.has(`table ${table}`) && count > (touchedBefore.get(table) ?? 0))
    .map(([table]) => `reads or changes the rows of ${table} while it is locked`);
  return [...removals(before, after), ...additions(before, after), ...touched];
}

/** Scans by statements of this transaction, and rows that they changed. */
async function rowsTouched(db: Kysely<Schema>): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ relname: string; count: string }>`
    select stat.relname, stat.seq_scan + coalesce(stat.idx_scan, 0) + stat.n_tup_upd + stat.n_tup_del
      -- The build of an index counts as one scan of its table.
      - (select count(*) from pg_index where indrelid = stat.relid) as count
    from pg_stat_xact_user_tables as stat where schemaname = 'public'`.execute(db);
  return new Map(rows.map(({ relname, count }) => [relname, Number(count)]));
}

function removals(before: Shape, after: Shape): string[] {
  return [...before].flatMap(([name, definition]) => {
    const present = after.get(name);
    if (present === definition) return [];
    if (name.startsWith('file '))
      return present === undefined ? [] : [`writes all rows of ${name.slice(5)} again`];
    // A process works without a condition that its rows fulfil anyway.
    if (present === undefined && definition.startsWith('CHECK')) return [];
    return [
      present === undefined ? `removes ${name}` : `changes ${name} from "${definition}" to "${present}"`,
    ];
  });
}

function additions(before: Shape, after: Shape): string[] {
  return [...after].flatMap(([name, definition]) => {
    const [kind = '', path = ''] = name.split(' ');
    const table = path.split('.')[0] ?? '';
    if (before.has(name) || !before.has(`table ${table}`)) return [];
    if (kind === 'column') {
      const isFilled = !definition.includes('not null') || /default|identity|generated/.test(definition);
      return isFilled ? [] : [`adds ${name}, which needs a value that the version before does not write`];
    }
    if (kind === 'index') {
      if (definition.includes('UNIQUE')) return [`adds the unique ${name}`];
      if (growingTables.includes(table) && !definition.includes(' WHERE '))
        return [`adds ${name} over all rows of a growing table`];
      return [];
    }
    if (kind === 'constraint') return isOfNewColumn(before, table, definition) ? [] : [`adds ${name}`];
    return kind === 'trigger' ? [`adds ${name}`] : [];
  });
}

/** True for a foreign key from a column that the migration adds: the version before leaves it null. */
function isOfNewColumn(before: Shape, table: string, definition: string): boolean {
  const columns = /^FOREIGN KEY \(([^)]*)\)/.exec(definition)?.[1]?.split(', ') ?? [];
  return columns.length > 0 && columns.every((column) => !before.has(`column ${table}.${column}`));
}
