import { siteNameOf } from '../../analysis/entities/page-title.ts';
import type { Signals } from '../../analysis/signals/signals.ts';
import type { PageMaterial } from './page-material.ts';

const WORDS = { min: 3, max: 12 } as const;
/** Share of the address's words that the page must write too. */
const KNOWN_SHARE_MIN = 0.8;

/**
 * The words of the address as a title, each as the page writes it; empty when the page does not write them. Addresses are
 * made from headlines, so that they tell what a page without one is called.
 */
export function titleFromSlug({ signals, language }: PageMaterial): string {
  const words = signals.slugText.split(/\s+/u).filter((word) => word !== '');
  if (language.isUnspaced || words.some((word) => /\d{5}|[^\p{L}\p{N}'’]/u.test(word))) return '';
  if (words.length < WORDS.min || words.length > WORDS.max) return '';
  const wanted = new Set(words.map((word) => word.toLowerCase()));
  const forms = writtenForms(wanted, signals.prose.units);
  const known = words.filter((word) => forms.has(word.toLowerCase()));
  if (known.length < words.length * KNOWN_SHARE_MIN) return '';
  const text = words.map((word) => forms.get(word.toLowerCase()) ?? word).join(' ');
  return text === siteNameOf(signals.page) ? '' : text.charAt(0).toUpperCase() + text.slice(1);
}

/** Each of the wanted words in the form that the page mostly writes it in. */
function writtenForms(wanted: ReadonlySet<string>, units: Signals['prose']['units']): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const unit of units) {
    for (const { text, lower } of unit.words) {
      if (!wanted.has(lower)) continue;
      const forms = counts.get(lower) ?? new Map<string, number>();
      forms.set(text, (forms.get(text) ?? 0) + 1);
      counts.set(lower, forms);
    }
  }
  return new Map(
    [...counts].map(([lower, forms]) => [lower, [...forms].sort((a, b) => b[1] - a[1])[0]?.[0] ?? lower]),
  );
}
