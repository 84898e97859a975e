import { expressionOf } from '../../languages/compile.ts';
import { listOfEveryLanguage } from '../../languages/every-language.ts';
import { formsOf, valuedEntries } from '../../languages/valued-entries.ts';

/** Units of measure: their spellings and signs. Words are in the language packs. */

/** Signs and abbreviations used in every language, by the sign of the unit. */
const INTERNATIONAL: Readonly<Record<string, string>> = {
  '%': '% ％',
  '‰': '‰',
  pp: 'pp',
  km: 'km',
  m: 'm',
  cm: 'cm',
  mm: 'mm',
  mi: 'mi',
  ft: 'ft',
  yd: 'yd',
  kg: 'kg',
  g: 'g',
  mg: 'mg',
  µg: 'µg μg mcg',
  t: 't',
  lb: 'lb lbs',
  oz: 'oz',
  l: 'l',
  ml: 'ml',
  gal: 'gal',
  '°C': '°c ℃ degc',
  '°F': '°f ℉ degf',
  '°': '°',
  s: 's',
  ms: 'ms',
  min: 'min',
  h: 'h',
  W: 'w',
  kW: 'kw',
  MW: 'mw',
  GW: 'gw',
  kWh: 'kwh',
  V: 'v',
  Hz: 'hz',
  kHz: 'khz',
  MHz: 'mhz',
  GHz: 'ghz',
  KB: 'kb kib',
  MB: 'mb mib',
  GB: 'gb gib',
  TB: 'tb tib',
  px: 'px',
  cal: 'cal',
  kcal: 'kcal',
  mph: 'mph',
  'km/h': 'km/h kph kmh',
  ha: 'ha',
  'm²': 'm² sqm',
  'km²': 'km²',
  'ft²': 'sqft ft²',
  'm³': 'm³',
  USD: '$ us$ usd',
  EUR: '€ eur',
  GBP: '£ gbp',
  JPY: '¥ ￥ jpy yen',
  CNY: 'cny rmb',
  CHF: 'chf',
  PLN: 'zł pln',
  RUB: '₽ rub',
  INR: '₹ inr rs',
};

const written = valuedEntries(listOfEveryLanguage(({ facts }) => facts?.units));

const byForm = new Map<string, string>();
for (const [unit, forms] of Object.entries(INTERNATIONAL))
  for (const form of forms.split(' ')) byForm.set(form, unit);
for (const { value, entry } of written)
  for (const form of formsOf(entry)) if (!byForm.has(form)) byForm.set(form, value);

/** The unit of a word or sign; null for any other word. */
export function unitOf(form: string): string | null {
  return byForm.get(form.toLowerCase().replace(/\.$/u, '')) ?? null;
}

/** Units of several words and the signs that replace them. */
const phrases = phrasesByUnit().map(
  ([unit, list]) => [expressionOf('(?<!\\p{L})@list(?!\\p{L})', { list }, 'giu'), unit] as const,
);
const percentBefore = expressionOf(
  '@words\\s*(\\d+(?:\\.\\d+)?)',
  { words: listOfEveryLanguage(({ facts }) => facts?.numbers?.percentBefore) },
  'gu',
);

function phrasesByUnit(): readonly (readonly [string, string])[] {
  const units = new Map<string, string[]>();
  for (const { value, entry } of written)
    if (/[ -]/.test(entry)) units.set(value, [...(units.get(value) ?? []), entry]);
  return [...units].map(([unit, entries]) => [unit, entries.join('|')] as const);
}

/** Replaces each unit of several words by its sign: "per cent" by "%". */
export function withShortUnits(text: string): string {
  return phrases
    .reduce((short, [pattern, sign]) => short.replace(pattern, sign), text)
    .replace(percentBefore, '$1%')
    .replace(/°\s?([cf])(?!\p{L})/giu, (_, scale: string) => `°${scale.toUpperCase()}`);
}

/** True when the given unit supports the claimed one: the same unit or a looser name of it. */
export function agrees(claimed: string | null, given: string | null): boolean {
  if (claimed === given) return true;
  if (claimed === '°') return given === '°C' || given === '°F';
  if (claimed === 'pound' || given === 'pound')
    return [claimed, given].some((unit) => unit === 'GBP' || unit === 'lb');
  return false;
}
