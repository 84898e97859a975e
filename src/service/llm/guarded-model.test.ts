import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  completes,
  completion,
  fails,
  isSilent,
  startModelEndpoint,
  writes,
  type CompletionAnswer,
  type ModelEndpoint,
} from '../../../test/support/model-endpoint.ts';
import { outcomeTimeoutMs } from '../../../test/support/time-limits.ts';
import { guardModel, type GuardedModel, type GuardOptions } from './guarded-model.ts';
import type { AskOptions } from './language-model.ts';
import type { SpentTokens } from './limit-tokens.ts';
import { openLanguageModel } from './open-language-model.ts';

/** 300 characters with its schema: 100 tokens by the estimate. */
const schema = { type: 'object' };
const question = { system: 's'.repeat(80), prompt: 'p'.repeat(220 - JSON.stringify(schema).length), schema };
const title = { title: 'How a windlass is oiled' };
const outputTokensMax = 900;
const held = 1_000;

let endpoint: ModelEndpoint;
let nowMs: number;
let budget: number;
let settled: SpentTokens[];
const opened: GuardedModel[] = [];

beforeAll(async () => {
  endpoint = await startModelEndpoint();
});
beforeEach(() => {
  nowMs = Date.parse('2026-11-22T12:00:00Z');
  budget = 1_000_000;
  settled = [];
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((model) => model.close()));
});
afterAll(() => endpoint.close());

function open(options: Partial<GuardOptions> = {}, baseUrl = endpoint.baseUrl): GuardedModel {
  const now = (): Date => new Date(nowMs);
  const model = guardModel(
    openLanguageModel({ baseUrl, apiKey: undefined, model: 'm', outputTokensMax, callsMax: 1, now }),
    {
      ledger: {
        hold: (_, tokens) => {
          if (tokens > budget) return Promise.resolve(null);
          budget -= tokens;
          return Promise.resolve({
            settle: (spent) => {
              settled.push(spent);
              return Promise.resolve();
            },
          });
        },
      },
      outputTokensMax,
      questionsMax: 2,
      timeoutMs: 200,
      breaker: { failuresMax: 3, now },
      ...options,
    },
  );
  opened.push(model);
  return model;
}

const ask = (model: GuardedModel, options: Partial<AskOptions> = {}) =>
  model.ask(question, {
    accountId: 'acc_1',
    deadlineMs: outcomeTimeoutMs,
    signal: new AbortController().signal,
    ...options,
  });

describe('questions at once', () => {
  it('are limited: others wait in order, and the wait is part of their duration', async () => {
    const model = open();
    const free: (() => void)[] = [];
    endpoint.answer((response) => free.push(() => writes(title)(response, endpoint.asked[0] as never)));
    const ended: number[] = [];
    const asked = [0, 1, 2, 3].map(async (index) => {
      const answer = await ask(model);
      ended.push(index);
      return answer;
    });
    await expect.poll(() => free.length).toBe(2);
    expect(model.status()).toMatchObject({ active: 2, waiting: 2 });
    free[0]?.();
    await expect.poll(() => free.length).toBe(3);
    expect(endpoint.asked).toHaveLength(3);
    free[1]?.();
    await expect.poll(() => free.length).toBe(4);
    free[2]?.();
    free[3]?.();
    const answers = await Promise.all(asked);
    expect(answers.map(({ kind }) => kind)).toEqual(Array(4).fill('answered'));
    // Requests of the first two may arrive in either order.
    expect(new Set(ended.slice(0, 2))).toEqual(new Set([0, 1]));
    const [one = 0, other = 0, waited] = answers.map(({ durationMs }) => durationMs);
    expect(waited).toBeGreaterThanOrEqual(Math.min(one, other));
    expect(model.status()).toEqual({ active: 0, waiting: 0, breaker: 'closed' });
  });

  it('time out while they wait, without a request and without tokens', async () => {
    const model = open({ questionsMax: 1 });
    const controller = new AbortController();
    endpoint.answer(isSilent);
    const first = ask(model, { signal: controller.signal });
    await expect.poll(() => endpoint.asked.length).toBe(1);
    expect(await ask(model, { deadlineMs: 50 })).toMatchObject({ reason: 'timeout', calls: 0 });
    expect(endpoint.asked).toHaveLength(1);
    expect(settled).toEqual([]);
    controller.abort(new Error('deleted'));
    await expect(first).rejects.toThrow('deleted');
    expect(model.status()).toMatchObject({ active: 0, waiting: 0 });
  });

  it('leave the line when they are aborted', async () => {
    const model = open({ questionsMax: 1 });
    const [first, second] = [new AbortController(), new AbortController()];
    endpoint.answer(isSilent);
    const asked = [ask(model, { signal: first.signal }), ask(model, { signal: second.signal })];
    await expect.poll(() => model.status().waiting).toBe(1);
    second.abort(new Error('deleted'));
    await expect(asked[1]).rejects.toThrow('deleted');
    first.abort(new Error('deleted'));
    await expect(asked[0]).rejects.toThrow('deleted');
    endpoint.answer(writes(title));
    expect(await ask(model)).toMatchObject({ kind: 'answered' });
  });
});

