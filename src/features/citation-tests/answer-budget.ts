import type { FailedModel } from '../../core/blocks/model/proposal.ts';
import type { GuardedModel } from '../../service/llm/guarded-model.ts';
import type { App } from '../../service/platform/app.ts';
import type { ModelSettings } from '../../service/platform/model-settings.ts';
import type { AskedCitation } from '../../service/processes/citation-tasks.ts';
import { answerSchema } from './answer-format.ts';
import { readModelTokens } from '../usage/read-model-tokens.ts';

/** English has about four characters to a token; three leave a margin, as in `limit-tokens.ts`. */
const charsPerToken = 3;
/** decision: 120 words with their citations take about 200 tokens in English; some scripts take twice as many. */
const tokensPerAnswer = 400;

export interface AskingBudget {
  readonly accountId: string;
  readonly model: GuardedModel;
  readonly settings: Pick<ModelSettings, 'tokensPerDay'>;
}

/**
 * Why a model is not to be asked these questions; null when it is. A test that the account cannot pay for to its end would
 * spend tokens on runs that show nothing.
 */
export async function refusalToAsk(
  app: Pick<App, 'database' | 'config' | 'now'>,
  { accountId, model, settings }: AskingBudget,
  prompts: readonly AskedCitation[],
): Promise<FailedModel | null> {
  if (prompts.length === 0) return null;
  if (model.status().breaker === 'open') return { reason: 'paused' };
  const now = app.now();
  const { total } = await readModelTokens(app.database.db, { accountId, from: now, to: now });
  const used = total.input_tokens + total.output_tokens + total.estimated_tokens;
  const needed = prompts.reduce((sum, prompt) => sum + tokensOf(prompt), 0);
  // Each question that runs holds the longest answer (`limit-tokens.ts`).
  const held = Math.min(prompts.length, app.config.llmConcurrency) * app.config.llmOutputTokensMax;
  return used + needed + held > settings.tokensPerDay ? { reason: 'budget' } : null;
}

function tokensOf({ system, prompt }: AskedCitation): number {
  const chars = system.length + prompt.length + JSON.stringify(answerSchema).length;
  return Math.ceil(chars / charsPerToken) + tokensPerAnswer;
}
