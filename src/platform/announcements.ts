import { sql, type Transaction } from 'kysely';
import type { Database } from '../storage/database.ts';
import { executePrepared } from '../storage/prepared.ts';
import type { Schema } from '../storage/schema.ts';

export interface Subscription {
  /** Resolves when it may have happened: look for yourself then. */
  readonly announced: Promise<void>;
  /** Must be called, whatever happened. */
  cancel(): void;
}

/** Who waits for what in this process; it may happen in any process. */
export interface Announcements {
  /** Subscribe first and look after: what happens between the two is then not missed. */
  subscribe(key: string): Subscription;
}

/** Starts to hear what is announced on a channel. */
export async function hearAnnouncements(
  database: Pick<Database, 'listen'>,
  channel: string,
): Promise<Announcements> {
  const waiting = new Map<string, Set<() => void>>();
  await database.listen(channel, (key) => {
    const sets = key === null ? [...waiting.values()] : [waiting.get(key) ?? []];
    for (const tell of sets.flatMap((set) => [...set])) tell();
  });
  return {
    subscribe(key) {
      const set = waiting.get(key) ?? new Set();
      waiting.set(key, set);
      let tell = (): void => undefined;
      const announced = new Promise<void>((resolve) => {
        tell = resolve;
      });
      set.add(tell);
      return {
        announced,
        cancel() {
          set.delete(tell);
          if (set.size === 0 && waiting.get(key) === set) waiting.delete(key);
        },
      };
    },
  };
}

/** Tells of it when the transaction commits. */
export async function announce(trx: Transaction<Schema>, channel: string, key: string): Promise<void> {
  await executePrepared(trx, 'announce', sql`select pg_notify(${channel}, ${key})`);
}
