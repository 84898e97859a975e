import {
  readStoredModel,
  type StoredModelReading,
} from '../../../../features/model-settings/read-stored-model.ts';
import { modelSettings, type ModelSettings } from '../../../../service/platform/model-settings.ts';
import type { App } from '../../../../service/platform/app.ts';

export interface ModelState {
  readonly stored: StoredModelReading | null;
  /** What counts, read from the database: this process may not have heard of the last change yet. */
  readonly settings: ModelSettings;
  /** The environment names a model, so that nothing here counts. */
  readonly isOfEnvironment: boolean;
  /** Settings of the environment that count instead of the stored values. */
  readonly fixed: readonly string[];
}

export async function readModelState(app: App): Promise<ModelState> {
  const stored = await readStoredModel(app.database.db, app.webhookSecrets);
  const { config } = app;
  const settings = modelSettings(config, stored);
  const given = [
    ['LLM_USES', config.llmUses],
    ['LLM_SAMPLES', config.llmSamples],
    ['LLM_TOKENS_PER_DAY', config.llmTokensPerDay],
  ] as const;
  return {
    stored,
    settings,
    isOfEnvironment: settings.endpoint?.origin === 'environment',
    fixed: given.filter(([, value]) => value !== undefined).map(([name]) => name),
  };
}
