import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/support/start-test-server.ts';
import { ensureAccount } from '../../entry/process/first-start.ts';
import type { GuardedModel, ModelStatus } from '../../service/llm/guarded-model.ts';
import { tokenLedger } from '../usage/token-ledger.ts';
import { refusalToAsk } from './answer-budget.ts';

let test: TestServer;
let accountId: string;

beforeAll(async () => {
  test = await startTestServer();
  accountId = await ensureAccount(test.app.database.db, test.app.now());
});
afterAll(() => test.close());

const modelWith = (breaker: ModelStatus['breaker']): GuardedModel => ({
  generator: 'local/scribe-1',
  ask: () => Promise.reject(new Error('not asked here')),
  close: () => Promise.resolve(),
  status: () => ({ active: 0, waiting: 0, breaker }),
});
const prompt = (run: number, chars = 3_000) => ({
  key: `k${String(run)}`,
  question: 0,
  version: 'own' as const,
  run,
  system: '',
  prompt: 'a'.repeat(chars),
});
const prompts = [1, 2, 3].map((run) => prompt(run));
const refusal = (tokensPerDay: number, breaker: ModelStatus['breaker'] = 'closed', asked = prompts) =>
  refusalToAsk(test.app, { accountId, model: modelWith(breaker), settings: { tokensPerDay } }, asked);

describe('the runs of a citation test', () => {
  it('are asked when the tokens that are left last for all of them, and not for a part', async () => {
    const { llmOutputTokensMax, llmConcurrency } = test.app.config;
    const held = Math.min(prompts.length, llmConcurrency) * llmOutputTokensMax;
    // 1,000 tokens of text, the schema, and the answer, each three times.
    const enough = held + 3 * (1_000 + 500);
    expect(await refusal(enough)).toBeNull();
    expect(await refusal(held + 3_000)).toEqual({ reason: 'budget' });
    await tokenLedger(test.app, () => enough).hold(accountId, 1_000);
    expect(await refusal(enough)).toEqual({ reason: 'budget' });
  });

  it('are not asked while the model keeps failing, and need nothing when all are answered', async () => {
    expect(await refusal(1_000_000_000, 'open')).toEqual({ reason: 'paused' });
    expect(await refusal(0, 'open', [])).toBeNull();
  });
});
