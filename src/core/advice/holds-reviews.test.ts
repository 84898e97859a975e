import { describe, expect, it } from 'vitest';
import { buildPage } from '../../../test/support/pages/build-page.ts';
import { AS_OF, PAGE_URL } from '../../../test/support/pages/judge-page.ts';
import { createSignals } from '../page-signals/page-signals.ts';
import { holdsReviews } from './holds-reviews.ts';

const english = ['The boatyard repairs wooden hulls at the quay.', 'The crew repaired our hull in a week.'];
const swedish = [
  'Båtvarvet vid kajen lagar träbåtar och gamla master under hela vintern.',
  'De lagade vår båt på en enda vecka och vi är mycket nöjda med arbetet.',
];

/** Whether each section of a page with a text before its only heading contains reviews. */
const reviewsIn = (heading: string, [opening, below] = english): boolean[] => {
  const html = buildPage({
    lang: opening === swedish[0] ? 'sv' : 'en',
    title: 'Boatyard',
    h1: 'Boatyard',
    opening: [opening ?? ''],
    sections: [{ heading, paragraphs: [below ?? ''] }],
  });
  const { sections, language } = createSignals(html, { url: PAGE_URL, asOf: AS_OF });
  return sections.map((section) => holdsReviews(section, language));
};

describe('sections that contain reviews', () => {
  it.each(['Customer reviews', 'Reviews', 'Testimonials'])('are those under “%s”', (heading) => {
    expect(reviewsIn(heading)).toEqual([false, true]);
  });

  it.each(['How we work', 'Repairs'])('are not those under “%s”', (heading) => {
    expect(reviewsIn(heading)).toEqual([false, false]);
  });

  it('are not found in a language without words for reviews', () => {
    expect(reviewsIn('Reviews', swedish)).toEqual([false, false]);
  });
});
