import { describe, expect, it } from 'vitest';
import { buildPage } from '../../../test/support/pages/build-page.ts';
import { signFor } from '../../../test/support/pages/sign-for.ts';
import { honestKinds } from '../../../test/support/pages/honest-kinds.ts';
import { duplicateSentences } from './duplicate-sentences.ts';

const towns = ['Ahrdorf', 'Belmond', 'Corbach', 'Dunmoor', 'Elsting', 'Farlow', 'Gatwood', 'Hexley'];
const townPage = (sentence: (town: string) => string): string =>
  buildPage({
    title: 'Roof repair',
    h1: 'Roof repair',
    sections: towns.map((town) => ({ heading: `Roof repair in ${town}`, paragraphs: [sentence(town)] })),
  });

describe('duplicate-sentences', () => {
  it('fires on one sentence that is filled with the words of each heading', () => {
    const html = townPage((town) => `Our roof repair in ${town} mends every roof within a single day.`);
    expect(signFor(duplicateSentences, html)).toMatchObject({ code: 'duplicate_sentences' });
  });

  it.each(Object.entries(honestKinds))('is silent on %s', (_, html) => {
    expect(signFor(duplicateSentences, html)).toBeNull();
  });
});
