import { setTimeout as delay } from 'node:timers/promises';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, generateText, jsonSchema, Output } from 'ai';
import type { ModelFailure, ModelQuestion } from '../composers/model/proposal.ts';
import { readJson } from '../composers/model/read-json.ts';
import { parseRetryAfter } from '../web/retry-after.ts';
import { openEndpointFetch, OversizedAnswerError } from './endpoint-fetch.ts';
import { generatorName } from './generator-name.ts';
import type { LanguageModel, TokenUsage } from './language-model.ts';

export interface LanguageModelOptions {
  /** Without a final slash; `/chat/completions` is appended. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  readonly outputTokensMax: number;
  /** Calls for one question, retries included; at least 1. */
  readonly callsMax: number;
  readonly now: () => Date;
}

/** Of the response: many times the bytes of a token, because reasoning and the escapes of JSON count too. */
const answerBytesPerToken = 32;
const answerBytesMin = 64 * 1024;
const answerBytesMax = 1024 * 1024;
/** A longer text is accepted unparsed, so that the event loop parses no large one; valid ones are far shorter. */
const parsedCharsMax = 64 * 1024;
/** More tokens than any model writes or reads at once. */
const tokensMax = 100_000_000;
/** Doubles with each retry; Retry-After takes precedence. */
const retryWaitMs = 500;

type CallOutcome = { readonly usage: TokenUsage } & (
  | { readonly kind: 'answered'; readonly text: string }
  | {
      readonly kind: 'failed';
      readonly reason: ModelFailure;
      readonly httpStatus: number | null;
      /** The next try: the same dialect after a wait (null: the default wait), or another dialect at once; null: none. */
      readonly next: { readonly waitMs: number | null } | Dialect | null;
    }
);

/** The variant of the API that an endpoint accepts. */
interface Dialect {
  readonly hasSchema: boolean;
  readonly tokensField: 'max_tokens' | 'max_completion_tokens';
}

/** Opens a model behind OpenAI's chat completions API. Connects at the first question. */
export function openLanguageModel(options: LanguageModelOptions): LanguageModel {
  const answerBytes = options.outputTokensMax * answerBytesPerToken;
  const endpoint = openEndpointFetch(Math.min(answerBytesMax, Math.max(answerBytesMin, answerBytes)));
  /** Learnt from refusals, and kept after the first answer. */
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
        output: unparsed(Output.object({ schema: jsonSchema(question.schema), name: 'content_blocks' })),
        maxOutputTokens: options.outputTokensMax,
        // The library's retries respect neither the deadline nor the limit of calls.
        maxRetries: 0,
        abortSignal: signal,
      });
      return readText(text, finishReason, usageOf(usage));
    } catch (error) {
      return failureOf(error, dialect, options.now());
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
          return { kind: 'answered', text: outcome.text, ...spent };
        }
        const { httpStatus, next } = outcome;
        if (deadline.aborted) return { kind: 'failed', reason: 'timeout', httpStatus, ...spent };
        const isOther = next !== null && 'hasSchema' in next;
        const waitMs = isOther ? 0 : (next?.waitMs ?? retryWaitMs * 2 ** (calls - 1));
        if (next === null || calls >= options.callsMax || durationMs + waitMs >= deadlineMs) {
          return { kind: 'failed', reason: outcome.reason, httpStatus, ...spent };
        }
        if (isOther) dialect = next;
        // Ends early with either signal; the next call then fails and shows which.
        await delay(waitMs, undefined, { signal: either }).catch(() => undefined);
      }
    },
    close: () => endpoint.close(),
  };
}

/** Some endpoints do not support JSON Schema, and some models require the newer name of the token limit. */
function inDialect(
  { max_tokens: tokensMax, response_format: format, ...rest }: Readonly<Record<string, unknown>>,
  { hasSchema, tokensField }: Dialect,
): Record<string, unknown> {
  return { ...rest, [tokensField]: tokensMax, response_format: hasSchema ? format : { type: 'json_object' } };
}

/** The library's parser is stricter than `readJson`, and would parse a text of any size on the event loop. */
function unparsed<Kind extends Output.Output<unknown, unknown, unknown>>(output: Kind): Kind {
  return { ...output, parseCompleteOutput: () => Promise.resolve(null) };
}

function readText(text: string, finishReason: string | undefined, usage: TokenUsage): CallOutcome {
  if (text.length > parsedCharsMax || readJson(text) !== null) return { kind: 'answered', text, usage };
  const isCut = finishReason === 'length';
  return {
    kind: 'failed',
    reason: isCut ? 'truncated' : 'unreadable',
    httpStatus: 200,
    // The same limit would truncate it again.
    next: isCut || finishReason === 'content-filter' ? null : { waitMs: null },
    usage,
  };
}

/** Drops the error's text: it contains the prompt and the endpoint's response. */
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
        ? { waitMs: parseRetryAfter(error.responseHeaders?.['retry-after'], now) }
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
  return { inputTokens: tokensOf(usage?.inputTokens), outputTokens: tokensOf(usage?.outputTokens) };
}

/** The endpoint reports them, so they may be anything: a negative one would break the counters, a huge one the sums. */
function tokensOf(reported = 0): number {
  return Number.isSafeInteger(reported) && reported >= 0 ? Math.min(reported, tokensMax) : 0;
}

function added(one: TokenUsage, other: TokenUsage): TokenUsage {
  return {
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
  };
}
