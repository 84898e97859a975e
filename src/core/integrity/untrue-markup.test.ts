import { describe, expect, it } from 'vitest';
import { buildPage, islandProse } from '../../../test/support/pages/build-page.ts';
import { signFor } from '../../../test/support/pages/sign-for.ts';
import { honestKinds } from '../../../test/support/pages/honest-kinds.ts';
import { untrueMarkup } from './untrue-markup.ts';

const withMarkup = (data: unknown): string =>
  buildPage({ title: 'The island', h1: 'The island', opening: [islandProse(80)], structuredData: [data] });

describe('untrue-markup', () => {
  it('fires on a product that stands nowhere on the page, and harder with a rating that does not either', () => {
    const lie = { '@type': 'Product', name: 'Diamond necklace of the Tsar' };
    const one = signFor(untrueMarkup, withMarkup(lie));
    const more = signFor(untrueMarkup, withMarkup({ ...lie, aggregateRating: { ratingValue: 4.97 } }));
    expect(one).toMatchObject({ code: 'untrue_markup', evidence: [{ text: lie.name }] });
    expect(one?.multiplier).toBeLessThan(1);
    expect(more?.multiplier).toBeLessThanOrEqual(one?.multiplier ?? 0);
  });

  it('leaves markup alone that says what the page says', () => {
    expect(signFor(untrueMarkup, withMarkup({ '@type': 'Article', headline: 'The island' }))).toBeNull();
  });

  it.each(Object.entries(honestKinds))('is silent on %s', (_, html) => {
    expect(signFor(untrueMarkup, html)).toBeNull();
  });
});
