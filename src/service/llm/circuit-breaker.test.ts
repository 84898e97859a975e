import { beforeEach, describe, expect, it } from 'vitest';
import { createCircuitBreaker, type CircuitBreaker, type EndpointSign } from './circuit-breaker.ts';

const start = Date.parse('2026-11-22T12:00:00Z');
const pauseMs = 30_000;

let nowMs: number;
let breaker: CircuitBreaker;
let changes: string[];

beforeEach(() => {
  nowMs = start;
  changes = [];
  breaker = createCircuitBreaker({
    failuresMax: 3,
    pauseMs,
    pauseMsMax: 100_000,
    now: () => new Date(nowMs),
    onChange: ({ state, pauseMs: pause }) => changes.push(`${state} ${String(pause)}`),
  });
});

/** Asks one question after the other; false for each that was refused. */
const ask = (...signs: readonly EndpointSign[]): boolean[] =>
  signs.map((sign) => {
    const admission = breaker.admit();
    admission?.ended(sign);
    return admission !== null;
  });

describe('a circuit breaker', () => {
  it('opens after consecutive failures and refuses for a pause', () => {
    expect(ask('failed', 'failed', 'failed', 'alive')).toEqual([true, true, true, false]);
    nowMs += pauseMs - 1;
    expect(breaker.isRefusing()).toBe(true);
    expect(breaker.state()).toBe('open');
    expect(changes).toEqual(['open 30000']);
  });

  it('stays closed while an answer comes in between, or nothing is known', () => {
    ask('failed', 'failed', 'alive', 'failed', 'failed', 'unknown');
    expect(breaker.state()).toBe('closed');
    ask('failed');
    expect(breaker.state()).toBe('open');
  });

  it('admits one trial after the pause, and no other while it runs', () => {
    ask('failed', 'failed', 'failed');
    nowMs += pauseMs;
    const trial = breaker.admit();
    expect(trial).not.toBeNull();
    expect(breaker.state()).toBe('trial');
    expect(breaker.isRefusing()).toBe(true);
    expect(breaker.admit()).toBeNull();
    trial?.ended('alive');
    expect(breaker.state()).toBe('closed');
    expect(ask('failed', 'failed', 'alive')).toEqual([true, true, true]);
    expect(changes).toEqual(['open 30000', 'closed 30000']);
  });

  it('doubles the pause with each failed trial, up to its limit, and forgets it on success', () => {
    ask('failed', 'failed', 'failed');
    for (const pause of [30_000, 60_000, 100_000, 100_000]) {
      nowMs += pause - 1;
      expect(ask('failed')).toEqual([false]);
      nowMs += 1;
      expect(ask('failed')).toEqual([true]);
    }
    nowMs += 100_000;
    ask('alive', 'failed', 'failed', 'failed');
    nowMs += pauseMs;
    expect(ask('alive')).toEqual([true]);
  });

  it('admits another trial at once when the first was aborted', () => {
    ask('failed', 'failed', 'failed');
    nowMs += pauseMs;
    expect(ask('unknown', 'alive', 'alive')).toEqual([true, true, true]);
  });

  it('is not prolonged by questions from before it opened, but closed by their answer', () => {
    const late = Array.from({ length: 3 }, () => breaker.admit());
    ask('failed', 'failed', 'failed');
    nowMs += pauseMs - 1;
    late[0]?.ended('failed');
    nowMs += 1;
    const trial = breaker.admit();
    late[1]?.ended('failed');
    expect(breaker.state()).toBe('trial');
    late[2]?.ended('alive');
    expect(breaker.state()).toBe('closed');
    // Counts as one of three, like any other.
    trial?.ended('failed');
    expect(breaker.state()).toBe('closed');
  });

  it('does not stay open for a clock that was set back', () => {
    ask('failed', 'failed', 'failed');
    nowMs -= 3_600_000;
    expect(ask('alive', 'alive')).toEqual([true, true]);
  });
});
