import type { Kysely } from 'kysely';
import { modelUses, type ModelUse } from '../../service/config/settings/language-model.ts';
import type { StoredModel } from '../../service/platform/model-settings.ts';
import type { SecretBox } from '../../service/platform/secret-box.ts';
import type { Schema } from '../../service/storage/schema.ts';
import { openKey } from './sealed-key.ts';
import { findStoredModel } from './statements/stored-model.ts';

export interface StoredModelReading extends StoredModel {
  /** False when the stored key was encrypted with another SECRET_KEY. */
  readonly isKeyReadable: boolean;
  readonly changedAt: Date;
}

/** The model that the dashboard stores, with its key decrypted; null when there is none. */
export async function readStoredModel(
  db: Kysely<Schema>,
  box: SecretBox,
): Promise<StoredModelReading | null> {
  const row = await findStoredModel(db);
  if (row === undefined) return null;
  const { base_url: baseUrl, model, api_key: sealed } = row;
  const opened = sealed === null ? { apiKey: undefined, isKeyReadable: true } : opening(box, sealed, baseUrl);
  return {
    endpoint: { baseUrl, model, apiKey: opened.apiKey },
    // A later version may have stored others.
    uses: modelUses.filter((use): use is ModelUse => row.uses.includes(use)),
    samples: row.samples,
    tokensPerDay: row.tokens_per_day,
    isKeyReadable: opened.isKeyReadable,
    changedAt: row.changed_at,
  };
}

function opening(
  box: SecretBox,
  sealed: Buffer,
  baseUrl: string,
): { readonly apiKey: string | undefined; readonly isKeyReadable: boolean } {
  try {
    return { apiKey: openKey(box, sealed, baseUrl), isKeyReadable: true };
  } catch {
    return { apiKey: undefined, isKeyReadable: false };
  }
}
