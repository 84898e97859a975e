import { regionNamed } from './short-forms.ts';
import type { SourceWords } from './source-words.ts';

/** True when the sources name the country or union of the words in any of its forms. */
export function isRegion(words: string, sources: SourceWords): boolean {
  const region = regionNamed(words, sources.language);
  if (region === undefined) return false;
  return sources.hasText(region.name) || region.acronyms.some((acronym) => sources.hasAcronym(acronym));
}

/** The name as the sources have it: "Huskies" as "husky", "UK" as "United Kingdom". */
export function formInSources(name: string, sources: SourceWords): string {
  if (sources.has(name)) return name;
  const region = regionNamed(name, sources.language);
  if (region === undefined) return sources.pluralOf(name) ?? name;
  return region.acronyms.find((acronym) => sources.hasAcronym(acronym)) ?? region.name;
}
