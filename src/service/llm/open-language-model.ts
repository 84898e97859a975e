import { setTimeout as delay } from 'node:timers/promises';
import { openChat, type ChatOptions } from './chat.ts';
import { firstDialect, otherDialect } from './dialect.ts';
import { generatorName } from './generator-name.ts';
import type { LanguageModel, TokenUsage } from './language-model.ts';

export interface LanguageModelOptions extends ChatOptions {
  /** Calls for one question, retries included; at least 1. */
  readonly callsMax: number;
}

/** Doubles with each retry; Retry-After takes precedence. */
const retryWaitMs = 500;

/** Opens a model behind OpenAI's chat completions API. Connects at the first question. */
export function openLanguageModel(options: LanguageModelOptions): LanguageModel {
  const chat = openChat(options);
  /** Learnt from refusals, and kept after the first answer. */
  let known = firstDialect;
  return {
    generator: generatorName(options.baseUrl, options.model),
    async ask(question, { deadlineMs, signal }) {
      const begun = performance.now();
      const deadline = AbortSignal.timeout(Math.max(0, Math.floor(deadlineMs)));
      const either = AbortSignal.any([deadline, signal]);
      let usage: TokenUsage = { inputTokens: 0, outputTokens: 0 };
      let dialect = known;
      let isKept = true;
      for (let calls = 1; ; calls++) {
        const outcome = await chat.call(question, dialect, either);
        signal.throwIfAborted();
        usage = added(usage, outcome.usage);
        const durationMs = performance.now() - begun;
        const spent = { ...usage, calls, durationMs };
        if (outcome.kind === 'answered') {
          if (isKept) known = dialect;
          return { kind: 'answered', text: outcome.text, ...spent };
        }
        const { httpStatus, next } = outcome;
        if (deadline.aborted) return { kind: 'failed', reason: 'timeout', httpStatus, ...spent };
        const isOther = next !== null && 'format' in next;
        const waitMs = isOther ? 0 : (next?.waitMs ?? retryWaitMs * 2 ** (calls - 1));
        if (next === null || calls >= options.callsMax || durationMs + waitMs >= deadlineMs) {
          return { kind: 'failed', reason: outcome.reason, httpStatus, ...spent };
        }
        if (isOther) {
          dialect = next;
        } else if (outcome.reason === 'unreadable') {
          // Words instead of JSON may be an accident, or the endpoint ignores the format: another one for this question.
          dialect = otherDialect(dialect, '') ?? dialect;
          isKept = false;
        }
        // Ends early with either signal; the next call then fails and shows which.
        await delay(waitMs, undefined, { signal: either }).catch(() => undefined);
      }
    },
    close: () => chat.close(),
  };
}

function added(one: TokenUsage, other: TokenUsage): TokenUsage {
  return {
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
  };
}
