import { siteNameOf } from '../../analysis/reading/entities/page-title.ts';
import { hostLabels } from '../../analysis/signals/identity.ts';
import type { Signals } from '../../analysis/signals/signals.ts';

/** What a page about a thing is; small, because it is no name. For languages without one a short headline stays as it is. */
const OVERVIEW: Readonly<Record<string, readonly string[]>> = {
  en: [' overview', ': an overview'],
  de: [': ein Überblick'],
  fr: [': présentation'],
  es: [': información general'],
  pt: [': visão geral'],
  it: [': panoramica'],
  nl: [': overzicht'],
  pl: [': przegląd'],
  ru: [': обзор'],
};

/** A headline too short for a title, with whose page it is, or that it is about the whole of its subject. */
export function explainedTitle(signals: Signals, heading: string): string[] {
  const site =
    lettersOf(siteNameOf(signals.page) ?? '') === '' ? hostAsWritten(signals) : siteNameOf(signals.page);
  const overviews = OVERVIEW[signals.page.language] ?? [];
  // "Overview" is no name to say it of.
  const isOverview = overviews.some((overview) => overview.toLowerCase().includes(heading.toLowerCase()));
  return [
    ...(site === null || lettersOf(heading).includes(lettersOf(site)) ? [] : [`${heading} – ${site}`]),
    ...(isOverview ? [] : overviews.map((overview) => heading + overview)),
  ];
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** "Supabase" of supabase.com, when the page writes it; null when it does not. */
function hostAsWritten({ prose, options }: Signals): string | null {
  const label = hostLabels(options.finalUrl ?? options.url).at(-1);
  for (const { words } of prose.units) {
    const found = words.find(({ lower, text }) => lower === label && /^\p{Lu}/u.test(text));
    if (found !== undefined) return found.text.replace(/['’]s$/u, '');
  }
  return null;
}
