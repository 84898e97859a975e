import { describe, expect, it } from 'vitest';
import { unrelated } from '../../../../test/support/pages/law-pages.ts';
import { buildPage, type PageDescription } from '../../../../test/support/pages/build-page.ts';
import { hostilePages } from '../../../../test/support/pages/hostile-pages.ts';
import { judge } from '../../../../test/support/pages/judge-page.ts';
import { ordinaryPages, slateRoof } from '../../../../test/support/pages/ordinary-pages.ts';
import { focus } from './focus.ts';

const withSections = (count: number): PageDescription => ({
  ...slateRoof,
  sections: [...(slateRoof.sections ?? []), ...(unrelated.sections ?? []).slice(0, count)],
});

describe('focus', () => {
  it('gives the full share to a page whose sections all belong to its topic', () => {
    expect(judge(focus, buildPage(slateRoof)).result).toMatchObject({
      outcome: 'pass',
      share: 1,
      evidence: [],
    });
  });

  it('earns less with each section of another topic, and names and quotes it', () => {
    const shares = [0, 1, 2, 4].map(
      (count) => judge(focus, buildPage(withSections(count))).result.share ?? -1,
    );
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    expect(shares.at(-1)).toBeLessThan(0.62);
    const { result, text } = judge(focus, buildPage(withSections(1)));
    expect(result.evidence.map((evidence) => evidence.text)).toEqual(['The voyages of James Cook']);
    expect(result.evidence[0]?.start).toBe(text.indexOf('The voyages'));
  });

  it('leaves an aside where it is', () => {
    const { advice } = judge(focus, buildPage(withSections(1)));
    expect(advice).toBeNull();
  });

  it.each([
    [
      'a page of fewer than two sections',
      buildPage({ title: 'Tea', h1: 'Tea', opening: ['Tea is a drink.'] }),
    ],
    [
      'a language whose words are not known',
      buildPage({
        lang: 'ka',
        title: 'ჩაი',
        h1: 'ჩაი',
        sections: ['ჩაი', 'წყალი'].map((heading) => ({
          heading,
          paragraphs: ['ჩაი არის სასმელი, რომელსაც მთელ მსოფლიოში სვამენ. '.repeat(8)],
        })),
      }),
    ],
  ])('does not apply to %s', (_, html) => {
    expect(judge(focus, html).result.outcome).toBe('not_applicable');
  });

  it('does not apply to a thread, whose posts have topics of their own', () => {
    const thread = ordinaryPages['forum thread'];
    expect(judge(focus, thread?.html ?? '', { url: thread?.url ?? '' }).result.explanation).toMatch(
      /^A forum page/,
    );
  });

  it('blames the title, not the sections, when next to nothing belongs to it', () => {
    expect(
      judge(focus, buildPage({ title: 'Chapter', h1: 'Chapter', sections: unrelated.sections ?? [] })).result
        .outcome,
    ).toBe('not_applicable');
  });

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    expect(judge(focus, html).result.outcome).not.toBe('error');
  });
});
