/** Pages declare any language tag, so caches by language need a limit. */
const LANGUAGES_MAX = 1_000;

/** Caches the results of `make` by language tag. */
export function perLanguage<Made>(make: (language: string) => Made): (language: string) => Made {
  const made = new Map<string, { readonly value: Made }>();
  return (language) => {
    let known = made.get(language);
    if (known === undefined) {
      if (made.size >= LANGUAGES_MAX) made.clear();
      made.set(language, (known = { value: make(language) }));
    }
    return known.value;
  };
}
