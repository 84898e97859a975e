import { describe, expect, it } from 'vitest';
import { buildPage, islandProse } from '../../../../test/support/pages/build-page.ts';
import { hostilePages } from '../../../../test/support/pages/hostile-pages.ts';
import { judge, type Judgement } from '../../../../test/support/pages/judge-page.ts';
import { structuredDataValidity } from './structured-data-validity.ts';

const page = { title: 'The ferry to the island', h1: 'The ferry to the island', opening: [islandProse(80)] };
const judgeData = (...structuredData: readonly unknown[]): Judgement =>
  judge(structuredDataValidity, buildPage({ ...page, structuredData }));
const judgeScript = (source: string): Judgement =>
  judge(
    structuredDataValidity,
    buildPage({ ...page, head: `<script type="application/ld+json">${source}</script>` }),
  );
const article = { '@context': 'https://schema.org', '@type': 'Article', headline: 'The ferry to the island' };

describe('structured-data-validity', () => {
  it('gives the full share for data that parses, is complete and stands on the page', () => {
    expect(judgeData(article).result).toMatchObject({ outcome: 'pass', share: 1 });
  });

  it('gives a page without structured data as much as one with valid data: its presence earns nothing', () => {
    const { result, advice } = judge(structuredDataValidity, buildPage(page));
    expect(result).toMatchObject({
      outcome: 'pass',
      share: 1,
      explanation: 'The page has no structured data.',
    });
    expect(advice).toBeNull();
    expect(result.share).toBe(judgeData(article).result.share);
  });

  it.each([
    ['a cut-off block', '{"@type":"Article","headline":"The ferry'],
    ['a block that is no JSON', 'headline: The ferry'],
    ['a trailing comma', '{"@type":"Article","headline":"The ferry",}'],
  ])('gives nothing for %s alone, and asks to repair it', (_, source) => {
    const { result, advice } = judgeScript(source);
    expect(result).toMatchObject({ outcome: 'fail', share: 0 });
    expect(advice).toMatchObject({ kind: 'repair-json-ld', where: result.evidence[0] });
    expect(result.evidence).toEqual([{ text: source, start: null, end: null }]);
  });

  it('quotes nothing where nothing stands', () => {
    expect(judgeScript('').result).toMatchObject({ outcome: 'fail', share: 0, evidence: [] });
  });

  it('takes a part for one block in two that does not parse', () => {
    const { result, advice } = judge(
      structuredDataValidity,
      buildPage({
        ...page,
        structuredData: [article],
        head: '<script type="application/ld+json">{</script>',
      }),
    );
    expect(result.outcome).toBe('partial');
    expect(advice?.kind).toBe('repair-json-ld');
  });

  it.each([
    ['Article', { '@type': 'Article' }],
    ['Product', { '@type': 'Product', name: 'The ferry to the island' }],
    ['FAQPage', { '@type': 'FAQPage' }],
    ['BreadcrumbList', { '@type': 'https://schema.org/BreadcrumbList', itemListElement: '' }],
    ['Event', { '@type': ['Event', 'Thing'], name: 'The ferry to the island', startDate: '2026-08-01' }],
  ])('finds that a %s lacks something', (_type, data) => {
    const { result, advice } = judgeData(data);
    expect(result.share).toBeLessThan(1);
    expect(advice).toBeNull();
  });

  it.each([[null], [[]], ['   '], [{}]])('does not take %j for a headline', (headline) => {
    expect(judgeData({ '@type': 'Article', headline }).result.share).toBeLessThan(1);
  });

  it('looks into @graph and lists', () => {
    const graph = { '@context': 'https://schema.org', '@graph': [article, { '@type': 'Person' }] };
    expect(judgeData(graph).result.share).toBeLessThan(1);
    expect(judgeData([article, { '@type': 'Person' }]).result.share).toBeLessThan(1);
  });

  it('quotes a name that the page does not show', () => {
    const { result } = judgeData({ ...article, headline: 'Win a free cruise today' });
    expect(result.share).toBeLessThan(1);
    expect(result.evidence).toEqual([{ text: 'Win a free cruise today', start: null, end: null }]);
  });

  it.each(['THE FERRY — to the island', 'The ferry&nbsp;to the island', 'The ferry  to the island!'])(
    'finds %j on the page',
    (headline) => {
      expect(judgeData({ ...article, headline }).result.share).toBe(1);
    },
  );

  it('judges nothing of types that it does not know', () => {
    expect(judgeData({ '@type': 'Boat' }).result).toMatchObject({ outcome: 'pass', share: 1 });
    expect(judgeScript('null').result.share).toBe(1);
    expect(judgeScript('[[["x"]], 7, {"@type": 7}]').result.share).toBe(1);
  });

  it.each(['constructor', 'toString', 'valueOf', '__proto__'])('is not broken by the type %s', (type) => {
    expect(judgeData({ '@type': type }).result.outcome).toBe('pass');
  });

  it.each([
    ['lists', '['.repeat(10_000), ']'.repeat(10_000)],
    ['@graph', '{"@graph":'.repeat(10_000), `1${'}'.repeat(10_000)}`],
    ['names', `{"@type":"Article","headline":${'{"name":'.repeat(10_000)}`, `1${'}'.repeat(10_001)}`],
  ])('survives %s nested 10,000 deep', (_, open, close) => {
    expect(judgeScript(open + close).result.outcome).not.toBe('error');
  });

  it.each([
    ['5,000 items', JSON.stringify(Array.from({ length: 5_000 }, () => ({ '@type': 'Article' })))],
    ['a headline of 50,000 letters', JSON.stringify({ ...article, headline: 'a&'.repeat(25_000) })],
    ['NUL and a lone surrogate', '{"@type":"Article","headline":"\\u0000\\ud800"}'],
    [
      'a headline in every wrong type',
      '{"@type":"Article","headline":[[1],{"a":{}},false],"name":{"name":{"name":null}}}',
    ],
  ])('survives %s', (_, source) => {
    expect(judgeScript(source).result.outcome).not.toBe('error');
  });

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    expect(
      judge(
        structuredDataValidity,
        html.replace(
          '</head>',
          '<script type="application/ld+json">{"@type":"Article","headline":"x"}</script></head>',
        ),
      ).result.outcome,
    ).not.toBe('error');
  });
});
