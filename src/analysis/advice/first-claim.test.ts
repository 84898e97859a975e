import { describe, expect, it } from 'vitest';
import { buildPage } from '../../../test/support/pages/build-page.ts';
import { AS_OF, PAGE_URL } from '../../../test/support/pages/judge-page.ts';
import { createSignals } from '../signals/signals.ts';
import { firstClaim } from './first-claim.ts';

const claimIn = (texts: readonly string[], lang = 'en'): string | null => {
  const html = buildPage({ lang, title: 'Boatyard Quayside', h1: 'Boatyard Quayside', opening: texts });
  const { statements, language } = createSignals(html, {
    url: PAGE_URL,
    asOf: AS_OF,
    queries: ['boatyard quayside'],
  });
  return firstClaim(statements, language)?.text ?? null;
};
const CLAIM = 'At the boatyard Quayside we repair the wooden hulls of the whole coast.';

describe('the first claim', () => {
  it('is the first statement in which the owner speaks of itself', () => {
    const plain = 'The boatyard Quayside repairs wooden hulls beside the old pier.';
    const later = 'Our boatyard Quayside also keeps masts and sails in a long shed.';
    expect(claimIn([plain, CLAIM, later])).toBe(CLAIM);
  });

  it.each([
    ['speaks of others', 'The boatyard Quayside repairs wooden hulls beside the old pier.'],
    ['is a label', 'Our boatyard Quayside crew.'],
    ['says many things', `Our boatyard Quayside repairs ${'hulls and masts and '.repeat(10)}sails.`],
    ['is about something else', 'We sing in the choir of the old chapel on Sundays.'],
  ])('is none that %s', (_, text) => {
    expect(claimIn([text])).toBeNull();
  });

  it('is none of a language whose words for the owner are not known', () => {
    const swedish = 'På båtvarvet Quayside lagar vi träbåtar och master åt hela kusten.';
    expect(claimIn([swedish], 'sv')).toBeNull();
  });
});
