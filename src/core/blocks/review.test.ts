import { describe, expect, it } from 'vitest';
import { reviewedAgain, reviewOf } from './review.ts';

const check = (reason: string) => ({ level: 'check', reason }) as const;
const rewrite = (reason: string) => ({ level: 'rewrite', reason }) as const;

describe('the review of a block', () => {
  it('is null without a doubt', () => {
    expect(reviewOf([])).toBeNull();
  });

  it('has the worst level, what has to be rewritten first, and each reason once', () => {
    expect(reviewOf([check('One.'), rewrite('Two.'), check('One.')])).toEqual({
      level: 'rewrite',
      reasons: ['Two.', 'One.'],
    });
  });

  it('has five reasons at most', () => {
    expect(reviewOf(['1', '2', '3', '4', '5', '6'].map(check))?.reasons).toHaveLength(5);
  });

  it('takes one more doubt first, and keeps its level where that is worse', () => {
    expect(reviewedAgain(null, check('One.'))).toEqual({ level: 'check', reasons: ['One.'] });
    expect(reviewedAgain({ level: 'check', reasons: ['One.'] }, rewrite('Two.'))).toEqual({
      level: 'rewrite',
      reasons: ['Two.', 'One.'],
    });
    expect(reviewedAgain({ level: 'rewrite', reasons: ['One.'] }, check('Two.'))?.level).toBe('rewrite');
  });
});
