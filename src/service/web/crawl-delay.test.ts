import { expect, it } from 'vitest';
import { growthWhereCostly, TIMES_MAX } from '../../../test/support/cpu-growth.ts';
import { crawlDelayMs } from './crawl-delay.ts';

const delay = (text: string): number => crawlDelayMs(new TextEncoder().encode(text), 'Citeworthy');

it.each([
  ['a group for all', 'User-agent: *\nCrawl-delay: 2', 2_000],
  [
    'a group of the crawler',
    'User-agent: *\nCrawl-delay: 9\n\nuser-agent: citeworthy/1.0\ncrawl-delay : 1.5',
    1_500,
  ],
  ['several agents', 'User-agent: Citeworthy\nUser-agent: Other\nDisallow: /x\nCrawl-delay: 3 # s', 3_000],
  ['an own group without one', 'User-agent: *\nCrawl-delay: 9\nUser-agent: Citeworthy\nAllow: /', 0],
  ['a group of another crawler', 'User-agent: Other\nCrawl-delay: 9', 0],
  ['more than the limit', 'User-agent: *\nCrawl-delay: 86400', 10_000],
  ['no number', 'User-agent: *\nCrawl-delay: soon\nCrawl-delay: -1\nCrawl-delay: 1e3', 0],
  ['no group', 'Crawl-delay: 4', 0],
])('the pause of %s', (_what, text, expected) => {
  expect(delay(text)).toBe(expected);
});

it('is 0 where the rules are unknown', () => {
  expect(crawlDelayMs(null, 'Citeworthy')).toBe(0);
});

it('takes time in proportion to the file', () => {
  const text = (lines: number): string => ' \t user-agent: *\ncrawl-delay: 1\n   \n'.repeat(lines);
  expect(growthWhereCostly((file: string) => delay(file), text, 4_000)).toBeLessThan(TIMES_MAX);
});
