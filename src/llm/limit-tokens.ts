import type { ModelQuestion } from '../composers/model/proposal.ts';
import { unasked, type LanguageModel, type ModelAnswer, type TokenUsage } from './language-model.ts';

/** What one question used. */
export type SpentTokens = TokenUsage & {
  /** Used according to an estimate: the endpoint has not reported it. */
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
      const estimated = { input: inputTokens(question), output: outputTokensMax };
      const held = estimated.input + estimated.output;
      const hold = await ledger.hold(options.accountId, held);
      if (hold === null) return unasked('budget');
      let spent: SpentTokens = { inputTokens: 0, outputTokens: 0, estimatedTokens: 0, questions: 0 };
      try {
        options.signal.throwIfAborted();
        // Stays so after an abort: the endpoint may have used any part of it.
        spent = { ...spent, estimatedTokens: held, questions: 1 };
        const answer = await model.ask(question, options);
        spent = spentBy(answer, estimated);
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

const tokensOf = (chars: number): number => Math.ceil(chars / charsPerToken);

const inputTokens = ({ system, prompt, schema }: ModelQuestion): number =>
  tokensOf(system.length + prompt.length + JSON.stringify(schema).length);

function spentBy(
  answer: ModelAnswer,
  estimated: { readonly input: number; readonly output: number },
): SpentTokens {
  const reported = { inputTokens: answer.inputTokens, outputTokens: answer.outputTokens };
  if (answer.calls === 0) return { ...reported, estimatedTokens: 0, questions: 0 };
  const isReported = answer.inputTokens + answer.outputTokens > 0;
  return { ...reported, estimatedTokens: isReported ? 0 : unreported(answer, estimated), questions: 1 };
}

function unreported(
  answer: ModelAnswer,
  { input, output }: { readonly input: number; readonly output: number },
): number {
  if (answer.kind === 'answered') return input * answer.calls + tokensOf(answer.text.length);
  // Providers charge nothing for these.
  if (answer.reason === 'refused' || answer.reason === 'unreachable') return 0;
  return input + output;
}
