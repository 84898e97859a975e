import { perLanguage } from './per-language.ts';

/** True for a language that writes 1.5 as 1,5 and 1,200 as 1.200, according to the runtime. */
export const writesDecimalComma = perLanguage((language): boolean => {
  const locale = language === 'und' ? 'en' : language;
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',');
});
