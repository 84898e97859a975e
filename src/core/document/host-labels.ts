/** Parts of the host that may name the site, from the outside in: `docs`, `example` of `docs.example.org`. */
export function hostLabels(url: string): string[] {
  try {
    return new URL(url).hostname
      .split('.')
      .slice(0, -1)
      .filter((label) => label.length > 1 && label !== 'www');
  } catch {
    return [];
  }
}
