import { gunzipSync } from 'node:zlib';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../src/service/storage/schema.ts';

interface Column {
  readonly table_schema: string;
  readonly table_name: string;
  readonly column_name: string;
  readonly data_type: string;
}

/**
 * Every column of every table of every schema that contains the text, as `schema.table.column`. Bytes are searched as
 * they are and decompressed, everything else as text; upper and lower case are the same.
 */
export async function findInDatabase(db: Kysely<Schema>, text: string): Promise<readonly string[]> {
  const { rows: columns } = await sql<Column>`
    select table_schema, table_name, column_name, data_type
    from information_schema.columns natural join information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
    order by 1, 2, 3`.execute(db);
  const wanted = text.toLowerCase();
  const found: string[] = [];
  for (const { table_schema: schema, table_name: table, column_name: column, data_type: type } of columns) {
    const value =
      type === 'bytea'
        ? sql<string | null>`encode(${sql.ref(column)}, 'hex')`
        : sql<string | null>`${sql.ref(column)}::text`;
    const { rows } = await sql<{ value: string | null }>`
      select ${value} as value from ${sql.table(`${schema}.${table}`)}`.execute(db);
    const texts = rows.map((row) => (type === 'bytea' ? bytesAsText(row.value) : (row.value ?? '')));
    if (texts.some((one) => one.toLowerCase().includes(wanted))) found.push(`${schema}.${table}.${column}`);
  }
  return found;
}

function bytesAsText(hex: string | null): string {
  const bytes = Buffer.from(hex ?? '', 'hex');
  const isGzipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return (isGzipped ? gunzipSync(bytes) : bytes).toString('utf8');
}
