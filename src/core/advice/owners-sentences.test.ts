import { describe, expect, it } from 'vitest';
import { buildPage } from '../../../test/support/pages/build-page.ts';
import { AS_OF, PAGE_URL } from '../../../test/support/pages/judge-page.ts';
import { createSignals } from '../page-signals/page-signals.ts';
import { ownersSentences } from './owners-sentences.ts';

const OWN = 'The boatyard repairs wooden hulls at the quay.';
const CUSTOMER = 'The crew repaired our hull in a single week.';

const ownersIn = (heading: string, lang = 'en'): string[] =>
  ownersSentences(
    createSignals(
      buildPage({
        lang,
        title: 'Boatyard',
        h1: 'Boatyard',
        opening: [OWN],
        sections: [{ heading, paragraphs: [CUSTOMER] }],
      }),
      { url: PAGE_URL, asOf: AS_OF },
    ),
  ).map(({ text }) => text);

describe('the sentences of the owner', () => {
  it('are those before the first heading and under headings', () => {
    expect(ownersIn('How we work')).toEqual([OWN, CUSTOMER]);
  });

  it.each(['Customer reviews', 'Reviews', 'Testimonials'])('are none under “%s”', (heading) => {
    expect(ownersIn(heading)).toEqual([OWN]);
  });

  it('are complete sentences, no labels and no headings', () => {
    const html = buildPage({ title: 'Boatyard', h1: 'Boatyard', opening: [OWN, 'Opening hours'] });
    const signals = createSignals(html, { url: PAGE_URL, asOf: AS_OF });
    expect(ownersSentences(signals).map(({ text }) => text)).toEqual([OWN]);
  });

  it('are all where the words for reviews are not known', () => {
    const [own, customer] = [
      'Båtvarvet vid kajen lagar träbåtar och gamla master under hela vintern.',
      'De lagade vår båt på en enda vecka och vi är mycket nöjda med arbetet.',
    ];
    const html = buildPage({
      lang: 'sv',
      title: 'Båtvarvet',
      h1: 'Båtvarvet',
      opening: [own],
      sections: [{ heading: 'Reviews', paragraphs: [customer] }],
    });
    const signals = createSignals(html, { url: PAGE_URL, asOf: AS_OF });
    expect(signals.page.language).toBe('sv');
    expect(ownersSentences(signals).map(({ text }) => text)).toEqual([own, customer]);
  });
});
