import { siteNameOf } from '../../analysis/reading/entities/page-title.ts';
import { hostLabels } from '../../analysis/signals/identity.ts';
import type { Signals } from '../../analysis/signals/signals.ts';
import { packOf } from '../../languages/index.ts';

/**
 * Forms of a headline that is too short for a title: with the name of the site, then as an overview of its subject. None
 * where the language has no form for it.
 */
export function explainedTitle(signals: Signals, heading: string): string[] {
  const site =
    lettersOf(siteNameOf(signals.page) ?? '') === '' ? hostAsWritten(signals) : siteNameOf(signals.page);
  const overviews = packOf(signals.page.language).writing?.overviews ?? [];
  // "Overview" is no subject.
  const isOverview = overviews.some(({ template }) => template.toLowerCase().includes(heading.toLowerCase()));
  return [
    ...(site === null || lettersOf(heading).includes(lettersOf(site)) ? [] : [`${heading} – ${site}`]),
    ...(isOverview ? [] : overviews.map(({ template }) => template.replace('{subject}', () => heading))),
  ];
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** "Supabase" of supabase.com when the page writes it; else null. */
function hostAsWritten({ prose, options }: Signals): string | null {
  const label = hostLabels(options.finalUrl ?? options.url).at(-1);
  for (const { words } of prose.units) {
    const found = words.find(({ lower, text }) => lower === label && /^\p{Lu}/u.test(text));
    if (found !== undefined) return found.text.replace(/['’]s$/u, '');
  }
  return null;
}
