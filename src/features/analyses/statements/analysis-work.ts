import { sql, type Kysely, type Transaction } from 'kysely';
import type { Owner } from '../../../service/platform/owner.ts';
import { executePrepared } from '../../../service/storage/prepared.ts';
import type { Schema } from '../../../service/storage/schema.ts';
import { RESULT_VERSION } from '../stored-result.ts';
import type { StoredInput } from '../../../service/storage/tables/analyses.ts';

/** The input of an attempt at an analysis. */
export interface AnalysisTask {
  readonly id: string;
  readonly account_id: string;
  readonly url: string;
  readonly input: StoredInput;
  /** The HTML payload in UTF-8; null: fetch the page. */
  readonly html: Buffer | null;
  /** The batch whose pages this one is compared with. */
  readonly batch_id: string | null;
  /** Above 0: part of a batch. */
  readonly priority: number;
}

export type AnalysisEnd =
  | {
      readonly status: 'completed';
      readonly resultJson: string;
      readonly contentJson: string;
      readonly overallScore: number;
      readonly rubricVersion: string;
      readonly summaryJson: string;
      readonly findingsJson: string;
      readonly reader: string | null;
      /** False: no later request gets this analysis instead of a new one. */
      readonly isReusable: boolean;
      /** The HTML payload, gzipped, for injections; null when the page was fetched. */
      readonly page: Buffer | null;
    }
  | { readonly status: 'failed'; readonly errorJson: string };

/** An analysis that has just ended, for its event and the work that follows. */
export interface EndedAnalysis extends Owner {
  /** The key that submitted it. */
  readonly keyId: string | null;
  readonly url: string;
  /** JSON text. */
  readonly metadata: string;
  readonly createdAt: Date;
  /** 0: not part of a batch. */
  readonly priority: number;
  readonly payloadBytes: number;
}

const notEnded = ['queued', 'processing'] as const;

/** Marks an analysis as processing. Undefined when it has ended or was deleted. */
export async function beginAnalysis(
  db: Kysely<Schema>,
  id: string,
  at: Date,
): Promise<AnalysisTask | undefined> {
  const statement = db
    .updateTable('analyses')
    .set({ status: 'processing', started_at: sql<Date>`coalesce(started_at, ${at}::timestamptz)` })
    .where('id', '=', id)
    .where('status', 'in', notEnded)
    .returning(['id', 'account_id', 'url', 'input', 'html', 'batch_id', 'priority']);
  return (await executePrepared(db, 'begin-analysis', statement)).rows[0];
}

/** True while an analysis is queued or processing. */
export async function isUnended(db: Kysely<Schema>, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('analyses')
    .select('id')
    .where('id', '=', id)
    .where('status', 'in', notEnded)
    .executeTakeFirst();
  return row !== undefined;
}

/** Of the prepared statement: its text depends on what is saved. */
function nameOf(end: AnalysisEnd): string {
  const isOnce = end.status === 'completed' && !end.isReusable;
  return `end-analysis-${end.status}${isOnce ? '-once' : ''}`;
}

/** Saves the end of an analysis and clears its HTML. Undefined, and nothing saved, when it had ended or was deleted. */
export async function endAnalysis(
  trx: Transaction<Schema>,
  id: string,
  end: AnalysisEnd,
  at: Date,
): Promise<EndedAnalysis | undefined> {
  const outcome =
    end.status === 'completed'
      ? {
          status: end.status,
          result: end.resultJson,
          content: end.contentJson,
          overall_score: end.overallScore,
          rubric_version: end.rubricVersion,
          reader: end.reader,
          result_version: RESULT_VERSION,
          result_summary: end.summaryJson,
          page_findings: end.findingsJson,
          page: end.page,
          ...(end.isReusable ? {} : { input_hash: null }),
        }
      : { status: end.status, error: end.errorJson };
  const statement = trx
    .updateTable('analyses')
    .set({ ...outcome, html: null, completed_at: at, turn: 'ended' })
    .where('id', '=', id)
    .where('status', 'in', notEnded)
    .returning([
      'account_id as accountId',
      'environment',
      'key_id as keyId',
      'url',
      'created_at as createdAt',
      'priority',
    ])
    .returning(sql<number>`payload_bytes::float8`.as('payloadBytes'))
    .returning(sql<string>`metadata::text`.as('metadata'));
  return (await executePrepared(trx, nameOf(end), statement)).rows[0];
}
