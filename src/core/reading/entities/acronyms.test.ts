import { describe, expect, it } from 'vitest';
import { readDocument } from '../../document/page-document.ts';
import { measureProse } from '../../signals/prose.ts';
import { findAcronyms, type Acronym } from './acronyms.ts';

function acronyms(...paragraphs: string[]): readonly Acronym[] {
  const page = readDocument(
    `<html lang="en"><body><main>${paragraphs.map((text) => `<p>${text}</p>`).join('')}</main></body></html>`,
  );
  const found = findAcronyms(measureProse(page), page.text, page.language);
  for (const { short, start } of found) expect(page.text.slice(start, start + short.length)).toBe(short);
  return found;
}

describe('findAcronyms', () => {
  it.each<[string, string, string]>([
    ['The coefficient of performance (COP) tells how well it works.', 'COP', 'coefficient of performance'],
    [
      'It was measured by the National Institute of Standards and Technology (NIST) last year.',
      'NIST',
      'National Institute of Standards and Technology',
    ],
    ['COP (coefficient of performance) tells how well it works.', 'COP', 'coefficient of performance'],
    ['Large language models (LLMs) write texts from other texts.', 'LLM', 'Large language models'],
  ])('finds the long form in %j', (text, short, expansion) => {
    expect(acronyms(text)).toMatchObject([{ short, expansion, expandedAtFirstUse: true }]);
  });

  it.each([
    'The World Health Organization (WHO) advises less salt.',
    'A controller area network (CAN) joins the parts of a car.',
  ])('finds an acronym that spells a word: %s', (text) => {
    expect(acronyms(text)).toHaveLength(1);
  });

  it('finds the long form where a word gives two letters', () => {
    expect(acronyms('The HyperText Transfer Method (HTTM) was never used.')).toMatchObject([
      { expansion: 'HyperText Transfer Method' },
    ]);
  });

  it('distinguishes a late expansion from one at the first use', () => {
    const [acronym] = acronyms(
      'The COP is what matters most for the bill of a year.',
      'The coefficient of performance (COP) is measured in a laboratory.',
    );
    expect(acronym).toMatchObject({
      short: 'COP',
      expansion: 'coefficient of performance',
      mentions: 2,
      expandedAtFirstUse: false,
    });
  });

  it('says that an acronym is never spelled out', () => {
    expect(acronyms('The SCOP of a pump is printed on its label. A SCOP above four is good.')).toMatchObject([
      { short: 'SCOP', expansion: null, mentions: 2 },
    ]);
  });

  it.each([
    'The USA and the EU agreed on HTML, PDF and USB.',
    'PLEASE READ THIS TEXT BEFORE YOU GO ON.',
    'Model X200 has more power than model K7.',
    'The word SELECT is a keyword, and select is a verb too.',
    'Nothing stands in capitals here.',
  ])('finds none in %j', (text) => {
    expect(acronyms(text)).toEqual([]);
  });

  it('takes no words whose initials do not spell the acronym', () => {
    expect(acronyms('He bought a very old house (COP) last year. The COP was sold.')).toMatchObject([
      { short: 'COP', expansion: null },
    ]);
  });
});
