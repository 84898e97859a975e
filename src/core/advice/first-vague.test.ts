import { describe, expect, it } from 'vitest';
import { buildPage } from '../../../test/support/pages/build-page.ts';
import { AS_OF, PAGE_URL } from '../../../test/support/pages/judge-page.ts';
import { createSignals } from '../page-signals/page-signals.ts';
import { firstVague } from './first-vague.ts';

const vagueIn = (texts: readonly string[], lang = 'en'): { phrase: string; text: string } | null => {
  const html = buildPage({ lang, title: 'Boatyard Quayside', h1: 'Boatyard Quayside', opening: texts });
  const { statements, language } = createSignals(html, {
    url: PAGE_URL,
    asOf: AS_OF,
    queries: ['boatyard quayside'],
  });
  const found = firstVague(statements, language);
  return found === null ? null : { phrase: found.phrase, text: found.statement.text };
};

describe('the first vague statement', () => {
  it.each([
    ['many years', 'The boatyard Quayside has repaired wooden hulls for many years.'],
    ['years of experience', 'With years of experience, the boatyard Quayside repairs wooden hulls.'],
    ['affordable prices', 'The boatyard Quayside repairs wooden hulls at affordable prices.'],
  ])('is known by “%s”, as the page writes it', (phrase, text) => {
    const plain = 'The boatyard Quayside repairs wooden hulls beside the old pier.';
    expect(vagueIn([plain, text])).toEqual({ phrase, text });
  });

  it('is the first of several', () => {
    const [first, second] = [
      'The boatyard Quayside has repaired wooden hulls for many years.',
      'The boatyard Quayside stores masts in its long shed at competitive prices.',
    ];
    expect(vagueIn([first, second])?.text).toBe(first);
    expect(vagueIn([second, first])?.text).toBe(second);
  });

  it.each([
    ['a figure', 'The boatyard Quayside has repaired wooden hulls for 34 years.'],
    ['a condition of the reader', 'If you want a reasonable price, the boatyard Quayside repairs hulls.'],
    ['a part of a longer word', 'The boatyard Quayside repairs the manyyears of the old fleet.'],
    [
      'a sentence too long to be about the quantity',
      `The boatyard Quayside repairs ${'hulls and masts and '.repeat(12)}sails for many years.`,
    ],
  ])('is none with %s', (_, text) => {
    expect(vagueIn([text])).toBeNull();
  });

  it('is none of a language whose vague quantities are not known', () => {
    expect(vagueIn(['Boatyard Quayside many years, od wielu lat naprawia łodzie.'], 'pl')).toBeNull();
  });
});
