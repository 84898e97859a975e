/** The runs of citation tests: each uses one answer of a language model, and keeps its receipt. */
import { sql, type Kysely, type Transaction } from 'kysely';
import type { CitationVersion } from '../../../core/schema/citation-vocabulary.ts';
import type { Owner } from '../../../service/platform/owner.ts';
import type { Schema } from '../../../service/storage/schema.ts';

/** One run of a test. */
export interface RunOfTest {
  /** Number of the question in the request. */
  readonly question: number;
  readonly version: CitationVersion;
  readonly run: number;
}

export type PlannedRun = RunOfTest & { readonly key: string };

/**
 * Names the answers that a test uses, so that its deletion finds them and nothing else deletes them. A repeated attempt may
 * use others: the model may have been changed. False when the test was deleted.
 */
export async function planRuns(
  trx: Transaction<Schema>,
  { id, accountId }: { readonly id: string; readonly accountId: string },
  runs: readonly PlannedRun[],
): Promise<boolean> {
  const test = await trx
    .selectFrom('citation_tests')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  if (test === undefined) return false;
  if (runs.length === 0) return true;
  await trx
    .insertInto('citation_runs')
    .values(
      runs.map(({ question, version, run, key }) => ({
        test_id: id,
        account_id: accountId,
        question,
        version,
        run,
        answer_key: key,
        receipt: null,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['test_id', 'question', 'version', 'run'])
        .doUpdateSet({ answer_key: (given) => given.ref('excluded.answer_key') }),
    )
    .execute();
  return true;
}

export type RunReceipt = RunOfTest & { readonly receiptJson: string };

/** Saves the receipts; runs without an answer keep none. */
export async function saveReceipts(
  trx: Transaction<Schema>,
  testId: string,
  receipts: readonly RunReceipt[],
): Promise<void> {
  if (receipts.length === 0) return;
  const column = <T>(of: (receipt: RunReceipt) => T): T[] => receipts.map(of);
  await sql`
    update citation_runs set receipt = given.receipt::json
    from unnest(${column(({ question }) => question)}::int[], ${column(({ version }) => version)}::text[],
      ${column(({ run }) => run)}::int[], ${column(({ receiptJson }) => receiptJson)}::text[])
      as given (question, version, run, receipt)
    where test_id = ${testId} and citation_runs.question = given.question
      and citation_runs.version = given.version and citation_runs.run = given.run`.execute(trx);
}

export interface ReceiptRow {
  /** Its place in the list: sorts by question, version and run. */
  readonly id: string;
  readonly json: string;
}

const place = sql<string>`concat_ws('-', question, version, lpad(run::text, 2, '0'))`;

/** The receipts of a test by question, version and run; undefined when this owner has no such test. */
export async function listReceiptRows(
  db: Kysely<Schema>,
  owner: Owner,
  testId: string,
  { after, limit }: { readonly after?: string; readonly limit: number },
): Promise<readonly ReceiptRow[] | undefined> {
  const test = await db
    .selectFrom('citation_tests')
    .select('id')
    .where('id', '=', testId)
    .where('account_id', '=', owner.accountId)
    .where('environment', '=', owner.environment)
    .executeTakeFirst();
  if (test === undefined) return undefined;
  let query = db
    .selectFrom('citation_runs')
    .select([place.as('id'), sql<string>`receipt::text`.as('json')])
    .where('test_id', '=', testId)
    .where('receipt', 'is not', null);
  if (after !== undefined) query = query.where(sql<boolean>`${place} collate "C" > ${after}`);
  return await query
    .orderBy(sql`${place} collate "C"`)
    .limit(limit)
    .execute();
}
