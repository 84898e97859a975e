import type { Transaction } from 'kysely';
import type { Database } from '../storage/database.ts';
import type { Schema } from '../storage/schema.ts';
import { announce, listenForAnnouncements, type Announcements } from './announcements.ts';

/** The payload is the id of the ended analysis, injection or citation test; their prefixes differ. */
const channel = 'analysis_ended';

/** Subscriptions of this process to the ends of analyses, injections and citation tests, in any process. */
export type AnalysisEndings = Announcements;

export async function listenForAnalysisEndings(database: Database): Promise<AnalysisEndings> {
  return await listenForAnnouncements(database, channel);
}

/** Announces an end, or a deletion, when the transaction commits. */
export async function announceAnalysisEnding(trx: Transaction<Schema>, id: string): Promise<void> {
  await announce(trx, channel, id);
}
