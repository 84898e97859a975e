import type { Caller } from '../../features/keys/authenticate.ts';
import type { App } from '../../service/platform/app.ts';
import { nearlyUsedUp, readQuotaLevels } from '../../features/usage/quotas.ts';
import type { DocumentedHeader } from './route.ts';

/** The quota warning header. Queries nothing for accounts whose plan has no quota. */
export async function quotaWarning(
  app: Pick<App, 'database' | 'now'>,
  caller: Caller,
): Promise<Readonly<Record<string, string>>> {
  if (caller.quotaPolicy === 'none') return {};
  const levels = nearlyUsedUp(await readQuotaLevels(app.database.db, caller.accountId, app.now()));
  if (levels.length === 0) return {};
  const warnings = levels.map(
    ({ metric, used, quota }) => `${metric};used=${String(used)};quota=${String(quota)}`,
  );
  return { 'x-quota-warning': warnings.join(', ') };
}

export const quotaWarningDocumented: DocumentedHeader = {
  description: 'Metrics with 80 % or more of this month’s quota used. Absent otherwise.',
  example: 'analyses;used=812;quota=1000',
};
