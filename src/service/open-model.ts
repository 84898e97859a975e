import type { GuardedModel } from '../llm/guarded-model.ts';
import type { App } from '../platform/app.ts';
import { tokenLedger } from '../usage/token-ledger.ts';

/**
 * Opens the configured language model; null without one. Loads the libraries only when a model is configured: they take
 * 0.1 s and about 25 MB.
 */
export async function openModel(
  app: Pick<App, 'config' | 'database' | 'log' | 'now'>,
): Promise<GuardedModel | null> {
  const { config, log, now } = app;
  const { llmBaseUrl: baseUrl, llmModel: model, llmApiKey: apiKey } = config;
  if (baseUrl === undefined || model === undefined) return null;
  const [{ openLanguageModel }, { guardModel }] = await Promise.all([
    import('../llm/open-language-model.ts'),
    import('../llm/guarded-model.ts'),
  ]);
  const { llmOutputTokensMax: outputTokensMax, llmCallsMax: callsMax } = config;
  const endpoint = openLanguageModel({ baseUrl, apiKey, model, outputTokensMax, callsMax, now });
  return guardModel(endpoint, {
    ledger: tokenLedger(app),
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
