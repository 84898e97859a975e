import { sql, type Transaction } from 'kysely';
import type { Database } from '../storage/open.ts';
import type { Schema } from '../storage/schema.ts';

/** The payload is the id of the analysis that ended. */
const channel = 'analysis_ended';

export interface EndingSubscription {
  /** Resolves when the analysis may have ended: read it then. */
  readonly ended: Promise<void>;
  /** Must be called, whatever happened. */
  cancel(): void;
}

/** Who waits for which analysis, in this process; analyses may end in any process. */
export interface AnalysisEndings {
  /** Subscribe first and read after: an analysis that ends between the two is then not missed. */
  subscribe(id: string): EndingSubscription;
}

/** Starts to hear of ended analyses. */
export async function hearAnalysisEndings(database: Database): Promise<AnalysisEndings> {
  const waiting = new Map<string, Set<() => void>>();
  await database.listen(channel, (id) => {
    const sets = id === null ? [...waiting.values()] : [waiting.get(id) ?? []];
    for (const tell of sets.flatMap((set) => [...set])) tell();
  });
  return {
    subscribe(id) {
      const set = waiting.get(id) ?? new Set();
      waiting.set(id, set);
      let tell = (): void => undefined;
      const ended = new Promise<void>((resolve) => {
        tell = resolve;
      });
      set.add(tell);
      return {
        ended,
        cancel() {
          set.delete(tell);
          if (set.size === 0 && waiting.get(id) === set) waiting.delete(id);
        },
      };
    },
  };
}

/** Tells of an ending when the transaction commits. */
export async function announceAnalysisEnding(trx: Transaction<Schema>, id: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${id})`.execute(trx);
}
