import type { TokenLedger } from '../../service/llm/limit-tokens.ts';
import type { App } from '../../service/platform/app.ts';
import { holdTokens, settleTokens } from './statements/model-tokens.ts';

/** The token budget of accounts, in the database. `tokensPerDay` is read for each question: an owner may change it. */
export function tokenLedger(
  app: Pick<App, 'database' | 'log' | 'now'>,
  tokensPerDay: () => number,
): TokenLedger {
  const { db } = app.database;
  return {
    async hold(accountId, tokens) {
      const day = app.now().toISOString().slice(0, 10);
      const key = { accountId, day };
      const tokensMax = tokensPerDay();
      if (!(await holdTokens(db, key, { tokens, tokensMax }))) return null;
      return {
        async settle({ inputTokens, outputTokens, estimatedTokens, questions }) {
          const spent = {
            questions,
            input_tokens: inputTokens,
            output_tokens: outputTokens,
            estimated_tokens: estimatedTokens,
          };
          try {
            await settleTokens(db, key, tokens, spent);
          } catch (error) {
            // The answer has been paid for. Its tokens stay counted by their estimate.
            app.log.warn({ err: error, account_id: accountId }, 'tokens could not be settled');
          }
        },
      };
    },
  };
}
