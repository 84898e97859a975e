import type { Word } from './words.ts';

/** What a unit measures. `sizes`: areas, volumes, distances, data and power. */
export type UnitKind = 'lengths' | 'masses' | 'times' | 'shares' | 'sizes';

/** Signs and words of units in any language; capitals do not count. */
const UNITS: Readonly<Record<UnitKind, string>> = {
  lengths:
    'mm cm dm m in inch inches ft feet foot yd " ″ ” zoll millimeter millimetre zentimeter centimeter centimetre meter metre meters metres millimeters millimetres centimeters centimetres pouces pouce pulgadas centimètres centimetros centímetros mètres metros',
  masses:
    'g gr kg mg oz lb lbs pound pounds ounce ounces gram grams gramm kilogramm kilogram kilograms kilo kilos gramme grammes kilogramme kilogrammes gramos kilogramos ct carat carats',
  times:
    's sec secs second seconds min mins minute minutes h hr hrs hour hours day days night nights week weeks month months year years decade decades ms millisecond milliseconds sekunden minuten stunde stunden tag tage tagen werktag werktage werktagen arbeitstage arbeitstagen nächte nächten woche wochen monat monate monaten jahr jahre jahren heure heures jour jours semaine semaines mois an ans minuto minutos hora horas día días semana semanas mes meses año años',
  shares: '% percent prozent pourcent',
  sizes:
    'km mi mile miles kilometer kilometers kilometre kilometres kilometern yard yards m² m2 qm sqm sq square acre acres hectare hectares hektar ha l ml liter liters litre litres litros gallon gallons cup cups quart quarts gb mb tb kb mbps gbps pixel pixels px mp megapixel megapixels character characters zeichen bytes mah w kw kwh watt watts hp ps ghz mhz hz khz mph kmh db lumens nits grad degree degrees degrés grados °',
};
const KIND_OF_UNIT: ReadonlyMap<string, UnitKind> = new Map(
  (Object.keys(UNITS) as UnitKind[]).flatMap((kind) =>
    UNITS[kind].split(' ').map((unit): [string, UnitKind] => [unit, kind]),
  ),
);
const GLUED_UNIT = /^[\d.,]+(\p{L}{1,4})$/u;
const INCH_SIGN = /^\s?["″”]/u;
/** "30 x 57", "12 × 8". */
const TIMES_SIGN = /^\s?[x×]\s?\d/u;
const PERCENT_SIGN = /^\s?%/u;
const DEGREE_SIGN = /^\s?°/u;
/** A space, or a hyphen: "5-year". */
const UNIT_CHARS_APART_MAX = 2;

/**
 * What the unit after a number measures; null without one. `after`: the four characters after the number, for signs that
 * are no words.
 */
export function unitAfter(word: Word, next: Word | undefined, after: string): UnitKind | null {
  if (INCH_SIGN.test(after) || TIMES_SIGN.test(after)) return 'lengths';
  if (PERCENT_SIGN.test(after)) return 'shares';
  if (DEGREE_SIGN.test(after)) return 'sizes';
  const glued = GLUED_UNIT.exec(word.lower)?.[1];
  if (glued !== undefined) return KIND_OF_UNIT.get(glued) ?? null;
  const isNear = next !== undefined && next.start - word.end <= UNIT_CHARS_APART_MAX;
  return isNear ? (KIND_OF_UNIT.get(next.lower) ?? null) : null;
}
