import { sql, type Transaction } from 'kysely';
import type { Database } from '../storage/database.ts';
import { executePrepared } from '../storage/prepared.ts';
import type { Schema } from '../storage/schema.ts';

export interface Subscription {
  /** Resolves when the key may have been announced: read the state then. */
  readonly announced: Promise<void>;
  /** Must always be called: an open subscription keeps its memory. */
  cancel(): void;
}

/** Subscriptions of this process to announcements of any process. */
export interface Announcements {
  /** Subscribe before reading the state; otherwise an announcement in between is missed. */
  subscribe(key: string): Subscription;
}

export async function listenForAnnouncements(
  database: Pick<Database, 'listen'>,
  channel: string,
): Promise<Announcements> {
  const waiting = new Map<string, Set<() => void>>();
  await database.listen(channel, (key) => {
    const sets = key === null ? [...waiting.values()] : [waiting.get(key) ?? []];
    for (const notify of sets.flatMap((set) => [...set])) notify();
  });
  return {
    subscribe(key) {
      const set = waiting.get(key) ?? new Set();
      waiting.set(key, set);
      let notify = (): void => undefined;
      const announced = new Promise<void>((resolve) => {
        notify = resolve;
      });
      set.add(notify);
      return {
        announced,
        cancel() {
          set.delete(notify);
          if (set.size === 0 && waiting.get(key) === set) waiting.delete(key);
        },
      };
    },
  };
}

/** Notifies the subscribers of all processes when the transaction commits. */
export async function announce(trx: Transaction<Schema>, channel: string, key: string): Promise<void> {
  await executePrepared(trx, 'announce', sql`select pg_notify(${channel}, ${key})`);
}
