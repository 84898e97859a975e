import type { Transaction } from 'kysely';
import type { Database } from '../storage/database.ts';
import type { Schema } from '../storage/schema.ts';
import { announce, hearAnnouncements, type Announcements } from './announcements.ts';

/** The payload is the id of the analysis that ended, or of the injection: ids of both are never the same. */
const channel = 'analysis_ended';

/** Who waits for which analysis, in this process; analyses may end in any process. */
export type AnalysisEndings = Announcements;

/** Starts to hear of ended analyses. */
export async function hearAnalysisEndings(database: Database): Promise<AnalysisEndings> {
  return await hearAnnouncements(database, channel);
}

/** Tells of an ending, or of a deletion, when the transaction commits. */
export async function announceAnalysisEnding(trx: Transaction<Schema>, id: string): Promise<void> {
  await announce(trx, channel, id);
}
