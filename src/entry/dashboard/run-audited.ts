import { recordAudit } from '../../features/members/audit.ts';
import { holdSession } from '../../features/members/judge-session.ts';
import type { App } from '../../service/platform/app.ts';
import { transact } from '../../service/storage/transact.ts';
import type { Done, Refusal } from './answers.ts';
import type { DashboardAction, RawActionCall } from './dashboard-page.ts';
import { admittedAs, judgeAgain } from './judge-again.ts';

/**
 * Performs an action and writes its audit entry in one transaction: a change without its entry is undone. The action
 * gets an app whose database is that transaction, so it must wait for the database only. The transaction holds the
 * session and the role that allow the action: they end before it, and then it throws RightEndedError, or after it.
 */
export async function runAudited(action: DashboardAction, call: RawActionCall): Promise<Done | Refusal> {
  const { app, session } = call;
  if (action.audit === 'itself' || session === undefined) {
    return await action.run(await judgeAgain(action.role, call));
  }
  return await transact(app.database.db, async (trx) => {
    const inTransaction: App = { ...app, database: { ...app.database, db: trx } };
    const context = { ...call.context, app: inTransaction };
    const admitted = admittedAs(action.role, call, await holdSession(trx, session, app.now()));
    const answer = await action.run({ ...admitted, app: inTransaction, context });
    if (answer.kind === 'done') {
      const entry = { accountId: session.member.accountId, actor: session.member, action: action.audit };
      await recordAudit(trx, { ...entry, ...answer.auditDetails }, app.now());
    }
    return answer;
  });
}
