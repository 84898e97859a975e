import pLimit from 'p-limit';
import type { CitationAnswer } from '../../../core/citations/index.ts';
import { failureWarning } from '../../../core/blocks/model/model-warnings.ts';
import type { FailedModel } from '../../../core/blocks/model/proposal.ts';
import type { CitationWarning } from '../../../core/schema/citation-test.ts';
import { answerIn, answerSchema } from '../../../features/citation-tests/answer-format.ts';
import type { Config } from '../../../service/config/config.ts';
import { defaultTokensPerDay, modelUses } from '../../../service/config/settings/language-model.ts';
import type { LanguageModel } from '../../../service/llm/language-model.ts';
import type { TokenLedger } from '../../../service/llm/limit-tokens.ts';
import { readsPages } from '../../../service/platform/model-settings.ts';
import type { AskedCitation } from '../../../service/processes/citation-tasks.ts';

export type AssistantSettings = Pick<
  Config,
  | 'llmBaseUrl'
  | 'llmApiKey'
  | 'llmModel'
  | 'llmUses'
  | 'llmTimeoutMs'
  | 'llmOutputTokensMax'
  | 'llmCallsMax'
  | 'llmConcurrency'
  | 'llmFailuresMax'
  | 'llmTokensPerDay'
>;

/** The model of the settings with its limits; null without one, and where it may not read pages (LLM_USES). */
export async function openAssistant(
  config: AssistantSettings,
  now: () => Date,
): Promise<LanguageModel | null> {
  const { llmBaseUrl: baseUrl, llmModel: model, llmApiKey: apiKey } = config;
  const isForReading = readsPages({ uses: config.llmUses ?? modelUses });
  if (baseUrl === undefined || model === undefined || !isForReading) return null;
  // The libraries take 0.1 s to load.
  const [{ openLanguageModel }, { guardModel }] = await Promise.all([
    import('../../../service/llm/open-language-model.ts'),
    import('../../../service/llm/guarded-model.ts'),
  ]);
  const { llmOutputTokensMax: outputTokensMax, llmCallsMax: callsMax } = config;
  const opened = openLanguageModel({ baseUrl, apiKey, model, outputTokensMax, callsMax, now });
  return guardModel(opened, {
    ledger: ledgerOfOneRun(config.llmTokensPerDay ?? defaultTokensPerDay),
    outputTokensMax,
    questionsMax: config.llmConcurrency,
    timeoutMs: config.llmTimeoutMs,
    breaker: { failuresMax: config.llmFailuresMax, now, onChange: () => undefined },
  });
}

/** The budget of one run of the command: nothing is kept between two. */
function ledgerOfOneRun(tokensMax: number): TokenLedger {
  let used = 0;
  return {
    hold(_, tokens) {
      if (used + tokens > tokensMax) return Promise.resolve(null);
      used += tokens;
      return Promise.resolve({
        settle({ inputTokens, outputTokens, estimatedTokens }) {
          used += inputTokens + outputTokens + estimatedTokens - tokens;
          return Promise.resolve();
        },
      });
    },
  };
}

export interface AskingOptions {
  readonly config: AssistantSettings;
  readonly now: () => Date;
  readonly signal: AbortSignal;
}

export interface AssistantAnswers {
  readonly answers: readonly CitationAnswer[];
  readonly warnings: readonly CitationWarning[];
}

/** Asks each question once. A failing model fails nothing: its runs have no answer, and a warning says why. */
export async function askAssistant(
  assistant: LanguageModel,
  prompts: readonly AskedCitation[],
  { config, now, signal }: AskingOptions,
): Promise<AssistantAnswers> {
  const answers: CitationAnswer[] = [];
  let failed: FailedModel | null = null;
  // The model has its own limit, but what waits there uses up its time.
  const limit = pLimit(config.llmConcurrency);
  const distinct = new Map(prompts.map((prompt) => [prompt.key, prompt]));
  await limit.map([...distinct.values()], async ({ key, system, prompt }) => {
    if (signal.aborted || failed?.reason === 'paused' || failed?.reason === 'budget') return;
    const askedAt = now().toISOString();
    const options = { accountId: 'compare', deadlineMs: config.llmTimeoutMs, signal };
    const outcome = await assistant.ask({ system, prompt, schema: answerSchema }, options);
    if (outcome.kind === 'failed') {
      failed = outcome;
      return;
    }
    const answer = answerIn(outcome.text);
    if (answer === null) failed = { reason: 'unreadable' };
    else answers.push({ key, answer, askedAt });
  });
  const warnings =
    failed === null ? [] : [failureWarning(failed, 'runs without an answer are left out of the figures')];
  return { answers, warnings };
}
