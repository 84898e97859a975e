import { describe, expect, it } from 'vitest';
import { problemsOf } from '../../core/schema/problems-of.ts';
import { usageMetrics } from '../../core/schema/vocabulary.ts';
import { planInput } from './plan.ts';

const problems = (part: object): readonly string[] => {
  const parsed = planInput.safeParse({ id: 'pro', name: 'Pro', currency: 'EUR', ...part });
  return parsed.success ? [] : problemsOf(parsed.error, 'plan');
};

describe('a plan', () => {
  it('with an unknown metric or policy is refused with the list of valid ones', () => {
    expect(problems({ prices: { pages: { included: 1, tiers: [] } } })).toEqual([
      `prices: must only have prices for ${usageMetrics.join(', ')}, not for pages`,
    ]);
    expect(problems({ quota_policy: 'stop' })).toEqual([
      'quota_policy: must be one of none, warn, refuse, not "stop"',
    ]);
    expect(problems({ quota_policy: 'warn' })).toEqual([]);
  });
});
