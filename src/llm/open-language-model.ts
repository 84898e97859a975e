import { setTimeout as delay } from 'node:timers/promises';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, generateText, jsonSchema, NoObjectGeneratedError, Output } from 'ai';
import type { ModelFailure, ModelQuestion } from '../composers/model/proposal.ts';
import { retryAfterMs } from '../web/retry-after.ts';
import { openEndpointFetch, OversizedAnswerError } from './endpoint-fetch.ts';
import { generatorName } from './generator-name.ts';
import type { LanguageModel, TokenUsage } from './language-model.ts';
import { readJson } from './read-json.ts';

export interface LanguageModelOptions {
  /** Without a slash at its end; `/chat/completions` is put after it. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  readonly outputTokensMax: number;
  /** Calls for one question, retries included; at least 1. */
  readonly callsMax: number;
  readonly now: () => Date;
}

/** Many times what the largest bound of an answer in tokens comes to. */
const answerBytesMax = 1024 * 1024;
/** Doubles with each retry; what the endpoint asks for in Retry-After goes before. */
const retryWaitMs = 500;

type CallOutcome = { readonly usage: TokenUsage } & (
  | { readonly kind: 'answered'; readonly answer: unknown }
  | {
      readonly kind: 'failed';
      readonly reason: ModelFailure;
      readonly httpStatus: number | null;
      /** What is worth trying next: the same after a while, or in other words at once; null: nothing. */
      readonly next: { readonly waitMs: number | null } | Dialect | null;
    }
);

/** How an endpoint wants to be asked. */
interface Dialect {
  readonly hasSchema: boolean;
  readonly tokensField: 'max_tokens' | 'max_completion_tokens';
}

/** A model behind an endpoint that speaks OpenAI's chat completions. Opens no connection before the first question. */
export function openLanguageModel(options: LanguageModelOptions): LanguageModel {
  const endpoint = openEndpointFetch(answerBytesMax);
  /** Learnt from refusals, and kept once an answer has come. */
  let known: Dialect = { hasSchema: true, tokensField: 'max_tokens' };

  const call = async (
    question: ModelQuestion,
    dialect: Dialect,
    signal: AbortSignal,
  ): Promise<CallOutcome> => {
    const chat = createOpenAICompatible({
      name: 'endpoint',
      baseURL: options.baseUrl,
      ...(options.apiKey === undefined ? {} : { apiKey: options.apiKey }),
      // Otherwise the schema never reaches the model.
      supportsStructuredOutputs: true,
      transformRequestBody: (body) => inDialect(body, dialect),
      fetch: endpoint.fetch,
    })(options.model);
    try {
      const { text, finishReason, usage } = await generateText({
        model: chat,
        system: question.system,
        prompt: question.prompt,
        output: Output.object({ schema: jsonSchema(question.schema), name: 'content_blocks' }),
        maxOutputTokens: options.outputTokensMax,
        // Retries are ours: those of the library know neither the deadline nor the bound of calls.
        maxRetries: 0,
        abortSignal: signal,
      });
      return readText(text, finishReason, usageOf(usage));
    } catch (error) {
      // The library's reading is stricter than ours; what it could not read is looked at again.
      return NoObjectGeneratedError.isInstance(error)
        ? readText(error.text ?? '', error.finishReason, usageOf(error.usage))
        : failureOf(error, dialect, options.now());
    }
  };

  return {
    generator: generatorName(options.baseUrl, options.model),
    async ask(question, { deadlineMs, signal }) {
      const begun = performance.now();
      const deadline = AbortSignal.timeout(Math.max(0, Math.floor(deadlineMs)));
      const either = AbortSignal.any([deadline, signal]);
      let usage: TokenUsage = { inputTokens: 0, outputTokens: 0 };
      let dialect = known;
      for (let calls = 1; ; calls++) {
        const outcome = await call(question, dialect, either);
        signal.throwIfAborted();
        usage = added(usage, outcome.usage);
        const durationMs = performance.now() - begun;
        const spent = { ...usage, calls, durationMs };
        if (outcome.kind === 'answered') {
          known = dialect;
          return { kind: 'answered', answer: outcome.answer, ...spent };
        }
        const { httpStatus, next } = outcome;
        if (deadline.aborted) return { kind: 'failed', reason: 'timeout', httpStatus, ...spent };
        const isOther = next !== null && 'hasSchema' in next;
        const waitMs = isOther ? 0 : (next?.waitMs ?? retryWaitMs * 2 ** (calls - 1));
        if (next === null || calls >= options.callsMax || durationMs + waitMs >= deadlineMs) {
          return { kind: 'failed', reason: outcome.reason, httpStatus, ...spent };
        }
        if (isOther) dialect = next;
        // Ends early with either signal; the next call then says which.
        await delay(waitMs, undefined, { signal: either }).catch(() => undefined);
      }
    },
    close: () => endpoint.close(),
  };
}

