import { describe, expect, it } from 'vitest';
import { buildPage, islandProse } from '../../../../test/support/pages/build-page.ts';
import { hostilePages } from '../../../../test/support/pages/hostile-pages.ts';
import { judge, type Judgement } from '../../../../test/support/pages/judge-page.ts';
import { chunkRelevance } from './chunk-relevance.ts';

const QUERY = 'windlass oil';
const STATEMENTS = [
  'The keeper oils the windlass once a year and wipes old grease and salt from its gears with a linen rag.',
  'Fresh oil for the windlass comes from the harbour store in sealed tins of five litres each.',
  'Frost thickens the oil of the windlass, so that its brass drum turns slowly on winter mornings.',
  'A canvas cover keeps rain, spray and dust off the windlass while the lighthouse crew sleeps ashore.',
  'Divers found a windlass without oil whose axle had rusted fast within eleven stormy weeks.',
  'Sailors smell burnt oil when the windlass pulls an anchor out of heavy clay.',
];
const judgeTexts = (opening: readonly string[], queries = [QUERY]): Judgement =>
  judge(chunkRelevance, buildPage({ title: 'Deck', h1: 'Deck', opening: [...opening] }), { queries });
const shareOf = (opening: readonly string[], queries = [QUERY]): number =>
  judgeTexts(opening, queries).result.share ?? -1;

describe('chunk-relevance', () => {
  it('gives more to statements that stand together than to the same scattered among others', () => {
    const filler = [islandProse(40), islandProse(41), islandProse(42)];
    const together = [STATEMENTS.slice(0, 3).join(' '), STATEMENTS.slice(3).join(' '), ...filler];
    expect(shareOf(together)).toBeGreaterThan(shareOf([...STATEMENTS, ...filler]) * 1.5);
  });

  it('counts what is said again nowhere, be it word for word or shortened', () => {
    const once = [STATEMENTS.join(' ')];
    expect(shareOf([...once, ...STATEMENTS])).toBe(shareOf(once));
    const shortened = STATEMENTS.map((text) => text.replace(/ (?:and|while|so that|whose|when) .*/u, '.'));
    expect(shareOf([...once, shortened.join(' ')])).toBe(shareOf(once));
  });

  it('gives nothing for a text on something else, and names the query', () => {
    const { result } = judgeTexts([islandProse(200)]);
    expect(result).toMatchObject({ outcome: 'fail', share: 0, evidence: [] });
    expect(result.recommendation).toContain(`“${QUERY}”`);
  });

  it('gives little for a paragraph in which one sentence names what is asked', () => {
    const named = `The windlass needs oil. ${islandProse(70)}`;
    expect(shareOf([named])).toBeLessThan(shareOf([STATEMENTS.join(' ')]) * 0.75);
  });

  it('gives little for a list of names', () => {
    const names =
      'Windlass oil Ardrossan Belmullet Crinan Dunoon Eyemouth Fraserburgh Girvan Helmsdale Inverie'
        .split(' ')
        .map((name) => `<li>Windlass ${name}</li>`)
        .join('');
    const html = buildPage({ title: 'Deck', h1: 'Deck', opening: [islandProse(60)] }).replace(
      '</main>',
      `<ul>${names}</ul></main>`,
    );
    const { result } = judge(chunkRelevance, html, { queries: [QUERY] });
    expect(result.share).toBeLessThan(shareOf([STATEMENTS.join(' ')]) / 2);
  });

  it('quotes the chunk where it stands, whatever stands in it', () => {
    const { result, text } = judgeTexts([`Who oils it? ${STATEMENTS.join(' ')}`, islandProse(50)]);
    expect(result.evidence).toHaveLength(1);
    expect(text.slice(result.evidence[0]?.start ?? -1)).toMatch(/^The keeper oils/u);
  });

  it('does not apply to a text too short to be cut', () => {
    expect(judgeTexts([STATEMENTS[0] ?? '']).result.outcome).toBe('not_applicable');
  });

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    expect(judge(chunkRelevance, html).result.outcome).not.toBe('error');
  });
});
