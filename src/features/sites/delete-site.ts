import type { Caller } from '../keys/authenticate.ts';
import type { App } from '../../service/platform/app.ts';
import { transact } from '../../service/storage/transact.ts';
import { deleteSiteRow } from './statements/sites.ts';

/** Deletes a site. Its analyses stay in the lists until they expire. False when the caller has no such site. */
export async function deleteSite(app: App, caller: Caller, id: string): Promise<boolean> {
  return await transact(app.database.db, (trx) => deleteSiteRow(trx, caller, id));
}
