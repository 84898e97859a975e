import { describe, expect, it } from 'vitest';
import { buildPage, islandProse } from '../../../../test/support/pages/build-page.ts';
import { hostilePages } from '../../../../test/support/pages/hostile-pages.ts';
import { judge, type Judgement } from '../../../../test/support/pages/judge-page.ts';
import { headingQueryMatch } from './heading-query-match.ts';

const judgeHeadings = (headings: readonly string[], queries: readonly string[]): Judgement =>
  judge(
    headingQueryMatch,
    buildPage({
      title: 'Almanac',
      h1: 'Almanac',
      sections: headings.map((heading, index) => ({ heading, paragraphs: [islandProse(50, index * 5)] })),
    }),
    { queries },
  );

describe('heading-query-match', () => {
  it('gives the full share for a heading that says the query, and quotes it', () => {
    const { result, text } = judgeHeadings(['Oil the windlass', 'Paint the hull'], ['oil the windlass']);
    expect(result).toMatchObject({ outcome: 'pass', share: 1 });
    const start = text.indexOf('Oil the windlass');
    expect(result.evidence).toEqual([{ text: 'Oil the windlass', start, end: start + 16 }]);
  });

  it('counts the H1, and quotes it without offsets, because it is not in the text', () => {
    const { result } = judge(
      headingQueryMatch,
      buildPage({ h1: 'Oil the windlass', opening: [islandProse(60)] }),
      { queries: ['oil the windlass'] },
    );
    expect(result.share).toBe(1);
    expect(result.evidence).toEqual([{ text: 'Oil the windlass', start: null, end: null }]);
  });

  it('takes no heading above nothing but questions, and one above a question with its answer', () => {
    const shareAbove = (paragraph: string): number | null =>
      judge(
        headingQueryMatch,
        buildPage({
          title: 'Almanac',
          h1: 'Almanac',
          opening: [islandProse(60)],
          sections: [{ heading: 'Oil the windlass', paragraphs: [paragraph] }],
        }),
        { queries: ['oil the windlass'] },
      ).result.share;
    const asked = 'Who knows which grease is right? Does it harm the chain?';
    expect(shareAbove(asked)).toBe(0);
    expect(shareAbove(`${asked} Marine grease is.`)).toBe(1);
  });

  it('gives nothing when no heading is about the query', () => {
    const { result } = judgeHeadings(['Paint the hull', 'Mend a sail'], ['mortgage interest rates']);
    expect(result).toMatchObject({ outcome: 'fail', share: 0, evidence: [] });
  });

  it('gives a part to a heading that says half of the query', () => {
    const { result } = judgeHeadings(['Windlass'], ['windlass chain length']);
    expect(result.outcome).toBe('partial');
    expect(result.evidence[0]?.text).toBe('Windlass');
  });

  it('gives more the more of the query a heading says', () => {
    const shares = ['Paint', 'Windlass', 'Windlass chain', 'Windlass chain length'].map(
      (heading) => judgeHeadings([heading], ['windlass chain length']).result.share ?? 0,
    );
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(0)).toBe(0);
    expect(shares.at(-1)).toBe(1);
    expect(new Set(shares).size).toBeGreaterThan(2);
  });

  it('counts the head query double', () => {
    expect(
      judgeHeadings(['Oil the windlass'], ['oil the windlass', 'mortgage rates']).result.share,
    ).toBeCloseTo(2 / 3, 4);
    expect(
      judgeHeadings(['Oil the windlass'], ['mortgage rates', 'oil the windlass']).result.share,
    ).toBeCloseTo(1 / 3, 4);
  });

  it('forgives inflection', () => {
    expect(judgeHeadings(['Oiling windlasses'], ['oil a windlass']).result.outcome).toBe('pass');
  });

  it('gives nothing to a page without any heading', () => {
    const { result } = judge(headingQueryMatch, buildPage({ opening: [islandProse(80)] }), {
      queries: ['oil the windlass'],
    });
    expect(result).toMatchObject({ outcome: 'fail', share: 0 });
  });

  it('does not apply when there is no query and none can be inferred', () => {
    expect(judge(headingQueryMatch, buildPage({ html: '<p>Yes.</p>' })).result.outcome).toBe(
      'not_applicable',
    );
  });

  it('scores queries alike, inferred or given', () => {
    const html = buildPage({
      title: 'Opening hours',
      h1: 'Opening hours of the harbour office',
      opening: ['The harbour office is open from 8 to 16 on weekdays. It is closed on public holidays.'],
    });
    const inferred = judge(headingQueryMatch, html);
    const queries = inferred.signals.queries.map(({ text }) => text);
    expect(queries).not.toEqual([]);
    expect(judge(headingQueryMatch, html, { queries }).result.share).toBe(inferred.result.share);
  });

  it.each([
    ['German', 'de', 'Wie pflegt man eine Ankerwinde?', 'Ankerwinde pflegen'],
    ['Japanese', 'ja', '雨水タンクの容量', '雨水タンク 容量'],
    ['Hebrew', 'he', 'גודל המכל לגינה', 'גודל המכל'],
  ])('matches in %s', (_, lang, heading, query) => {
    const { result } = judge(
      headingQueryMatch,
      buildPage({ lang, sections: [{ heading, paragraphs: ['1, 2, 3.'] }] }),
      { queries: [query] },
    );
    expect(result.share).toBeGreaterThan(0.5);
  });

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    expect(judge(headingQueryMatch, html).result.outcome).not.toBe('error');
    expect(
      judge(headingQueryMatch, html, { queries: ['harbour', ' ', '\u0000\ud800', 'x'.repeat(10_000)] }).result
        .outcome,
    ).not.toBe('error');
  });
});
