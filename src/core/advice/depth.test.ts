import { describe, expect, it } from 'vitest';
import { buildPage, islandProse, type PageDescription } from '../../../test/support/pages/build-page.ts';
import { distinctStatements } from '../../../test/support/pages/distinct-statements.ts';
import { AS_OF } from '../../../test/support/pages/judge-page.ts';
import type { PageType } from '../schema/vocabulary.ts';
import { createSignals, type Signals } from '../page-signals/page-signals.ts';
import type { Advice } from './advice.ts';
import { adviseDepth } from './depth.ts';

const ferry: PageDescription = { title: 'The island ferry', h1: 'The island ferry' };
const signalsOf = (page: PageDescription, url = 'https://almanac.example/blog/ferry'): Signals =>
  createSignals(buildPage(page), { url, asOf: AS_OF });
/** The advice on a page that is taken for one of this type, whatever its layout says. */
const adviseAs = (pageType: PageType, page: PageDescription): Advice | null => {
  const signals = signalsOf(page);
  const typed = { ...signals, pageType, gaps: [] };
  // Signals are measured when they are read, which a copy does at once.
  return adviseDepth(typed);
};
const entries = (words: number, count = 5): PageDescription => ({
  ...ferry,
  sections: Array.from({ length: count }, (_, index) => ({
    heading: `Night ferry ${String(index)} to the outer islands`,
    ...(words === 0 ? {} : { paragraphs: [islandProse(words, index * 3)] }),
  })),
});

describe('advice on a page of few statements', () => {
  it('leaves a long text alone, and a short one with many facts', () => {
    expect(adviseAs('article', { ...ferry, opening: [islandProse(900)] })).toBeNull();
    const facts = distinctStatements(12, 'island ferry', '40 minutes');
    expect(adviseAs('article', { ...ferry, opening: facts })).toBeNull();
  });

  it.each(['forum', 'recipe', 'listing'] as const)('does not ask to extend a %s', (type) => {
    expect(adviseAs(type, { ...ferry, opening: [islandProse(90)] })?.kind).not.toBe('extend-text');
  });

  it('leaves entries with their summaries, and a few of them, alone', () => {
    expect(adviseAs('listing', entries(60))).toBeNull();
    expect(adviseAs('listing', entries(10, 3))).toBeNull();
  });

  it('asks a shop’s list for the introduction that it lacks', () => {
    const goods = Array.from({ length: 6 }, (_, index) => ({
      heading: `Linen apron ${String(index)}`,
      html: `<p>€ ${String(30 + index)}.00</p><button>Add to cart</button>`,
    }));
    const shop = {
      title: 'Linen aprons',
      h1: 'Linen aprons',
      opening: ['Shipping takes three days.'],
      sections: goods,
    };
    expect(adviseAs('collection', shop)?.kind).toBe('introduce-collection');
    const introduced = { ...shop, opening: [...shop.opening, islandProse(120)] };
    expect(adviseAs('collection', introduced)?.kind).not.toBe('introduce-collection');
  });

  it('asks no list of links for an introduction of its products', () => {
    const links = { title: 'Islands', h1: 'Islands', sections: entries(0).sections ?? [] };
    expect(adviseAs('collection', links)).toBeNull();
  });

  it('says nothing of a page without a subject', () => {
    const signals = signalsOf({ opening: ['Yes.'] });
    expect(adviseDepth({ ...signals, subject: null })).toBeNull();
  });
});
