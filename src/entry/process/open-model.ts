import type { GuardedModel } from '../../service/llm/guarded-model.ts';
import type { App } from '../../service/platform/app.ts';
import type { ModelEndpoint } from '../../service/platform/model-settings.ts';
import { tokenLedger } from '../../features/usage/token-ledger.ts';
import { modelGuard } from '../../service/web/model-guard.ts';

export interface ModelOptions {
  readonly endpoint: ModelEndpoint;
  /** The budget as it is now. */
  readonly tokensPerDay: () => number;
  readonly ollamaOrigin: string;
}

/**
 * Opens a language model. Loads the libraries only when a model is configured: they take 0.1 s and about 25 MB.
 */
export async function openModel(
  app: Pick<App, 'config' | 'database' | 'log' | 'now'>,
  { endpoint: { origin, ...address }, tokensPerDay, ollamaOrigin }: ModelOptions,
): Promise<GuardedModel> {
  const { config, log, now } = app;
  const [{ openLanguageModel }, { guardModel }] = await Promise.all([
    import('../../service/llm/open-language-model.ts'),
    import('../../service/llm/guarded-model.ts'),
  ]);
  const { llmOutputTokensMax: outputTokensMax, llmCallsMax: callsMax } = config;
  const networks = { allowNetworks: config.fetchAllowNetworks, ollamaOrigin };
  const guard = origin === 'dashboard' ? { guard: modelGuard(address.baseUrl, networks) } : {};
  const model = openLanguageModel({ ...address, ...guard, outputTokensMax, callsMax, now });
  return guardModel(model, {
    ledger: tokenLedger(app, tokensPerDay),
    outputTokensMax,
    questionsMax: config.llmConcurrency,
    timeoutMs: config.llmTimeoutMs,
    breaker: {
      failuresMax: config.llmFailuresMax,
      now,
      onChange: ({ state, pauseMs }) => {
        if (state === 'closed') log.info('the language model answers again');
        else log.warn({ pause_ms: pauseMs }, 'the language model keeps failing; it is not asked for a while');
      },
    },
  });
}
