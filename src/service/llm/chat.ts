import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, generateText, jsonSchema, Output } from 'ai';
import type { ModelFailure, ModelQuestion } from '../../core/blocks/model/proposal.ts';
import { readJson } from '../../core/blocks/model/read-json.ts';
import type { Guard } from '../web/guard.ts';
import { parseRetryAfter } from '../web/retry-after.ts';
import { inDialect, otherDialect, type Dialect } from './dialect.ts';
import { openEndpointFetch, UnreadableAnswerError } from './endpoint-fetch.ts';
import { answerDepthMax, nestsDeeperThan } from './json-depth.ts';
import type { TokenUsage } from './language-model.ts';

export interface ChatOptions {
  /** Without a final slash; `/chat/completions` is appended. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  readonly outputTokensMax: number;
  readonly now: () => Date;
  /** For an endpoint that a member configures; absent for one of the operator, which may have any address. */
  readonly guard?: Guard;
}

/** One request to the endpoint. */
export type CallOutcome = { readonly usage: TokenUsage } & (
  | { readonly kind: 'answered'; readonly text: string }
  | {
      readonly kind: 'failed';
      readonly reason: ModelFailure;
      readonly httpStatus: number | null;
      /** The next try: the same dialect after a wait (null: the default wait), or another dialect at once; null: none. */
      readonly next: { readonly waitMs: number | null } | Dialect | null;
      /** The response or the error, for the operator alone: it may contain the prompt and whatever the endpoint sent. */
      readonly detail: string | null;
      /** Why there was no response, as a code of the system or of the network guard: `ECONNREFUSED`. Null with one. */
      readonly errorCode: string | null;
    }
);

/** The chat completions of one model at one endpoint. */
export interface Chat {
  /** Never rejects. */
  call(question: ModelQuestion, dialect: Dialect, signal: AbortSignal): Promise<CallOutcome>;
  close(): Promise<void>;
}

/** Of the response: many times the bytes of a token, because reasoning and the escapes of JSON count too. */
const answerBytesPerToken = 32;
const answerBytesMin = 64 * 1024;
const answerBytesMax = 1024 * 1024;
/** A longer text is accepted unparsed, so that the event loop parses no large one; valid ones are far shorter. */
const parsedCharsMax = 64 * 1024;
/** More tokens than any model writes or reads at once. */
const tokensMax = 100_000_000;
const detailCharsMax = 2_000;

/** Connects at the first call. */
export function openChat(options: ChatOptions): Chat {
  const answerBytes = options.outputTokensMax * answerBytesPerToken;
  const endpoint = openEndpointFetch(
    Math.min(answerBytesMax, Math.max(answerBytesMin, answerBytes)),
    options.guard,
  );
  return {
    async call(question, dialect, signal) {
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
          output: unparsed(Output.object({ schema: jsonSchema(question.schema), name: 'answer' })),
          maxOutputTokens: options.outputTokensMax,
          // The library's retries respect neither the deadline nor the limit of calls.
          maxRetries: 0,
          abortSignal: signal,
        });
        return readText(text, finishReason, usageOf(usage));
      } catch (error) {
        return failureOf(error, dialect, options.now());
      }
    },
    close: () => endpoint.close(),
  };
}

/** The library's parser is stricter than `readJson`, and would parse a text of any size on the event loop. */
function unparsed<Kind extends Output.Output<unknown, unknown, unknown>>(output: Kind): Kind {
  return { ...output, parseCompleteOutput: () => Promise.resolve(null) };
}

function readText(text: string, finishReason: string | undefined, usage: TokenUsage): CallOutcome {
  const detail = text.slice(0, detailCharsMax);
  const failed = { kind: 'failed', httpStatus: 200, usage, detail, errorCode: null } as const;
  // Asking again would buy another one.
  if (nestsDeeperThan(text, answerDepthMax)) return { ...failed, reason: 'unreadable', next: null };
  if (text.length > parsedCharsMax || readJson(text) !== null) return { kind: 'answered', text, usage };
  const isCut = finishReason === 'length';
  return {
    ...failed,
    reason: isCut ? 'truncated' : 'unreadable',
    // The same limit would truncate it again.
    next: isCut || finishReason === 'content-filter' ? null : { waitMs: null },
  };
}

function failureOf(error: unknown, dialect: Dialect, now: Date): CallOutcome {
  const usage = { inputTokens: 0, outputTokens: 0 };
  const unreadable = causeOf(error, UnreadableAnswerError);
  const detail = (unreadable ?? deepestCause(error)).message.slice(0, detailCharsMax);
  const failed = { kind: 'failed', usage, httpStatus: null, detail, errorCode: null } as const;
  if (unreadable !== null) return { ...failed, reason: 'unreadable', next: null };
  if (!APICallError.isInstance(error) || error.statusCode === undefined) {
    return { ...failed, errorCode: errorCodeOf(error), reason: 'unreachable', next: { waitMs: null } };
  }
  const httpStatus = error.statusCode;
  if (httpStatus < 300) return { ...failed, reason: 'unreadable', httpStatus, next: { waitMs: null } };
  const answered = { ...failed, httpStatus, detail: (error.responseBody ?? '').slice(0, detailCharsMax) };
  const next =
    httpStatus === 400 || httpStatus === 422
      ? otherDialect(dialect, error.responseBody ?? '')
      : httpStatus === 429 || httpStatus >= 500
        ? { waitMs: parseRetryAfter(error.responseHeaders?.['retry-after'], now) }
        : null;
  return { ...answered, reason: 'refused', next };
}

/** The causes of an error, the error itself first. */
function* causesOf(error: unknown): Generator<Error> {
  for (let at = error, depth = 0; at instanceof Error && depth < causesMax; at = at.cause, depth++) yield at;
}

const causesMax = 5;

function causeOf<Kind extends Error>(
  error: unknown,
  kind: abstract new (...args: never) => Kind,
): Kind | null {
  for (const cause of causesOf(error)) if (cause instanceof kind) return cause;
  return null;
}

function errorCodeOf(error: unknown): string | null {
  for (const { code } of causesOf(error) as Iterable<NodeJS.ErrnoException>) {
    if (typeof code === 'string' && /^[A-Z][A-Z\d_]{2,63}$/.test(code)) return code;
  }
  return null;
}

/** The library wraps the error of the connection, which names the reason. */
function deepestCause(error: unknown): Error {
  return [...causesOf(error)].at(-1) ?? new Error(String(error));
}

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
