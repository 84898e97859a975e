const known = new Map<string, boolean>();
/** A page declares any language; those that were asked for are remembered up to this number. */
const KNOWN_MAX = 1_000;

/** True for a language that writes 1.5 as 1,5 and 1,200 as 1.200, as the runtime knows it. */
export function writesDecimalComma(language: string): boolean {
  let answer = known.get(language);
  if (answer === undefined) {
    if (known.size >= KNOWN_MAX) known.clear();
    const locale = language === 'und' ? 'en' : language;
    const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
    answer = parts.some(({ type, value }) => type === 'decimal' && value === ',');
    known.set(language, answer);
  }
  return answer;
}
