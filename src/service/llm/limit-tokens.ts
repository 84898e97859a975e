import type { ModelQuestion } from '../../core/blocks/model/proposal.ts';
import { unasked, type LanguageModel, type ModelAnswer, type TokenUsage } from './language-model.ts';

/** What one question used. */
export type SpentTokens = TokenUsage & {
  /** Used according to an estimate: the endpoint has not reported it, or less than the texts can have. */
  readonly estimatedTokens: number;
  readonly questions: 0 | 1;
};

/** Tokens that one question may use, taken from the budget until it is settled. */
export interface TokenHold {
  /** Replaces the held tokens by those that were used. Never rejects: without it the held tokens stay used. */
  settle(spent: SpentTokens): Promise<void>;
}

/** The token budget of accounts, shared by all processes. */
export interface TokenLedger {
  /** Takes the tokens from the account's budget; null when it does not have them. */
  hold(accountId: string, tokens: number): Promise<TokenHold | null>;
}

/**
 * Asks only questions that the account's budget allows. A question is estimated and held before it is asked, because
 * processes ask at the same time; each can exceed the budget only by as much as its last question exceeds its estimate.
 */
export function limitTokens(
  model: LanguageModel,
  { ledger, outputTokensMax }: { readonly ledger: TokenLedger; readonly outputTokensMax: number },
): LanguageModel {
  return {
    generator: model.generator,
    async ask(question, options) {
      const bounds = boundsOf(question, outputTokensMax);
      const held = bounds.estimated.input + bounds.estimated.output;
      const hold = await ledger.hold(options.accountId, held);
      if (hold === null) return unasked('budget');
      let spent: SpentTokens = { inputTokens: 0, outputTokens: 0, estimatedTokens: 0, questions: 0 };
      try {
        options.signal.throwIfAborted();
        // Stays so after an abort: the endpoint may have used any part of it.
        spent = { ...spent, estimatedTokens: held, questions: 1 };
        const answer = await model.ask(question, options);
        spent = spentBy(answer, bounds);
        return answer;
      } finally {
        await hold.settle(spent);
      }
    },
    close: () => model.close(),
  };
}

/** English has about four characters to a token; three leave a margin. Scripts without spaces have fewer. */
const charsPerToken = 3;

/** decision: twice as many as English has. No tokenizer needs fewer tokens for the text of a page. */
const charsPerTokenMax = 8;

/** decision: what an endpoint adds to a question: its template, and the schema in words of its own. */
const addedTokensMax = 2_000;

/** decision: an endpoint may report reasoning that LLM_MAX_OUTPUT_TOKENS does not bound. */
const outputFactorMax = 4;

const tokensOf = (chars: number): number => Math.ceil(chars / charsPerToken);
const fewestTokens = (chars: number): number => Math.floor(chars / charsPerTokenMax);

const textOf = ({ system, prompt, schema }: ModelQuestion): string =>
  system + prompt + JSON.stringify(schema);

/** What one question can cost, whatever its endpoint reports. */
interface Bounds {
  readonly estimated: { readonly input: number; readonly output: number };
  /** Of the words that were sent; the schema counts only where the endpoint says so. */
  readonly inputMin: number;
  /** Of one call. */
  readonly inputMax: number;
  readonly outputMax: number;
}

function boundsOf(question: ModelQuestion, outputTokensMax: number): Bounds {
  const text = textOf(question);
  return {
    estimated: { input: tokensOf(text.length), output: outputTokensMax },
    inputMin: fewestTokens(question.system.length + question.prompt.length),
    // No tokenizer makes more tokens than there are bytes.
    inputMax: Buffer.byteLength(text) + addedTokensMax,
    outputMax: outputFactorMax * outputTokensMax,
  };
}

/** An endpoint's figures count between the least and the most that the texts can have: it may report neither 1 nor a billion. */
function spentBy(answer: ModelAnswer, bounds: Bounds): SpentTokens {
  const { calls } = answer;
  if (calls === 0) return { inputTokens: 0, outputTokens: 0, estimatedTokens: 0, questions: 0 };
  const inputTokens = Math.min(answer.inputTokens, calls * bounds.inputMax);
  const outputTokens = Math.min(answer.outputTokens, calls * bounds.outputMax);
  if (inputTokens + outputTokens === 0) {
    return { inputTokens, outputTokens, estimatedTokens: unreported(answer, bounds.estimated), questions: 1 };
  }
  const written = answer.kind === 'answered' ? fewestTokens(answer.text.length) : 0;
  const missing = Math.max(0, bounds.inputMin - inputTokens) + Math.max(0, written - outputTokens);
  return { inputTokens, outputTokens, estimatedTokens: missing, questions: 1 };
}

function unreported(answer: ModelAnswer, { input, output }: Bounds['estimated']): number {
  if (answer.kind === 'answered') return input * answer.calls + tokensOf(answer.text.length);
  // Providers charge nothing for these.
  if (answer.reason === 'refused' || answer.reason === 'unreachable') return 0;
  return input + output;
}
