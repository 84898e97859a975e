import { siteNameOf } from '../../analysis/reading/subject/page-title.ts';
import { hostLabels } from '../../analysis/document/host-labels.ts';
import type { Signals } from '../../analysis/signals/signals.ts';
import { packOf } from '../../languages/index.ts';

/**
 * Longer forms of a headline that is too short for a title: with the site name, then, where the language has a form for it,
 * as an overview.
 */
export function explainedTitle(signals: Signals, heading: string): string[] {
  const site =
    lettersOf(siteNameOf(signals.page) ?? '') === '' ? hostAsWritten(signals) : siteNameOf(signals.page);
  const overviews = packOf(signals.page.language).writing?.overviews ?? [];
  // "Overview" is not a subject.
  const isOverview = overviews.some(({ template }) => template.toLowerCase().includes(heading.toLowerCase()));
  return [
    ...(site === null || lettersOf(heading).includes(lettersOf(site)) ? [] : [`${heading} – ${site}`]),
    ...(isOverview ? [] : overviews.map(({ template }) => template.replace('{subject}', () => heading))),
  ];
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** "Supabase" for supabase.com if the page contains it; else null. */
function hostAsWritten({ prose, options }: Signals): string | null {
  const label = hostLabels(options.finalUrl ?? options.url).at(-1);
  for (const { words } of prose.units) {
    const found = words.find(({ lower, text }) => lower === label && /^\p{Lu}/u.test(text));
    if (found !== undefined) return found.text.replace(/['’]s$/u, '');
  }
  return null;
}
