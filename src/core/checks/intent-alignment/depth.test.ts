import { describe, expect, it } from 'vitest';
import { buildPage, islandProse } from '../../../../test/support/pages/build-page.ts';
import { hostilePages } from '../../../../test/support/pages/hostile-pages.ts';
import { judge, type Judgement } from '../../../../test/support/pages/judge-page.ts';
import { distinctStatements } from '../../../../test/support/pages/distinct-statements.ts';
import { depth } from './depth.ts';

const QUERY = 'windlass care';
const judgeTexts = (opening: readonly string[], queries: readonly string[] = [QUERY]): Judgement =>
  judge(depth, buildPage({ title: 'Deck', h1: 'Deck', opening: [...opening] }), { queries });
const shareOf = (opening: readonly string[]): number => judgeTexts(opening).result.share ?? -1;
const STATEMENTS = distinctStatements(90, QUERY);

describe('depth', () => {
  it('gives the full share to eighty statements about what is asked, and quotes the first', () => {
    const { result, text } = judgeTexts(STATEMENTS.slice(0, 80));
    expect(result).toMatchObject({ outcome: 'pass', share: 1 });
    expect(result.explanation).toBe('The text makes 80 distinct statements about what is asked.');
    expect(result.evidence.map((evidence) => evidence.text)).toEqual(STATEMENTS.slice(0, 4));
    expect(result.evidence[0]?.start).toBe(text.indexOf(STATEMENTS[0] ?? '-'));
  });

  it('gives nothing for a text on something else', () => {
    const { result } = judgeTexts([islandProse(200)]);
    expect(result).toMatchObject({ outcome: 'fail', share: 0, evidence: [] });
  });

  it('gives more for each statement, less for each than for the one before, and nothing past eighty', () => {
    const shares = [0, 1, 2, 5, 20, 79, 80, 90].map((count) =>
      shareOf([islandProse(60), ...STATEMENTS.slice(0, count)]),
    );
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(new Set(shares.slice(0, -1)).size).toBe(shares.length - 1);
    expect(shares.slice(-2)).toEqual([1, 1]);
    const [none = 0, one = 0, two = 0] = shares;
    expect(two - one).toBeLessThan(one - none);
  });

  it('gives nothing more for what is said again, word for word, shortened or gathered', () => {
    const once = STATEMENTS.slice(0, 10);
    const share = shareOf(once);
    expect(shareOf([...once, ...once])).toBe(share);
    expect(shareOf([...once, once.join(' ')])).toBe(share);
    expect(shareOf([...once, ...once.map((text) => text.replace(/ meets .*/u, ' stays dry.'))])).toBeLessThan(
      share + 0.03,
    );
  });

  it('gives nothing more for what stands off the topic, nor for questions about it', () => {
    const share = shareOf(STATEMENTS.slice(0, 10));
    expect(shareOf([...STATEMENTS.slice(0, 10), islandProse(200)])).toBe(share);
    const asked = STATEMENTS.slice(10, 20).map((text) => text.replace(/\.$/u, '?'));
    expect(shareOf([...STATEMENTS.slice(0, 10), ...asked])).toBe(share);
  });

  it('gives less when the words of the sentences are shuffled', () => {
    const shuffled = STATEMENTS.map((text) => text.replace(/\.$/u, '').split(' ').sort().join(' ')).map(
      (text) => `${text}.`,
    );
    expect(shareOf(shuffled)).toBeLessThan(shareOf(STATEMENTS) * 0.9);
  });

  it('does not apply where nothing is asked and nothing can be inferred', () => {
    const { result, signals } = judge(depth, buildPage({ opening: [islandProse(60)] }));
    expect(signals.queries).toEqual([]);
    expect(result.outcome).toBe('not_applicable');
  });

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    expect(judge(depth, html).result.outcome).not.toBe('error');
    expect(judge(depth, html, { queries: ['harbour ferry'] }).result.outcome).not.toMatch(
      /error|not_applicable/,
    );
  });
});
