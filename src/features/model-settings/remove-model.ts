import { recordAudit } from '../members/audit.ts';
import { announce } from '../../service/platform/announcements.ts';
import { modelSettingsChannel } from '../../service/platform/live-model.ts';
import { transact } from '../../service/storage/transact.ts';
import type { ModelSettingsContext, SettingMember } from './model-settings-context.ts';
import { deleteStoredModel } from './statements/stored-model.ts';

/** Removes the stored model with its key, and announces it to every process. False when there was none. */
export async function removeModel(
  { database, now }: ModelSettingsContext,
  member: SettingMember,
): Promise<boolean> {
  return await transact(database.db, async (trx) => {
    if (!(await deleteStoredModel(trx))) return false;
    const { accountId } = member;
    await recordAudit(trx, { accountId, actor: member, action: 'language_model.removed' }, now());
    await announce(trx, modelSettingsChannel, '');
    return true;
  });
}
