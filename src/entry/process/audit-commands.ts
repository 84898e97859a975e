import { commandLine, recordAudit } from '../../features/members/audit.ts';
import type { Database } from '../../service/storage/database.ts';
import { transact } from '../../service/storage/transact.ts';

/** A command with its parsed or unparsed input, on a database that may be a transaction. */
export type Command<Context, Result = unknown> = (
  context: Context,
  accountId: string,
  input: unknown,
) => Promise<Result>;

/** The audit entry of a command that changed something. */
export interface CommandEntry {
  /** The same as that of the dashboard's action. */
  readonly action: string;
  readonly target?: string | undefined;
  /** Never a secret. */
  readonly detail?: Readonly<Record<string, string>> | undefined;
}

interface AuditContext {
  readonly database: Database;
  readonly now: () => Date;
}

/**
 * Makes a command that runs in one transaction with its audit entry: a change without its entry is undone. Nothing is
 * written when `entryOf` returns undefined, for a refusal. The command must wait for the database only.
 */
export function audited<Context extends AuditContext, Result>(
  run: Command<Context, Result>,
  entryOf: (result: Result, input: unknown) => CommandEntry | undefined,
): Command<Context, Result> {
  return async (context, accountId, input) =>
    await transact(context.database.db, async (trx) => {
      const inTransaction = { ...context, database: { ...context.database, db: trx } };
      const result = await run(inTransaction, accountId, input);
      const entry = entryOf(result, input);
      if (entry !== undefined) {
        await recordAudit(trx, { accountId, actor: commandLine, ...entry }, context.now());
      }
      return result;
    });
}
