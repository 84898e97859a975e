import { perLanguage } from './per-language.ts';

/** Names of countries, from the runtime in every language. */

const CODES =
  'AF AL DZ AD AO AR AM AU AT AZ BS BH BD BY BE BZ BJ BT BO BA BW BR BN BG BF BI KH CM CA CV CF CL CN CO CG CD CR CI HR CU CY CZ DK DJ DO EC EG SV ER EE SZ ET FJ FI FR GA GM GE DE GH GR GT GN GY HT HN HK HU IS IN ID IR IQ IE IL IT JM JP JO KZ KE KP KR KW KG LA LV LB LS LR LY LI LT LU MG MW MY MV ML MT MR MU MX MD MC MN ME MA MZ MM NA NP NL NZ NI NE NG MK NO OM PK PS PA PG PY PE PH PL PT QA RO RU RW SA SN RS SC SL SG SK SI SO ZA SS ES LK SD SE CH SY TW TJ TZ TH TG TT TN TR TM UG UA AE GB US UY UZ VE VN YE ZM ZW'.split(
    ' ',
  );

/** The countries in a text, as written. */
export function territoriesIn(text: string, language: string): string[] {
  return [...new Set([...text.matchAll(patternOf(language))].map(([name]) => name))];
}

const patternOf = perLanguage((language): RegExp => {
  const display = new Intl.DisplayNames([language === 'und' ? 'en' : language], { type: 'region' });
  const names = CODES.map((code) => display.of(code) ?? '')
    .map((name) => name.replace(/\s*[(（].*$/u, ''))
    .filter((name) => name.length > 1 && !/^[A-Z]{2}$/.test(name))
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'));
  const isSpaced = /\p{sc=Latin}|\p{sc=Cyrillic}|\p{sc=Greek}/u.test(names[0] ?? '');
  return new RegExp(isSpaced ? `(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})` : names.join('|'), 'gu');
});
