import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTempDatabase, silentLog, type TempDatabase } from '../../../test/support/temp-database.ts';
import type { TokenHold } from '../../service/llm/limit-tokens.ts';
import { insertAccount } from '../members/statements/accounts.ts';
import { newId } from '../../service/platform/ids.ts';
import { readModelTokens } from './read-model-tokens.ts';
import { tokenLedger } from './token-ledger.ts';

const start = new Date('2026-11-22T23:59:00.000Z');
const nothing = { inputTokens: 0, outputTokens: 0, estimatedTokens: 0, questions: 0 } as const;

let temp: TempDatabase;
let now: Date;
let accountId: string;

beforeAll(async () => {
  temp = await openTempDatabase();
});
afterAll(() => temp.remove());
beforeEach(async () => {
  now = start;
  accountId = newId('account', start);
  await insertAccount(temp.database.db, { id: accountId, name: 'Test', createdAt: start });
});

/** Each as a process has it. */
const ledger = (tokensPerDay = 1_000) =>
  tokenLedger({ database: temp.database, log: silentLog, now: () => now }, () => tokensPerDay);

const tokens = () => readModelTokens(temp.database.db, { accountId, from: start, to: now });

const isHold = (hold: TokenHold | null): hold is TokenHold => hold !== null;

describe('the token budget of an account', () => {
  it('is never exceeded by questions at the same time', async () => {
    const processes = [ledger(), ledger(), ledger()];
    const holds = await Promise.all(
      processes.flatMap((process) => Array.from({ length: 20 }, () => process.hold(accountId, 90))),
    );
    expect(holds.filter(isHold)).toHaveLength(11);
    expect((await tokens()).total).toEqual({
      questions: 0,
      input_tokens: 0,
      output_tokens: 0,
      estimated_tokens: 990,
    });
    expect(isHold(await ledger().hold(accountId, 10))).toBe(true);
    expect(await ledger().hold(accountId, 1)).toBeNull();
  });

  it('counts what was used instead of what was held', async () => {
    const hold = await ledger().hold(accountId, 900);
    expect(await ledger().hold(accountId, 200)).toBeNull();
    await hold?.settle({ inputTokens: 300, outputTokens: 50, estimatedTokens: 0, questions: 1 });
    const next = await ledger().hold(accountId, 200);
    await next?.settle({ inputTokens: 0, outputTokens: 0, estimatedTokens: 120, questions: 1 });
    await (await ledger().hold(accountId, 500))?.settle(nothing);
    expect((await tokens()).total).toEqual({
      questions: 2,
      input_tokens: 300,
      output_tokens: 50,
      estimated_tokens: 120,
    });
    // More than was estimated counts, too.
    await (await ledger().hold(accountId, 10))?.settle({ ...nothing, outputTokens: 5_000, questions: 1 });
    expect(await ledger().hold(accountId, 1)).toBeNull();
  });

  it('refuses a question that is larger than a whole day', async () => {
    expect(await ledger().hold(accountId, 1_001)).toBeNull();
    expect(await tokens()).toMatchObject({ days: [] });
  });

  it('is new on every day in UTC; a question counts for the day it was asked on', async () => {
    const late = await ledger().hold(accountId, 1_000);
    now = new Date('2026-11-23T00:00:00.000Z');
    const early = await ledger().hold(accountId, 1_000);
    await late?.settle({ ...nothing, inputTokens: 700, questions: 1 });
    await early?.settle({ ...nothing, inputTokens: 400, questions: 1 });
    const day = { questions: 1, output_tokens: 0, estimated_tokens: 0 };
    expect((await tokens()).days).toEqual([{ day: '2026-11-22', input_tokens: 700, ...day }]);
    now = new Date('2026-11-23T00:00:00.001Z');
    expect((await tokens()).days).toEqual([
      { day: '2026-11-22', input_tokens: 700, ...day },
      { day: '2026-11-23', input_tokens: 400, ...day },
    ]);
  });

  it('is separate from those of others', async () => {
    const other = newId('account', new Date(start.getTime() + 1));
    await insertAccount(temp.database.db, { id: other, name: 'Other', createdAt: start });
    expect(isHold(await ledger().hold(other, 1_000))).toBe(true);
    expect(isHold(await ledger().hold(accountId, 1_000))).toBe(true);
  });

  it('stays taken by a process that dies before it settles', async () => {
    await ledger().hold(accountId, 1_000);
    expect(await ledger().hold(accountId, 1)).toBeNull();
  });
});
