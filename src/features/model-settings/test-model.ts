import { recordAudit } from '../members/audit.ts';
import type { Config } from '../../service/config/config.ts';
import { probeWords, type ProbeNames } from '../../service/llm/probe-words.ts';
import { modelSettings, type ModelEndpoint } from '../../service/platform/model-settings.ts';
import { modelGuard } from '../../service/web/model-guard.ts';
import type { ModelSettingsContext, SettingMember } from './model-settings-context.ts';
import { readStoredModel } from './read-stored-model.ts';

/** The outcome of a test. Nothing in it was sent by the endpoint: a member may have named an address of their own. */
export type ModelTest =
  | { readonly kind: 'answered'; readonly latencyMs: number; readonly enforcesSchema: boolean }
  | { readonly kind: 'failed'; readonly fault: string; readonly next: string }
  | { readonly kind: 'none' };

/** A person waits for it. A local model that is loaded first takes some seconds. */
const testTimeoutMsMax = 30_000;

type Context = ModelSettingsContext & { readonly config: Config };

/** Asks the model, as it is stored or as the environment names it, one tiny question. Writes an audit entry. */
export async function testModel(context: Context, member: SettingMember): Promise<ModelTest> {
  const { config, database, webhookSecrets, languageModel, now } = context;
  const stored = await readStoredModel(database.db, webhookSecrets);
  const { endpoint } = modelSettings(config, stored);
  if (endpoint === null) return { kind: 'none' };
  const test = await ask(context, endpoint, languageModel.ollamaOrigin);
  const { accountId } = member;
  const detail = { outcome: test.kind, base_url: endpoint.baseUrl, model: endpoint.model };
  const entry = { accountId, actor: member, action: 'language_model.tested', detail };
  await recordAudit(database.db, entry, now());
  return test;
}

async function ask(
  { config, now }: Context,
  { origin, ...address }: ModelEndpoint,
  ollamaOrigin: string,
): Promise<ModelTest> {
  // The libraries take 0.1 s to load.
  const { probeEndpoint } = await import('../../service/llm/probe-endpoint.ts');
  const { fetchAllowNetworks: allowNetworks, llmOutputTokensMax: outputTokensMax } = config;
  const guard =
    origin === 'dashboard' ? { guard: modelGuard(address.baseUrl, { allowNetworks, ollamaOrigin }) } : {};
  const timeoutMs = Math.min(config.llmTimeoutMs, testTimeoutMsMax);
  const probe = await probeEndpoint({ ...address, ...guard, outputTokensMax, now }, timeoutMs);
  if (probe.failure === null) {
    const [first] = probe.formats;
    const enforcesSchema = first?.format === 'json_schema' && first.outcome === 'followed';
    return { kind: 'answered', latencyMs: probe.latencyMs, enforcesSchema };
  }
  const facts = { ...address, hasKey: address.apiKey !== undefined, timeoutMs, outputTokensMax };
  const { fault, next } = probeWords(probe.failure, facts, origin === 'dashboard' ? fieldNames : undefined);
  return { kind: 'failed', fault, next };
}

/** The page's own names for what the command line calls by its settings. */
const fieldNames: ProbeNames = {
  baseUrl: 'the base URL',
  apiKey: 'the API key',
  model: 'the name of the model',
};
