import { isDeepStrictEqual } from 'node:util';
import { readStoredModel } from '../../features/model-settings/read-stored-model.ts';
import { defaultOllamaOrigin } from '../../service/llm/find-ollama.ts';
import type { GuardedModel } from '../../service/llm/guarded-model.ts';
import type { App } from '../../service/platform/app.ts';
import {
  modelSettingsChannel,
  type CurrentModel,
  type LiveModel,
} from '../../service/platform/live-model.ts';
import { modelSettings, type ModelSettings } from '../../service/platform/model-settings.ts';
import { openModel } from './open-model.ts';

export interface OpenedLiveModel extends LiveModel {
  close(): Promise<void>;
}

export interface LiveModelOptions {
  /** False in a process that asks no model. */
  readonly runsJobs: boolean;
  readonly ollamaOrigin?: string;
}

type Context = Pick<App, 'config' | 'database' | 'log' | 'now' | 'webhookSecrets'>;

/** After a failed reading of the settings; the database may be away. */
const retryMs = 5_000;
/** A question of the former model may save its answer after its deadline. */
const retireMarginMs = 1_000;

/**
 * Opens the language model and follows the settings of the dashboard: a change is announced with its commit, and read again
 * whenever announcements may have been lost. Where the environment names a model, it is the only source.
 */
export async function openLiveModel(app: Context, options: LiveModelOptions): Promise<OpenedLiveModel> {
  const { config, database, log } = app;
  const { runsJobs, ollamaOrigin = defaultOllamaOrigin } = options;
  let current: CurrentModel = { settings: modelSettings(config), model: null };
  /** Models that still answer questions from before a change. */
  const retired = new Map<GuardedModel, NodeJS.Timeout>();
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  const opened = async (settings: ModelSettings): Promise<CurrentModel> => {
    const { endpoint } = settings;
    if (endpoint === null || !runsJobs) return { settings, model: null };
    // A new model would forget the state of its circuit breaker.
    if (current.model !== null && isDeepStrictEqual(endpoint, current.settings.endpoint)) {
      return { settings, model: current.model };
    }
    const tokensPerDay = (): number => current.settings.tokensPerDay;
    return { settings, model: await openModel(app, { endpoint, tokensPerDay, ollamaOrigin }) };
  };
  const retire = (model: GuardedModel): void => {
    const end = (): void => {
      retired.delete(model);
      model.close().catch((error: unknown) => log.warn({ err: error }, 'closing a language model failed'));
    };
    retired.set(model, setTimeout(end, config.llmTimeoutMs + retireMarginMs).unref());
  };
  const change = async (settings: ModelSettings): Promise<void> => {
    const next = await opened(settings);
    const former = current.model;
    current = next;
    if (former !== null && former !== next.model) retire(former);
  };
  const read = async (): Promise<void> => {
    if (isClosed) return;
    const stored = await readStoredModel(database.db, app.webhookSecrets);
    if (stored?.isKeyReadable === false) {
      log.error(
        'the key of the stored language model was encrypted with another SECRET_KEY: enter it again on the page Language model',
      );
    }
    await change(modelSettings(config, stored));
  };

  let reading = Promise.resolve();
  const readAgain = (): void => {
    clearTimeout(retry);
    reading = reading.then(read).catch((error: unknown) => {
      log.warn({ err: error }, 'the settings of the language model could not be read');
      if (!isClosed) retry = setTimeout(readAgain, retryMs).unref();
    });
  };

  if (current.settings.endpoint === null) {
    await database.listen(modelSettingsChannel, readAgain);
    await read();
  } else {
    await change(current.settings);
  }
  return {
    current: () => current,
    ollamaOrigin,
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await reading;
      const models = [...retired.keys(), ...(current.model === null ? [] : [current.model])];
      for (const timer of retired.values()) clearTimeout(timer);
      retired.clear();
      await Promise.all(models.map((model) => model.close()));
    },
  };
}
