import type { ModelFailure, ModelQuestion } from '../../core/blocks/model/proposal.ts';
import { readJson } from '../../core/blocks/model/read-json.ts';
import { openChat, type CallOutcome, type ChatOptions } from './chat.ts';
import { firstDialect, otherDialect, type Dialect } from './dialect.ts';
import type { TokenUsage } from './language-model.ts';

/**
 * `followed`: the answer has the form that was asked for. `ignored`: the endpoint accepts the format, but the answer is
 * JSON of another form. `no_json`: the answer is no JSON. `refused`: the endpoint refuses the format.
 */
export type FormatOutcome = 'followed' | 'ignored' | 'no_json' | 'refused';

export interface EndpointProbe {
  /** Tried in order until one gave JSON. */
  readonly formats: readonly { readonly format: Dialect['format']; readonly outcome: FormatOutcome }[];
  /** Null when an answer was JSON. */
  readonly failure: ProbeFailure | null;
  /** Of the last request. */
  readonly dialect: Dialect;
  /** Null when the endpoint does not report it. */
  readonly usage: TokenUsage | null;
  /** Of the last request. */
  readonly latencyMs: number;
}

export interface ProbeFailure {
  readonly reason: ModelFailure;
  readonly httpStatus: number | null;
  /** What the endpoint or the system said, for the operator alone. */
  readonly detail: string | null;
  /** Why there was no response: `ECONNREFUSED`. */
  readonly errorCode: string | null;
}

const member = 'planet_code';
const codes = ['mer', 'ven', 'ear'];

/** The prompt does not say the name of the member or its values, so only the schema can lead to them. */
const question: ModelQuestion = {
  system: 'Answer with one JSON object and nothing else.',
  prompt: 'Which planet is closest to the sun?',
  schema: {
    type: 'object',
    properties: { [member]: { type: 'string', enum: codes } },
    required: [member],
    additionalProperties: false,
  },
};

/**
 * Asks the endpoint a tiny question, in the formats that `openLanguageModel` tries, until one gives JSON. `timeoutMs` limits
 * each request.
 */
export async function probeEndpoint(options: ChatOptions, timeoutMs: number): Promise<EndpointProbe> {
  const chat = openChat(options);
  const formats: { readonly format: Dialect['format']; readonly outcome: FormatOutcome }[] = [];
  let dialect = firstDialect;
  try {
    for (;;) {
      const begun = performance.now();
      const deadline = AbortSignal.timeout(timeoutMs);
      const outcome = await chat.call(question, dialect, deadline);
      const latencyMs = performance.now() - begun;
      const made = { formats, dialect, usage: reported(outcome), latencyMs };
      if (outcome.kind === 'answered') {
        formats.push({ format: dialect.format, outcome: formOf(outcome.text, dialect) });
        return { ...made, failure: null };
      }
      const next = nextDialect(outcome, dialect);
      const isSameFormat = next?.format === dialect.format;
      const isAboutFormat =
        outcome.httpStatus === 200 || outcome.httpStatus === 400 || outcome.httpStatus === 422;
      if (isAboutFormat && !isSameFormat) {
        formats.push({
          format: dialect.format,
          outcome: outcome.httpStatus === 200 ? 'no_json' : 'refused',
        });
      }
      if (next === null) {
        const { httpStatus, detail, errorCode } = outcome;
        const reason = deadline.aborted ? 'timeout' : outcome.reason;
        return { ...made, failure: { reason, httpStatus, detail, errorCode } };
      }
      dialect = next;
    }
  } finally {
    await chat.close();
  }
}

const codeWord = 'windlass-4711';
const filler = 'The harbour is quiet in the morning and busy in the afternoon. ';

/** What became of a question of full length. */
export type LongProbe =
  | { readonly kind: 'read'; readonly inputTokens: number; readonly latencyMs: number }
  /** The answer misses the beginning of the question: the endpoint has cut it off without saying so. */
  | { readonly kind: 'cut'; readonly inputTokens: number }
  | { readonly kind: 'failed'; readonly failure: ProbeFailure };

/** Asks for a word at the beginning of a question of `charsMax` characters, as long as questions about pages are. */
export async function probeLongQuestion(
  options: ChatOptions,
  dialect: Dialect,
  { charsMax, timeoutMs }: { readonly charsMax: number; readonly timeoutMs: number },
): Promise<LongProbe> {
  const chat = openChat(options);
  const asked = 'Answer with a JSON object whose member "code" is the code word at the beginning.';
  const schema = {
    type: 'object',
    properties: { code: { type: 'string' } },
    required: ['code'],
    additionalProperties: false,
  };
  const prompt = `The code word is ${codeWord}.\n${filler.repeat(Math.ceil(charsMax / filler.length))}`;
  const { system } = question;
  const long = { system, prompt: `${prompt.slice(0, charsMax)}\n${asked}`, schema };
  try {
    const begun = performance.now();
    const deadline = AbortSignal.timeout(timeoutMs);
    const outcome = await chat.call(long, dialect, deadline);
    const { inputTokens } = outcome.usage;
    if (outcome.kind === 'failed') {
      const { httpStatus, detail, errorCode } = outcome;
      const reason = deadline.aborted ? 'timeout' : outcome.reason;
      return { kind: 'failed', failure: { reason, httpStatus, detail, errorCode } };
    }
    if (!outcome.text.includes(codeWord)) return { kind: 'cut', inputTokens };
    return { kind: 'read', inputTokens, latencyMs: performance.now() - begun };
  } finally {
    await chat.close();
  }
}

type FailedCall = Extract<CallOutcome, { readonly kind: 'failed' }>;

function nextDialect({ reason, httpStatus, next }: FailedCall, dialect: Dialect): Dialect | null {
  if (next !== null && 'format' in next) return next;
  // Words instead of JSON: the next format may help.
  return reason === 'unreadable' && httpStatus === 200 ? otherDialect(dialect, '') : null;
}

function formOf(text: string, { format }: Dialect): FormatOutcome {
  const answer = readJson(text);
  if (answer === null) return 'no_json';
  if (format !== 'json_schema') return 'followed';
  const value: unknown = Reflect.get(answer, member);
  return typeof value === 'string' && codes.includes(value) ? 'followed' : 'ignored';
}

const reported = ({ usage }: CallOutcome): TokenUsage | null =>
  usage.inputTokens + usage.outputTokens > 0 ? usage : null;
