import type { CircuitBreaker, EndpointSign } from './circuit-breaker.ts';
import { unasked, type LanguageModel, type ModelAnswer } from './language-model.ts';

/** Asks only while the breaker admits it, and reports to the breaker what each answer says about the endpoint. */
export function breakCircuit(
  model: LanguageModel,
  breaker: CircuitBreaker,
  /** A question with less time left that times out says nothing about the endpoint: callers choose their deadlines. */
  { patienceMs }: { readonly patienceMs: number },
): LanguageModel {
  return {
    generator: model.generator,
    async ask(question, options) {
      const admission = breaker.admit();
      if (admission === null) return unasked('paused');
      let sign: EndpointSign = 'unknown';
      try {
        const answer = await model.ask(question, options);
        sign = signOf(answer);
        if (isTimeout(answer) && options.deadlineMs < patienceMs) sign = 'unknown';
        return answer;
      } finally {
        admission.ended(sign);
      }
    },
    close: () => model.close(),
  };
}

/** Refuses at once while the breaker does, before a question waits for anything else. */
export function refuseWhileOpen(model: LanguageModel, breaker: CircuitBreaker): LanguageModel {
  return {
    generator: model.generator,
    async ask(question, options) {
      return breaker.isRefusing() ? unasked('paused') : await model.ask(question, options);
    },
    close: () => model.close(),
  };
}

/** Statuses that speak about the question, not the endpoint: a page must not be able to open the breaker for all others. */
const statusesOfQuestions: ReadonlySet<number> = new Set([400, 413, 422]);

function signOf(answer: ModelAnswer): EndpointSign {
  if (answer.kind === 'answered') return 'alive';
  switch (answer.reason) {
    case 'timeout':
    case 'unreachable':
      return 'failed';
    case 'refused':
      return statusesOfQuestions.has(answer.httpStatus ?? 0) ? 'alive' : 'failed';
    // A page may provoke such answers.
    case 'truncated':
    case 'unreadable':
      return 'alive';
    case 'paused':
    case 'budget':
      return 'unknown';
  }
}

const isTimeout = (answer: ModelAnswer): boolean => answer.kind === 'failed' && answer.reason === 'timeout';
