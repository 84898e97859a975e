import { describe, expect, it } from 'vitest';
import { buildPage } from '../../../test/support/pages/build-page.ts';
import { AS_OF, PAGE_URL } from '../../../test/support/pages/judge-page.ts';
import { createSignals } from '../page-signals/page-signals.ts';
import { mostPraising } from './most-praising.ts';

const FACT = 'The boatyard at the quay repairs wooden hulls and copper nails.';

function praisedIn(
  texts: readonly string[],
  { lang = 'en', isOwn = null }: { lang?: string; isOwn?: ((text: string) => boolean) | null } = {},
): string | null {
  const html = buildPage({ lang, title: 'Boatyard', h1: 'Boatyard', opening: texts });
  const { prose, language } = createSignals(html, { url: PAGE_URL, asOf: AS_OF });
  const sentences = prose.sentences.filter(({ isComplete }) => isComplete);
  return mostPraising(sentences, language, isOwn)?.text ?? null;
}

describe('the sentence that praises most', () => {
  it.each([
    ['in the voice of the owner', 'Our passionate crew repairs the hulls of the whole harbour.'],
    ['twice, without it', 'The world-class boatyard offers unparalleled care for wooden hulls.'],
  ])('is one that praises %s', (_, praise) => {
    expect(praisedIn([FACT, praise, FACT.replace('copper', 'steel')])).toBe(praise);
  });

  it('is the one with most praise, and the first of equal ones', () => {
    const once = 'Our passionate crew repairs the hulls of the whole harbour.';
    const more = 'Our award-winning and passionate crew gives each hull its outstanding care.';
    expect(praisedIn([once, more])).toBe(more);
    expect(praisedIn([once, once.replace('passionate', 'dedicated to you')])).toBe(once);
  });

  it.each([
    ['states a fact', FACT],
    ['speaks to the reader, and praises once', 'You enjoy a seamless repair of your hull on the slip.'],
    ['praises once and speaks of nobody', 'The boatyard is known for its outstanding copper nails.'],
    ['has a figure', 'Our passionate crew has repaired 340 hulls in the harbour.'],
    ['names the year of an award', 'Our award-winning crew took the Golden Oar in 2019.'],
    ['quotes somebody', 'Our customers say “an outstanding and seamless repair” of the boatyard.'],
    ['is told by a customer', 'I love how your passionate crew repaired my hull.'],
    ['asks', 'Do you want our passionate crew to repair the whole hull?'],
    ['leads on to what follows', 'Our passionate crew repairs all of these for you:'],
    ['is a label', 'Our passionate crew.'],
  ])('is none that %s', (_, text) => {
    expect(praisedIn([text])).toBeNull();
  });

  it('is none of what an article praises that is not its own house', () => {
    const own = 'Our award-winning team at Quayside repairs each hull.';
    const other = 'Our outstanding and breathtaking coast draws sailors.';
    const isOwn = (text: string): boolean => text.includes('Quayside');
    expect(praisedIn([other, own], { isOwn })).toBe(own);
    expect(praisedIn([other], { isOwn })).toBeNull();
    expect(praisedIn(['Quayside is an outstanding and breathtaking place.'], { isOwn })).toBeNull();
  });

  it.each([
    ['de', 'Unser leidenschaftliches Team bietet maßgeschneiderte Pflege für jedes Boot.'],
    ['fr', 'Notre équipe passionnée offre un service exceptionnel à chaque bateau.'],
    ['es', 'Nuestro equipo apasionado ofrece un servicio excepcional a cada barco.'],
  ])('is known in %s', (lang, praise) => {
    expect(praisedIn([praise], { lang })).toBe(praise);
  });

  it('is none where no words of praise are known for the language', () => {
    expect(praisedIn(['Nasz wspaniały zespół naprawia każdą łódź w porcie.'], { lang: 'pl' })).toBeNull();
  });
});