/** Some endpoints know no JSON Schema, and some models want the bound of their answer under its newer name. */
function inDialect(
  { max_tokens: tokensMax, response_format: format, ...rest }: Readonly<Record<string, unknown>>,
  { hasSchema, tokensField }: Dialect,
): Record<string, unknown> {
  return { ...rest, [tokensField]: tokensMax, response_format: hasSchema ? format : { type: 'json_object' } };
}

function readText(text: string, finishReason: string | undefined, usage: TokenUsage): CallOutcome {
  const answer = readJson(text);
  if (answer !== null) return { kind: 'answered', answer, usage };
  const isCut = finishReason === 'length';
  return {
    kind: 'failed',
    reason: isCut ? 'truncated' : 'unreadable',
    httpStatus: 200,
    // The same bound would cut it again.
    next: isCut || finishReason === 'content-filter' ? null : { waitMs: null },
    usage,
  };
}

/** Nothing of the error's text is kept: it holds what was asked, and the endpoint's words. */
function failureOf(error: unknown, dialect: Dialect, now: Date): CallOutcome {
  const usage = { inputTokens: 0, outputTokens: 0 };
  const failed = { kind: 'failed', usage, httpStatus: null } as const;
  if (isOversized(error)) return { ...failed, reason: 'unreadable', next: null };
  if (!APICallError.isInstance(error) || error.statusCode === undefined) {
    return { ...failed, reason: 'unreachable', next: { waitMs: null } };
  }
  const httpStatus = error.statusCode;
  if (httpStatus < 300) return { ...failed, reason: 'unreadable', httpStatus, next: { waitMs: null } };
  const next =
    httpStatus === 400 || httpStatus === 422
      ? otherDialect(dialect, error.responseBody ?? '')
      : httpStatus === 429 || httpStatus >= 500
        ? { waitMs: retryAfterMs(error.responseHeaders?.['retry-after'], now) }
        : null;
  return { ...failed, reason: 'refused', httpStatus, next };
}

function otherDialect(dialect: Dialect, refusal: string): Dialect | null {
  if (dialect.tokensField === 'max_tokens' && refusal.includes('max_completion_tokens')) {
    return { ...dialect, tokensField: 'max_completion_tokens' };
  }
  return dialect.hasSchema ? { ...dialect, hasSchema: false } : null;
}

function isOversized(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < CAUSES_MAX; at = at.cause, depth++) {
    if (at instanceof OversizedAnswerError) return true;
  }
  return false;
}

const CAUSES_MAX = 5;

function usageOf(
  usage:
    { readonly inputTokens?: number | undefined; readonly outputTokens?: number | undefined } | undefined,
): TokenUsage {
  return { inputTokens: usage?.inputTokens ?? 0, outputTokens: usage?.outputTokens ?? 0 };
}

function added(one: TokenUsage, other: TokenUsage): TokenUsage {
  return {
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
  };
}
