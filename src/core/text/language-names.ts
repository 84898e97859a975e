const names = new Map<string, ReadonlySet<string>>();
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Lower-case names of languages in a language ("spanish"), from Intl; many are names of peoples too. */
export function languageNames(language: string): ReadonlySet<string> {
  const known = names.get(language);
  if (known !== undefined) return known;
  const locale = language === 'und' ? 'en' : language;
  const display = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
  const found = new Set<string>();
  for (const first of LETTERS)
    for (const second of LETTERS) {
      const name = display.of(first + second);
      if (name !== undefined) found.add(name.toLowerCase());
    }
  names.set(language, found);
  return found;
}
