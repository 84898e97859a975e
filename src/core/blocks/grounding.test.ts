import { describe, expect, it } from 'vitest';
import { INVENTED, PAGES, PARAPHRASES, type Language } from '../../../test/support/pages/grounding-cases.ts';
import { checkGrounding, readSources, type UngroundedClaim } from './grounding.ts';

const claimsOf = (language: Language, text: string): readonly UngroundedClaim[] =>
  checkGrounding(text, readSources([PAGES[language]], language));

/** Refused although true, of all: a gate that lets no invention through refuses a few. */
const REFUSED_SHARE_MAX = 0.05;

describe('checkGrounding', () => {
  it('has enough cases to mean something', () => {
    expect(INVENTED.length).toBeGreaterThanOrEqual(150);
    expect(PARAPHRASES.length).toBeGreaterThanOrEqual(60);
  });

  it.each(INVENTED)('lets no invention through: %s %s', (language, text) => {
    expect(claimsOf(language, text)).not.toEqual([]);
  });

  it('refuses at most one in twenty true paraphrases', () => {
    const refused = PARAPHRASES.filter(([language, text]) => claimsOf(language, text).length > 0).map(
      ([language, text]) => ({ language, text, claims: claimsOf(language, text) }),
    );
    expect(refused.slice(0, Math.floor(PARAPHRASES.length * REFUSED_SHARE_MAX))).toEqual(refused);
  });

  it.each(Object.entries(PAGES))('takes every sentence of the %s page for grounded', (language, text) => {
    for (const sentence of text.split(/(?<=[.])\s+|(?<=。)/u).filter((each) => each !== ''))
      expect(claimsOf(language as Language, sentence)).toEqual([]);
  });

  it('takes what the caller says is true beside what the page says', () => {
    const fact = 'The Hallberg X200 was launched in Oslo on 3 May 2024.';
    const text = 'The X200 was launched in Oslo in May 2024.';
    expect(checkGrounding(text, readSources([PAGES.en], 'en'))).not.toEqual([]);
    expect(checkGrounding(text, readSources([PAGES.en, fact], 'en'))).toEqual([]);
  });

  it('says what it misses, as the text has it', () => {
    expect(claimsOf('en', 'The unit weighs 24 kg.')).toEqual([{ kind: 'number', text: '24 kg' }]);
    expect(claimsOf('en', 'The institute is in Oslo.')).toEqual([{ kind: 'name', text: 'Oslo' }]);
  });

  it('survives empty and hostile texts', () => {
    for (const text of [
      '',
      ' ',
      '\u0000',
      '\ud800',
      '“'.repeat(5_000),
      '1,'.repeat(5_000),
      'A '.repeat(5_000),
    ])
      expect(() => checkGrounding(text, readSources([text, PAGES.en], 'en'))).not.toThrow();
  });
});
