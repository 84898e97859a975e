import { describe, expect, it } from 'vitest';
import { buildPage } from '../../../test/support/pages/build-page.ts';
import { AS_OF, PAGE_URL } from '../../../test/support/pages/judge-page.ts';
import type { EntityGap } from '../schema/entity.ts';
import { createSignals } from '../page-signals/page-signals.ts';
import { openFacets } from './open-facets.ts';

const { language } = createSignals(buildPage({ opening: ['The boatyard repairs wooden hulls.'] }), {
  url: PAGE_URL,
  asOf: AS_OF,
});
const facets = language.gaps?.facets;
if (facets === undefined) throw new Error('English has words for facets.');

const gap = (entity: string, more: Partial<EntityGap> = {}): EntityGap => ({
  entity,
  type: 'concept',
  importance: 0.9,
  source: 'facet',
  reason: 'Readers look for it.',
  suggested_section: null,
  ...more,
});
const words = (...gaps: readonly EntityGap[]): string[] => openFacets({ gaps, language }, 'words');
const figures = (...gaps: readonly EntityGap[]): string[] => openFacets({ gaps, language }, 'figures');

describe('open facets', () => {
  it('are figures or words, in the order of the gaps', () => {
    const gaps = [
      gap(facets.weight.name, { type: 'measure' }),
      gap(facets.care.name),
      gap(facets.dimensions.name, { type: 'measure' }),
      gap(facets.storage.name),
    ];
    expect(figures(...gaps)).toEqual([facets.weight.name, facets.dimensions.name]);
    expect(words(...gaps)).toEqual([facets.care.name, facets.storage.name]);
  });

  it('are three at most', () => {
    const gaps = [facets.care, facets.storage, facets.nutrition, facets.substitutes].map(({ name }) =>
      gap(name),
    );
    expect(words(...gaps)).toEqual(gaps.slice(0, 3).map(({ entity }) => entity));
  });

  it('are none of what questions, competitors or declarations lead to expect', () => {
    for (const source of ['query', 'competitor', 'declared'] as const)
      expect(words(gap(facets.care.name, { source }))).toEqual([]);
  });

  it('are only words that readers are more likely than not to miss', () => {
    expect(words(gap(facets.care.name, { importance: 0.49 }))).toEqual([]);
    expect(words(gap(facets.care.name, { importance: 0.5 }))).toEqual([facets.care.name]);
  });

  it.each(['comparison', 'alternatives', 'reviews', 'ratings', 'version'] as const)(
    'are never %s, which the owner of the page cannot write',
    (facet) => {
      expect(words(gap(facets[facet].name))).toEqual([]);
      expect(figures(gap(facets[facet].name, { type: 'measure' }))).toEqual([]);
    },
  );

  it('name a price that only the structured data give as a price', () => {
    expect(figures(gap(facets.priceInText.name, { type: 'measure' }))).toEqual([facets.price.name]);
  });

  it('are none where no words for facets are known', () => {
    const swedish = createSignals(
      buildPage({ lang: 'sv', opening: ['Båtvarvet vid kajen lagar träbåtar och master hela vintern.'] }),
      { url: PAGE_URL, asOf: AS_OF },
    );
    expect(openFacets(swedish, 'words')).toEqual([]);
    expect(openFacets(swedish, 'figures')).toEqual([]);
  });
});
