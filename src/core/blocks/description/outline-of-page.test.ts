import { describe, expect, it } from 'vitest';
import { page, proposedBy } from '../../../../test/support/pages/extractive-blocks.ts';
import { outlineOfPage } from './outline-of-page.ts';

const TEXT =
  'This part has one paragraph of more than twenty words, so that it counts as a part of the text that a reader would look for.';
const outlined = (
  headings: readonly string[],
  title = 'Owning a heat pump',
  text = TEXT,
  head = title,
): readonly string[] =>
  proposedBy(
    outlineOfPage,
    page(
      `<h1>${title}</h1><p>${TEXT}</p>${headings.map((heading) => `<h2>${heading}</h2><p>${text === TEXT ? `${heading}: ${text}` : text}</p>`).join('')}`,
      'en',
      `<title>${head}</title>`,
    ),
    'https://a.example/guides/owning-a-heat-pump',
  );

describe('the outline of a page', () => {
  it('names the parts in the words of their headings', () => {
    expect(outlined(['1. Choosing the size', '2. Installing the unit', '3. Yearly care'])).toEqual([
      'Owning a heat pump: Choosing the size, Installing the unit, Yearly care.',
    ]);
  });

  it('does not replace a short description of the author’s', () => {
    const headings = ['Choosing the size', 'Installing the unit', 'Yearly care'];
    const head = (text: string): string =>
      `Owning a heat pump</title><meta name="description" content="${text}"><title>`;
    expect(outlined(headings, 'Owning a heat pump', TEXT, head('What owners of a heat pump ask.'))).toEqual(
      [],
    );
    expect(outlined(headings, 'Owning a heat pump', TEXT, head('Owning a heat pump'))).toHaveLength(1);
  });

  it('opens with the headline where the title is empty', () => {
    const headings = ['Choosing the size', 'Installing the unit', 'Yearly care'];
    expect(outlined(headings, 'Owning a heat pump', TEXT, 'Home')).toEqual([
      'Owning a heat pump: Choosing the size, Installing the unit, Yearly care.',
    ]);
  });

  it('keeps a title with a colon whole', () => {
    expect(
      outlined(['Choosing the size', 'Installing the unit', 'Yearly care'], 'Tutorial: Own a heat pump'),
    ).toEqual(['Tutorial – Own a heat pump: Choosing the size, Installing the unit, Yearly care.']);
  });

  it('says that there are more where not all fit', () => {
    const [text] = outlined([
      'Choosing the right size',
      'Installing the outdoor unit',
      'Yearly care by yourself',
      'Noise and your neighbours',
      'Costs of electricity',
      'Refrigerants and the law',
    ]);
    expect(text).toMatch(/, and more\.$/u);
    expect(text?.length).toBeLessThanOrEqual(160);
  });

  it('leaves out headings without content', () => {
    expect(
      outlined(['Introduction', 'Choosing the size', 'Installing the unit', 'Yearly care', 'Conclusion']),
    ).toEqual(['Owning a heat pump: Choosing the size, Installing the unit, Yearly care.']);
  });

  it.each([
    ['fewer than three parts', ['Choosing the size', 'Installing the unit'], TEXT],
    ['parts that are slogans', ['Stay warm!', 'Save money, sleep well', 'Ready?', 'Call now: 555'], TEXT],
    [
      'mostly parts that cannot be named',
      ['NAME', 'SYNOPSIS', 'OPTIONS', 'Date formats', 'Commit information', 'Exit status'],
      TEXT,
    ],
    ['headings without text', ['Choosing the size', 'Installing the unit', 'Yearly care'], 'Soon.'],
  ])('is not made of %s', (_, headings, text) => {
    expect(outlined(headings, 'Owning a heat pump', text)).toEqual([]);
  });
});
