import { describe, expect, it } from 'vitest';
import { buildPage, islandProse } from '../../../../test/support/pages/build-page.ts';
import { hostilePages } from '../../../../test/support/pages/hostile-pages.ts';
import { judge } from '../../../../test/support/pages/judge-page.ts';
import { slateRoof } from '../../../../test/support/pages/ordinary-pages.ts';
import { entityGaps } from '../../reading/gaps/expected-entities.ts';
import { expectedEntitiesCovered } from './expected-entities.ts';

const island = { title: 'The island', h1: 'The island', opening: [islandProse(120)] };

describe('expected-entities', () => {
  it('gives the full share when every term of the queries, title and headings is developed', () => {
    const { result } = judge(expectedEntitiesCovered, buildPage(slateRoof), {
      queries: ['how long does a slate roof last', 'slate roof cost'],
    });
    expect(result).toMatchObject({ outcome: 'pass', share: 1, recommendation: null });
    expect(result.evidence.length).toBeGreaterThan(0);
  });

  it('stops at 16 of 22 parts without a source outside the page', () => {
    const { result } = judge(expectedEntitiesCovered, buildPage(slateRoof));
    expect(result).toMatchObject({ outcome: 'partial', share: 0.7273 });
    expect(result.explanation).toContain('give queries');
  });

  it('gives nothing when the queries ask about what the text never mentions, and names the query', () => {
    const queries = ['boiler scrappage scheme', 'mortgage interest rates'];
    const { result, signals } = judge(
      expectedEntitiesCovered,
      buildPage({ ...island, title: 'Notes', h1: 'Notes' }),
      { queries },
    );
    expect(result).toMatchObject({ outcome: 'fail', share: 0, evidence: [] });
    expect(result.recommendation).toContain('The query “boiler scrappage scheme” asks about it');
    expect(entityGaps(signals.expected).map((gap) => gap.source)).toContain('query');
  });

  it('names the heading that announces a term and says nothing about it', () => {
    const html = buildPage({
      ...slateRoof,
      sections: [...(slateRoof.sections ?? []), { heading: 'Asbestos licences', paragraphs: ['Ask us.'] }],
    });
    const { result, signals } = judge(expectedEntitiesCovered, html, { queries: ['slate roof cost'] });
    expect(result.outcome).toBe('partial');
    expect(result.recommendation).toContain('The heading “Asbestos licences” announces it');
    expect(entityGaps(signals.expected)).toMatchObject([
      { source: 'declared', suggested_section: 'Asbestos licences' },
    ]);
  });

  it('says in entity_gaps exactly what it found missing', () => {
    const { result, signals } = judge(expectedEntitiesCovered, buildPage(slateRoof), {
      queries: ['slate roof cost', 'slate roof solar panels'],
    });
    const missing = signals.expected.filter((entity) => !entity.isDeveloped);
    expect(missing.length).toBeGreaterThan(0);
    expect(
      entityGaps(signals.expected)
        .map((gap) => gap.entity)
        .sort(),
    ).toEqual(missing.map((entity) => entity.name).sort());
    expect(result.share).toBeLessThan(1);
  });

  it('weighs the head query more than the others', () => {
    const share = (queries: string[]): number =>
      judge(expectedEntitiesCovered, buildPage({ ...island, title: 'Notes', h1: 'Notes' }), { queries })
        .result.share ?? 0;
    expect(share(['lighthouse', 'mortgage'])).toBeGreaterThan(share(['mortgage', 'lighthouse']));
  });

  it('judges from two announced terms on', () => {
    const one = buildPage({ title: 'Lighthouse', h1: 'Lighthouse', opening: [islandProse(60, 8)] });
    expect(judge(expectedEntitiesCovered, one).result.outcome).toBe('not_applicable');
    expect(judge(expectedEntitiesCovered, one, { queries: ['bakery'] }).result.outcome).toMatch(
      /pass|partial/,
    );
  });

  it('does not apply to a page that announces nothing', () => {
    expect(judge(expectedEntitiesCovered, buildPage({ opening: [islandProse(80)] })).result.outcome).toBe(
      'not_applicable',
    );
  });

  it('reads German terms', () => {
    const html = buildPage({
      lang: 'de',
      title: 'Zisterne und Dachfläche',
      opening: [
        'Die Zisterne fasst drei Kubikmeter und steht hinter dem Haus im Schatten.',
        'Von der Dachfläche fließen im Jahr sechshundert Liter je Quadratmeter ab.',
      ],
    });
    const share = (query: string): number =>
      judge(expectedEntitiesCovered, html, { queries: [query] }).result.share ?? 0;
    expect(share('Dachfläche')).toBe(1);
    expect(share('Hypothekenzins')).toBeLessThan(1);
  });

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    expect(
      judge(expectedEntitiesCovered, html, { queries: ['ferry timetable', '\u0000\ud800', '   '] }).result
        .outcome,
    ).not.toBe('error');
    expect(judge(expectedEntitiesCovered, html).result.outcome).not.toBe('error');
  });
});
