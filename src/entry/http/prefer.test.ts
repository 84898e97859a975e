import { describe, expect, it } from 'vitest';
import { defaultWaitMs, preferredWait } from './prefer.ts';

describe('a preferred wait', () => {
  it.each([
    ['wait=0', 0],
    ['wait=7', 7_000],
    ['wait=30', 30_000],
    ['wait=31', 30_000],
    ['wait=99999999999999999999', 30_000],
    ['wait=-1', 0],
    ['WAIT=3', 3_000],
    ['wait = 3', 3_000],
    ['wait="3"', 3_000],
    ['wait=2.9', 2_000],
    ['wait=4; because=slow', 4_000],
    ['handling=lenient, wait=4', 4_000],
    ['wait=4, wait=9', 4_000],
  ])('of %s is %i ms, and is said to be applied', (header, waitMs) => {
    expect(preferredWait(header)).toEqual({ waitMs, applied: `wait=${String(waitMs / 1000)}` });
  });

  it('is nothing when an immediate answer is preferred', () => {
    expect(preferredWait('respond-async')).toEqual({ waitMs: 0, applied: 'respond-async, wait=0' });
  });

  it('comes before the immediate answer when both are preferred (RFC 7240, section 4.3)', () => {
    expect(preferredWait('respond-async, wait=10')).toEqual({
      waitMs: 10_000,
      applied: 'respond-async, wait=10',
    });
    expect(preferredWait(['respond-async', 'wait=10']).waitMs).toBe(10_000);
  });

  it.each([
    undefined,
    '',
    'wait',
    'wait=',
    'wait=soon',
    'wait=1e3',
    'return=minimal',
    '__proto__=1',
    ',,;=,',
  ])('is the default, unapplied, for %j', (header) => {
    expect(preferredWait(header)).toEqual({ waitMs: defaultWaitMs, applied: undefined });
  });
});
