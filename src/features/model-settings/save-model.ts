import { recordAudit } from '../members/audit.ts';
import { announce } from '../../service/platform/announcements.ts';
import { modelSettingsChannel } from '../../service/platform/live-model.ts';
import { transact } from '../../service/storage/transact.ts';
import { endpointUrlProblem } from '../../service/web/endpoint-url.ts';
import { modelGuard } from '../../service/web/model-guard.ts';
import {
  parseModelInput,
  type ModelInput,
  type ModelInputProblems,
  type ModelValues,
} from './model-input.ts';
import type { ModelSettingsContext, SettingMember } from './model-settings-context.ts';
import { sealKey } from './sealed-key.ts';
import { findStoredModel, replaceStoredModel } from './statements/stored-model.ts';

export type SaveModelOutcome =
  { readonly ok: true } | { readonly ok: false; readonly problems: ModelInputProblems };

/**
 * Stores the language model, with its audit entry, and announces the change to every process. A stored key stays with its
 * origin: at another address it would go to whoever has that address.
 */
export async function saveModel(
  context: ModelSettingsContext,
  member: SettingMember,
  input: ModelInput,
): Promise<SaveModelOutcome> {
  const parsed = parseModelInput(input);
  if (!parsed.ok) return parsed;
  const { values } = parsed;
  const problem = await addressProblem(context, values.baseUrl);
  if (problem !== null) return { ok: false, problems: { baseUrl: `The address ${problem}.` } };
  const now = context.now();
  await transact(context.database.db, async (trx) => {
    const before = await findStoredModel(trx);
    const keeps = before !== undefined && originOf(before.base_url) === originOf(values.baseUrl);
    const kept = keeps ? before.api_key : null;
    const sealed =
      values.apiKey === undefined ? kept : sealKey(context.webhookSecrets, values.apiKey, values.baseUrl);
    await replaceStoredModel(trx, {
      base_url: values.baseUrl,
      model: values.model,
      api_key: sealed,
      uses: [...values.uses],
      samples: values.samples,
      tokens_per_day: values.tokensPerDay,
      changed_at: now,
    });
    const key = values.apiKey !== undefined ? 'new' : sealed === null ? 'none' : 'kept';
    const { accountId } = member;
    const detail = auditDetail(values, key);
    await recordAudit(trx, { accountId, actor: member, action: 'language_model.saved', detail }, now);
    await announce(trx, modelSettingsChannel, '');
  });
  return { ok: true };
}

const originOf = (address: string): string => new URL(address).origin;

async function addressProblem(
  { config, languageModel: { ollamaOrigin } }: ModelSettingsContext,
  baseUrl: string,
): Promise<string | null> {
  const guard = modelGuard(baseUrl, { allowNetworks: config.fetchAllowNetworks, ollamaOrigin });
  return await endpointUrlProblem(baseUrl, guard);
}

/** Never the key. */
function auditDetail(
  { baseUrl, model, uses, samples, tokensPerDay }: ModelValues,
  key: 'new' | 'kept' | 'none',
): Readonly<Record<string, string>> {
  return {
    base_url: baseUrl,
    model,
    key,
    uses: uses.join(','),
    samples: String(samples),
    tokens_per_day: String(tokensPerDay),
  };
}
