import { describe, expect, it } from 'vitest';
import type { LanguageModel, ModelAnswer } from './language-model.ts';
import { limitTokens, type SpentTokens } from './limit-tokens.ts';

const question = {
  system: 'Answer as JSON.',
  prompt: 'A windlass lifts an anchor. '.repeat(400),
  schema: {},
};
const text = JSON.stringify({ answer: 'It lifts an anchor. '.repeat(100) });
const outputTokensMax = 1_000;
const options = { accountId: 'acc_1', deadlineMs: 1_000, signal: new AbortController().signal };

async function spentFor(reported: Partial<ModelAnswer>): Promise<SpentTokens> {
  const answered = { kind: 'answered', text, inputTokens: 0, outputTokens: 0, calls: 1, durationMs: 1 };
  const model: LanguageModel = {
    generator: 'endpoint/model',
    ask: () => Promise.resolve({ ...answered, ...reported } as ModelAnswer),
    close: () => Promise.resolve(),
  };
  const settled: SpentTokens[] = [];
  const hold = {
    settle: (spent: SpentTokens) => {
      settled.push(spent);
      return Promise.resolve();
    },
  };
  await limitTokens(model, { ledger: { hold: () => Promise.resolve(hold) }, outputTokensMax }).ask(
    question,
    options,
  );
  const [spent] = settled;
  if (spent === undefined) throw new Error('Nothing was settled.');
  return spent;
}

const sum = ({ inputTokens, outputTokens, estimatedTokens }: SpentTokens): number =>
  inputTokens + outputTokens + estimatedTokens;

describe('the token budget', () => {
  it('counts what an honest endpoint reports, and nothing else', async () => {
    const honest = { inputTokens: 2_800, outputTokens: 480 };
    expect(await spentFor(honest)).toEqual({ ...honest, estimatedTokens: 0, questions: 1 });
  });

  it('counts at least what the texts must have, whatever the endpoint reports', async () => {
    const spent = await spentFor({ inputTokens: 1, outputTokens: 1 });
    expect(spent).toMatchObject({ inputTokens: 1, outputTokens: 1 });
    expect(sum(spent)).toBeGreaterThanOrEqual(Math.floor((question.prompt.length + text.length) / 8) - 1);
    expect(sum(await spentFor({ inputTokens: 0, outputTokens: 1 }))).toBe(sum(spent));
  });

  it('counts at most what the texts can have, so that one report does not use up the day', async () => {
    const spent = await spentFor({ inputTokens: 100_000_000, outputTokens: 100_000_000 });
    expect(sum(spent)).toBeLessThan(question.prompt.length + 3_000 + 4 * outputTokensMax);
  });

  it('bounds each call of a question', async () => {
    const one = sum(await spentFor({ inputTokens: 1e8, outputTokens: 1e8 }));
    expect(sum(await spentFor({ inputTokens: 1e8, outputTokens: 1e8, calls: 3 }))).toBe(3 * one);
  });

  it('counts nothing for a question that reached no endpoint', async () => {
    expect(sum(await spentFor({ kind: 'failed', reason: 'paused', calls: 0 } as Partial<ModelAnswer>))).toBe(
      0,
    );
  });
});
