import type { ColumnType } from 'kysely';

/** A Date with milliseconds; the column is timestamptz(3). */
export type Time = ColumnType<Date, Date, Date>;
export type TimeOrNull = ColumnType<Date | null, Date | null | undefined, Date | null>;

/**
 * JSON text, stored unchanged. `json`, not `jsonb`: the order of the keys must survive, and jsonb refuses \u0000 and lone
 * surrogates, which callers may send. Select it with `::text` to avoid parsing.
 */
export type JsonText = ColumnType<string, string, string>;
export type JsonTextOrNull = ColumnType<string | null, string | null | undefined, string | null>;