describe('an endpoint that fails again and again', () => {
  it.each([
    ['answers 503', fails(503), {}],
    ['refuses the key', fails(401), {}],
    ['does not answer', isSilent, { deadlineMs: 200 }],
  ])('is left alone when it %s, until a trial succeeds', async (_, answer, given) => {
    // A busy machine may use up most of a short deadline.
    const model = open({ timeoutMs: 2 });
    endpoint.answer(answer);
    for (let count = 0; count < 3; count++) {
      expect(await ask(model, given)).toMatchObject({ kind: 'failed', calls: 1 });
    }
    expect(await ask(model)).toMatchObject({ kind: 'failed', reason: 'paused', calls: 0 });
    expect(endpoint.asked).toHaveLength(3);
    expect(model.status().breaker).toBe('open');
    nowMs += 30_000;
    expect(await ask(model, given)).toMatchObject({ kind: 'failed', calls: 1 });
    expect(await ask(model)).toMatchObject({ reason: 'paused' });
    nowMs += 60_000;
    endpoint.answer(writes(title));
    expect(await ask(model)).toMatchObject({ kind: 'answered' });
    expect(model.status().breaker).toBe('closed');
  });

  it('fails the questions that wait at once', async () => {
    const model = open({ questionsMax: 1 });
    const free: (() => void)[] = [];
    endpoint.answer((response, asked) => free.push(() => fails(500)(response, asked)));
    const asked = Array.from({ length: 20 }, () => ask(model));
    for (let count = 1; count <= 3; count++) {
      await expect.poll(() => free.length).toBe(count);
      free[count - 1]?.();
    }
    const answers = await Promise.all(asked);
    expect(answers.filter(({ calls }) => calls === 0)).toHaveLength(17);
    expect(endpoint.asked).toHaveLength(3);
  });

  it.each([
    ['refuses a question (400)', fails(400), {}],
    ['writes no JSON', completes('no JSON'), {}],
    ['stops half-way', completes('{"title": "How', 'length'), {}],
    ['has less time than others', isSilent, { deadlineMs: 60 }],
  ] as const)(
    'is still asked when it only %s: a caller must not stop the others',
    async (_, answer, given) => {
      const model = open();
      endpoint.answer(answer);
      for (let count = 0; count < 5; count++) expect((await ask(model, given)).calls).toBeGreaterThan(0);
      expect(model.status().breaker).toBe('closed');
    },
  );
});

describe('the token budget', () => {
  const withoutUsage = (text: string): CompletionAnswer => {
    const body = { ...completion(text), usage: undefined };
    return (response) =>
      void response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  };

  it('stops questions that it does not cover', async () => {
    const model = open();
    endpoint.answer(writes(title));
    budget = held - 1;
    expect(await ask(model)).toMatchObject({ kind: 'failed', reason: 'budget', calls: 0 });
    expect(endpoint.asked).toHaveLength(0);
    budget = held;
    expect(await ask(model)).toMatchObject({ kind: 'answered' });
    expect(settled).toEqual([{ inputTokens: 1_200, outputTokens: 300, estimatedTokens: 0, questions: 1 }]);
  });

  it.each([
    ['reports no tokens', withoutUsage('{"a": "bcdefghij"}'), 100 + 6, {}],
    ['does not answer in time', isSilent, held, { deadlineMs: 200 }],
    ['refuses', fails(500), 0, {}],
  ])('counts an estimate when the endpoint %s', async (_, answer, estimatedTokens, given) => {
    endpoint.answer(answer);
    await ask(open(), given);
    expect(settled).toEqual([{ inputTokens: 0, outputTokens: 0, estimatedTokens, questions: 1 }]);
  });

  it('counts the whole estimate of an aborted question, and nothing for one that was not sent', async () => {
    const controller = new AbortController();
    endpoint.answer(() => controller.abort(new Error('deleted')));
    const model = open();
    await expect(ask(model, { signal: controller.signal })).rejects.toThrow('deleted');
    expect(settled).toEqual([{ inputTokens: 0, outputTokens: 0, estimatedTokens: held, questions: 1 }]);
    endpoint.answer(fails(500));
    for (let count = 0; count < 4; count++) await ask(model);
    expect(settled).toHaveLength(4);
  });
});
