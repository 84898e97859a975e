import { describe, expect, it } from 'vitest';
import { buildPage, islandProse } from '../../../../test/support/pages/build-page.ts';
import { hostilePages } from '../../../../test/support/pages/hostile-pages.ts';
import { judge } from '../../../../test/support/pages/judge-page.ts';
import { ordinaryPages, slateRoof } from '../../../../test/support/pages/ordinary-pages.ts';
import { supportingEntities } from './supporting-entities.ts';

/** Names that a slate roof belongs with; each is said twice. */
const NEIGHBOURS = [
  'Penrhyn quarry',
  'copper nail',
  'oak batten',
  'lead flashing',
  'ridge tile',
  'roof ladder',
  'rain gutter',
  'lime mortar',
  'snow guard',
  'chimney stack',
];
const roofWith = (count: number): string =>
  buildPage({
    title: 'Slate roof',
    h1: 'Slate roof',
    opening: NEIGHBOURS.map((name, index) =>
      index < count
        ? `A slate roof needs one ${name} more than most owners think. Look at the ${name} each year.`
        : 'It is so, and it has been so for as long as anybody here can say, and it will be so.',
    ),
  });

describe('supporting-entities', () => {
  it('gives the full share to an article that names what its subject belongs with', () => {
    const { result } = judge(supportingEntities, buildPage(slateRoof));
    expect(result).toMatchObject({ outcome: 'pass', share: 1, recommendation: null });
    expect(result.evidence.length).toBeGreaterThan(0);
  });

  it('gives nothing to a text that names nothing, and says what to name', () => {
    const { result } = judge(supportingEntities, roofWith(0));
    expect(result).toMatchObject({ outcome: 'fail', share: 0, evidence: [] });
    expect(result.recommendation).toMatch(/^Name the concepts, products, places or people/);
  });

  it('gives more for more entities, up to a mark, and never more past it', () => {
    const shares = [0, 2, 4, 6, 8, 10].map(
      (count) => judge(supportingEntities, roofWith(count)).result.share ?? 0,
    );
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(0)).toBe(0);
    expect(shares.at(1)).toBeGreaterThan(0);
    expect(shares.slice(-2)).toEqual([1, 1]);
  });

  it('names the subject in its advice', () => {
    const { result } = judge(supportingEntities, roofWith(2));
    expect(result.outcome).toBe('partial');
    expect(result.recommendation).toMatch(/belong to “slate roof”/i);
  });

  it('needs 30 words to judge', () => {
    expect(judge(supportingEntities, buildPage({ opening: [islandProse(29)] })).result.outcome).toBe(
      'not_applicable',
    );
    expect(judge(supportingEntities, buildPage({ opening: [islandProse(30)] })).result.outcome).not.toBe(
      'not_applicable',
    );
  });

  it('does not count the subject itself', () => {
    const html = buildPage({
      title: 'Windlass',
      h1: 'Windlass',
      opening: [
        'The windlass is on deck. The windlass is not below. It was the windlass, and it is the windlass, and so it will be the windlass, as ever before.',
      ],
    });
    const { result, signals } = judge(supportingEntities, html);
    expect(signals.primaryEntity?.name.toLowerCase()).toBe('windlass');
    expect(result.evidence.map((evidence) => evidence.text.toLowerCase())).not.toContain('windlass');
  });

  it.each(['Japanese article', 'Spanish article'])('finds some in the %s', (name) => {
    expect(judge(supportingEntities, ordinaryPages[name]?.html ?? '').result.share).toBeGreaterThan(0);
  });

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    expect(judge(supportingEntities, html).result.outcome).not.toBe('error');
  });
});
