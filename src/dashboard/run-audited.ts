import { recordAudit } from '../members/audit.ts';
import type { App } from '../platform/app.ts';
import { transact } from '../storage/transact.ts';
import type { Done, Refusal } from './answers.ts';
import type { DashboardAction, RawActionCall } from './dashboard-page.ts';

/**
 * Performs an action and writes its audit entry in one transaction: a change without its entry is undone. The action
 * gets an app whose database is that transaction, so it must wait for the database only.
 */
export async function runAudited(action: DashboardAction, call: RawActionCall): Promise<Done | Refusal> {
  const { app, member } = call;
  if (action.audit === 'itself' || member === undefined) return await action.run(call);
  return await transact(app.database.db, async (trx) => {
    const inTransaction: App = { ...app, database: { ...app.database, db: trx } };
    const context = { ...call.context, app: inTransaction };
    const answer = await action.run({ ...call, app: inTransaction, context });
    if (answer.kind === 'done') {
      const entry = { accountId: member.accountId, actor: member, action: action.audit };
      await recordAudit(trx, { ...entry, ...answer.auditDetails }, app.now());
    }
    return answer;
  });
}
