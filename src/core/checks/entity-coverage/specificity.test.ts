import { describe, expect, it } from 'vitest';
import { buildPage, islandProse } from '../../../../test/support/pages/build-page.ts';
import { distinctStatements } from '../../../../test/support/pages/distinct-statements.ts';
import { hostilePages } from '../../../../test/support/pages/hostile-pages.ts';
import { judge, type Judgement } from '../../../../test/support/pages/judge-page.ts';
import { specificity } from './specificity.ts';

const QUERY = 'windlass care';
const judgeTexts = (texts: readonly string[], lang = 'en', queries: readonly string[] = [QUERY]): Judgement =>
  judge(specificity, buildPage({ lang, title: 'Deck', h1: 'Deck', opening: [...texts] }), { queries });
const shareOf = (texts: readonly string[]): number => judgeTexts(texts).result.share ?? -1;
/** Forty statements on the topic, the first `count` of them with the detail. */
const statements = (count: number, detail: string): string[] => [
  ...distinctStatements(40, QUERY, detail).slice(0, count),
  ...distinctStatements(40, QUERY, 'some time').slice(count),
];

describe('specificity', () => {
  it('gives the full share to 35 specific statements on the topic, and quotes the first', () => {
    const { result, text } = judgeTexts(statements(35, '40 minutes'));
    expect(result).toMatchObject({ outcome: 'pass', share: 1 });
    expect(result.explanation).toMatch(/^35 of 40 statements on the topic hold a figure/);
    expect(result.evidence).toHaveLength(4);
    expect(result.evidence[0]?.start).toBe(text.indexOf('The windlass care takes 40 minutes'));
  });

  it('gives nothing for a text without any', () => {
    const { result } = judgeTexts(statements(0, ''));
    expect(result).toMatchObject({ outcome: 'fail', share: 0, evidence: [] });
  });

  it('calls a text of a few statements short, not vague', () => {
    const opening = [...statements(0, '').slice(0, 4), islandProse(40)];
    const html = buildPage({ title: 'Windlass care', h1: 'Windlass care', opening });
    const article = { url: 'https://almanac.example/blog/windlass-care', queries: [QUERY] };
    const { result, advice, signals } = judge(specificity, html, article);
    expect(signals.pageType).toBe('article');
    expect(result.outcome).not.toBe('pass');
    expect(advice).toBeNull();
  });

  it('says nothing of a vague quantity that stands beside something else', () => {
    const beside = 'Brass trumpets were made in Nuremberg for many years.';
    expect(judgeTexts([...statements(0, ''), beside]).advice?.kind).not.toBe('replace-vague');
  });

  it('gives more for each, less for each than for the one before, and nothing past 35', () => {
    const shares = [0, 1, 2, 5, 34, 35, 40].map((count) => shareOf(statements(count, '40 kg')));
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(new Set(shares.slice(0, -1)).size).toBe(shares.length - 1);
    expect(shares.slice(-2)).toEqual([1, 1]);
    const [none = 0, one = 0, two = 0] = shares;
    expect(two - one).toBeLessThan(one - none);
  });

  it('gives little for one, and for each of the first six about as much', () => {
    const [none = 0, one = 0, , , , five = 0, six = 0] = [0, 1, 2, 3, 4, 5, 6].map((count) =>
      shareOf(statements(count, '40 kg')),
    );
    expect(one).toBeLessThan(0.1);
    expect(six - five).toBeGreaterThan((one - none) / 2);
  });

  it('counts what is specific, whatever vague statements stand beside it', () => {
    const few = distinctStatements(5, QUERY, '40 kg');
    expect(shareOf(few)).toBe(shareOf([...few, ...distinctStatements(40, QUERY, 'some time').slice(5)]));
  });

  it.each([
    ['a percentage', '40 %'],
    ['a price', '€40'],
    ['a date', 'since 2019'],
    ['a version', 'release 4.2.1'],
    ['a standard', 'ISO 9001'],
    ['a quantity', '40 kg'],
    ['the name of an organisation', 'NASA'],
  ])('knows %s', (_, detail) => {
    expect(judgeTexts(statements(3, detail)).result.explanation).toMatch(/^3 of 40/);
  });

  it.each([
    ['a bare number', '40'],
    ['a vague word', 'many minutes'],
  ])('does not take %s for a detail', (_, detail) => {
    expect(shareOf(statements(3, detail))).toBe(0);
  });

  it('gives nothing for numbers outside of the topic, nor for more of them in one sentence', () => {
    const moon = Array.from(
      { length: 6 },
      (_, index) => `The moon is ${String(index + 2)}84 kilometres away now.`,
    );
    const before = shareOf(statements(3, '40 kg'));
    expect(shareOf([...statements(3, '40 kg'), ...moon])).toBe(before);
    expect(shareOf(statements(3, '40 kg, 50 kg, 60 % and 70 minutes'))).toBeCloseTo(before, 2);
  });

  it('counts what stands twice once', () => {
    const texts = distinctStatements(3, QUERY, '40 kg');
    const again = texts.map((text, index) => `${text} ${islandProse(10, index)}`);
    expect(shareOf([...texts, ...texts])).toBe(shareOf(texts));
    expect(shareOf([...texts, ...again])).toBe(shareOf(texts));
    expect(judgeTexts([...texts, ...again]).result.explanation).toMatch(/^3 of 6/);
  });

  it('counts a statement that says something new, and no other', () => {
    const first = 'The windlass care takes 40 kg of grease, brine and sand.';
    const shareBoth = (second: string): number => shareOf([first, second, islandProse(40)]);
    const alone = shareBoth('');
    const none = shareBoth('The windlass care takes 40 kg of sand and brine.');
    const part = shareBoth('The windlass care takes 40 kg of sand and kelp.');
    const whole = shareBoth('The windlass care takes 60 kg of kelp, mud and frost.');
    expect(none).toBe(alone);
    expect(part).toBeGreaterThan(none);
    expect(whole).toBe(part);
  });

  it('needs no language resource', () => {
    const rest =
      'Eski limandan kalkan her tekne sabah erkenden denize gider ve akşam geri gelir. Kasabada iki dükkan ve bir okul bulunur. Martılar taş duvarda bekler ve balıkçılar ağlarını onarır. ';
    const text = 'Vinç bakımı 40 kilogram gres ister. Vinç bakımı 2019 yılından beri zorunlu.';
    const { result } = judgeTexts([text, rest.repeat(2)], 'tr', ['vinç bakımı']);
    expect(result.explanation).toMatch(/^2 of 2/);
    expect(result.share).toBeGreaterThan(0);
  });

  it('needs 30 words to judge', () => {
    const judgeWords = (count: number): string =>
      judge(specificity, buildPage({ opening: [islandProse(count)] })).result.outcome;
    expect(judgeWords(29)).toBe('not_applicable');
    expect(judgeWords(30)).not.toBe('not_applicable');
  });

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    expect(judge(specificity, html).result.outcome).not.toBe('error');
  });
});
