import { perLanguage } from './per-language.ts';

/** Acronyms with and without full stops, and those of countries and unions beside their names. */

/** Acronyms by the region code that the runtime has a name for, most used first. */
const SHORT_FORMS: Readonly<Record<string, readonly string[]>> = {
  US: ['US', 'USA'],
  GB: ['UK', 'GB'],
  AE: ['UAE'],
  EU: ['EU'],
  UN: ['UN'],
};

const DOTTED = /(?<![\p{L}\p{N}.])\p{Lu}\p{Ll}?\.(?:\p{Lu}\.)*\p{Lu}(?![\p{L}\p{N}])\.?/gu;

/** The text with "U.S." as "US" and "Ph.D." as "PhD". */
export function withPlainAcronyms(text: string): string {
  return text.replace(DOTTED, (acronym) => acronym.replaceAll('.', ''));
}

/** A region by all its written forms. */
export interface RegionForms {
  readonly acronyms: readonly string[];
  readonly name: string;
}

/** The regions with acronyms, named in the language. */
export const regionsOf = perLanguage((language): readonly RegionForms[] => {
  const display = new Intl.DisplayNames([language === 'und' ? 'en' : language], {
    type: 'region',
    fallback: 'none',
  });
  return Object.entries(SHORT_FORMS).flatMap(([code, acronyms]): RegionForms[] => {
    const name = display.of(code);
    return name === undefined ? [] : [{ acronyms, name }];
  });
});

/** The region that the word or the name stands for; undefined for any other. */
export function regionNamed(text: string, language: string): RegionForms | undefined {
  return regionsOf(language).find(({ acronyms, name }) => name === text || acronyms.includes(text));
}
