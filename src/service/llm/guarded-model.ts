import { breakCircuit, refuseWhileOpen } from './break-circuit.ts';
import { createCircuitBreaker, type BreakerOptions, type BreakerState } from './circuit-breaker.ts';
import type { LanguageModel } from './language-model.ts';
import { limitConcurrency, type QuestionLoad } from './limit-concurrency.ts';
import { limitTokens, type TokenLedger } from './limit-tokens.ts';

export interface GuardOptions {
  readonly ledger: TokenLedger;
  readonly outputTokensMax: number;
  /** Questions at once. */
  readonly questionsMax: number;
  /** The usual deadline of a question. */
  readonly timeoutMs: number;
  readonly breaker: Pick<BreakerOptions, 'failuresMax' | 'now' | 'onChange'>;
}

export type ModelStatus = QuestionLoad & { readonly breaker: BreakerState };

/** A language model with a budget, a circuit breaker and a limit of questions at once. */
export interface GuardedModel extends LanguageModel {
  /** Of this process. */
  status(): ModelStatus;
}

/** A trial costs one page the time of a question, so the pause grows while trials fail. */
const breakerPauses = { pauseMs: 30_000, pauseMsMax: 300_000 };

/**
 * Guards a model. From the outside: an open breaker refuses at once; the question waits for room; its tokens are held; the
 * breaker, which may have opened meanwhile, admits it.
 */
export function guardModel(endpoint: LanguageModel, options: GuardOptions): GuardedModel {
  const { ledger, outputTokensMax, questionsMax, timeoutMs } = options;
  const breaker = createCircuitBreaker({ ...breakerPauses, ...options.breaker });
  const broken = breakCircuit(endpoint, breaker, { patienceMs: timeoutMs / 2 });
  const limited = limitConcurrency(limitTokens(broken, { ledger, outputTokensMax }), questionsMax);
  return {
    ...refuseWhileOpen(limited, breaker),
    status: () => ({ ...limited.load(), breaker: breaker.state() }),
  };
}
