import { siteNameOf } from '../../analysis/reading/entities/page-title.ts';
import { stopWordsOf } from '../../analysis/language/stop-words.ts';
import { stemOf } from '../../analysis/language/words.ts';
import type { Signals } from '../../analysis/signals/signals.ts';
import type { PageMaterial } from './page-material.ts';

/** What an address says, and how far the page bears it out. */
export interface SlugTitle {
  readonly text: string;
  readonly words: number;
  /** Share of the address's words that the page writes too, small words among them. */
  readonly knownShare: number;
}

const WORDS_MAX = 14;
/** What the form of a word tells that opens a sentence: something, where there is no other. */
const OPENER_WEIGHT = 0.1;
/** Addresses hold no marks. */
const ASKS =
  /^(?:(?:what|who|where|why) (?:is|are|was|were|do|does|did|should|can|isn’t|aren’t)|(?:is|are|do|does|did|can|should|will|has|have)) /iu;

/**
 * The words of the address as a title, each as the page writes it; null when there are none that make one. Addresses are
 * made from headlines, so that they tell what a page without one is called.
 */
export function titleFromSlug({ signals, language }: PageMaterial): SlugTitle | null {
  if (language.grammar.isUnspaced) return null;
  const slug = signals.slugText.split(/\s+/u);
  const forms = writtenForms(signals.prose.units, new Set(slug.map(keyOf)));
  const known = (word: string): boolean =>
    forms.has(keyOf(word)) || signals.terms.frequency.has(stemOf(word.toLowerCase(), signals.page.language));
  const stops = stopWordsOf(signals.page.language);
  const isSmall = (word: string): boolean => stops.has(word.toLowerCase());
  const words = withoutEnds(slug, known, isSmall);
  const isReadable =
    words.length <= WORDS_MAX &&
    !words.every(isSmall) &&
    words.every((word) => !/[^\p{L}\p{N}'’]/u.test(word));
  const text = words.map((word) => forms.get(keyOf(word)) ?? word).join(' ');
  if (!isReadable || text === siteNameOf(signals.page)) return null;
  const title = text.charAt(0).toUpperCase() + text.slice(1);
  return {
    text: signals.page.language === 'en' && ASKS.test(title) ? `${title}?` : title,
    words: words.length,
    knownShare: words.filter((word) => known(word) || isSmall(word)).length / words.length,
  };
}

/** Addresses are written without apostrophes. */
function keyOf(word: string): string {
  return word.toLowerCase().replace(/['’]/gu, '');
}

/** Numbers of pages and chapters stand at the ends of addresses, and small words where an address was cut off. */
function withoutEnds(
  words: readonly string[],
  known: (word: string) => boolean,
  isSmall: (word: string) => boolean,
): string[] {
  const isNumber = (word: string | undefined): boolean =>
    word !== undefined && /\d/u.test(word) && (/\d{5}/u.test(word) || !known(word));
  const kept = words.filter((word) => word !== '');
  while (isNumber(kept.at(-1)) || (kept.length > 0 && isSmall(kept.at(-1) ?? ''))) kept.pop();
  while (isNumber(kept[0])) kept.shift();
  return kept;
}

/** The wanted words by their key, each in the form that it mostly has; at the start of a sentence all are capitalised. */
function writtenForms(units: Signals['prose']['units'], wanted: ReadonlySet<string>): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { words, sentences } of units) {
    for (const word of words) {
      const key = /['’]/u.test(word.lower) ? keyOf(word.lower) : word.lower;
      if (!wanted.has(key)) continue;
      const opens = word === words[0] || sentences.some((sentence) => sentence.words[0] === word);
      const forms = counts.get(key) ?? new Map<string, number>();
      forms.set(word.text, (forms.get(word.text) ?? 0) + (opens ? OPENER_WEIGHT : 1));
      counts.set(key, forms);
    }
  }
  return new Map(
    [...counts].map(([key, forms]) => [key, [...forms].sort((a, b) => b[1] - a[1])[0]?.[0] ?? key]),
  );
}
