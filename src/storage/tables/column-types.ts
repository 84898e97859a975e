import type { ColumnType } from 'kysely';

/** Times go in and come out as Date with milliseconds; the columns are timestamptz(3). */
export type Time = ColumnType<Date, Date, Date>;
export type TimeOrNull = ColumnType<Date | null, Date | null | undefined, Date | null>;

/**
 * JSON text that is stored as it is given. `json` and not `jsonb`: the order of the keys must survive, and jsonb
 * refuses \u0000 and lone surrogates, which callers may send. Select it with `::text`, so that nothing is parsed.
 */
export type JsonText = ColumnType<string, string, string>;
export type JsonTextOrNull = ColumnType<string | null, string | null | undefined, string | null>;
