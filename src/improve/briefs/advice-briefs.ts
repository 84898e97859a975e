import type { Advice, AdviceKind } from '../../analysis/advice/advice.ts';
import { expectedKindOf } from '../../analysis/advice/expected-kind.ts';
import { askings, expectedFacts, type Asking } from '../../analysis/advice/texts/en-briefs.ts';
import { shorten } from '../../analysis/checks/check.ts';
import { facetPageOf, gapStemsOf, type FacetPage } from '../../analysis/reading/gaps/facet-page.ts';
import { facetRules } from '../../analysis/reading/gaps/facets.ts';
import type { Signals } from '../../analysis/signals/signals.ts';
import type { GapFacet } from '../../languages/gap-facets.ts';
import { askedBrief, placeAt, type AskedBrief } from './asked-brief.ts';

const QUOTED_CHARS_MAX = 110;
const OLD_MS = 3 * 365 * 86_400_000;
const YEAR = /(?<!\p{N})20\d{2}(?!\p{N})/u;

type AskFor = (quoted: string, signals: Signals) => Asking | null;

/** Advice that an editor cannot follow alone. */
const NEEDS_AUTHOR: Readonly<Partial<Record<AdviceKind, AskFor>>> = {
  'extend-text': (_, signals) => aboutSubject('what-to-know', signals),
  'state-facts': (_, signals) => aboutSubject('checkable-facts', signals),
  'add-specifics': (_, signals) => aboutSubject('checkable-facts', signals),
  'replace-praise': (quoted) => askings['behind-praise'](quoted),
  'name-source': (quoted) => askings.source(quoted),
  'replace-vague': (quoted) => askings.figure(quoted),
  'renew-year': (quoted) => changesSince(YEAR.exec(quoted)?.[0] ?? null),
  'renew-page': (_, signals) => changesSince(oldDayOf(signals)),
  'introduce-collection': () => askings.introduction(),
  'summarise-entries': () => askings.entries(),
  'state-main-facts': () => askings.entries(),
};

/** What the author must supply before this advice can be followed; null where an editor can do it alone. */
export function adviceBrief({ kind, where }: Advice, signals: Signals): AskedBrief | null {
  const quoted = shorten((where?.text ?? '').replace(/\s+/gu, ' ').trim(), QUOTED_CHARS_MAX);
  const asking = NEEDS_AUTHOR[kind]?.(quoted, signals) ?? null;
  return asking === null ? null : askedBrief(asking, placeAt(signals, where?.start ?? null));
}

function changesSince(day: string | null): Asking | null {
  return day === null ? null : askings['changes-since'](day);
}

/** The day of a page that was not touched for years: a younger one may still be as its author wants it. */
function oldDayOf({ page, options }: Signals): string | null {
  const day = (page.modifiedAt ?? page.publishedAt)?.slice(0, 10) ?? null;
  return day !== null && Date.parse(options.asOf) - Date.parse(day) >= OLD_MS ? day : null;
}

/** Null where the page gives all that can be looked for. */
function aboutSubject(about: 'what-to-know' | 'checkable-facts', signals: Signals): Asking | null {
  const kind = expectedKindOf(signals);
  if (kind === null || signals.subject === null) return null;
  const stems = gapStemsOf(signals.language);
  const page = stems === null ? null : facetPageOf(signals, stems);
  const facts = expectedFacts[kind]
    .filter(({ facet }) => facet === null || page === null || !isGiven(facet, page))
    .map(({ fact }) => fact);
  return facts.length === 0 ? null : askings[about](shorten(signals.subject.name), facts);
}

function isGiven(facet: GapFacet, page: FacetPage): boolean {
  const { isShown, isFigure } = facetRules[facet];
  return isShown(page) || (!isFigure && page.mentionsOf(facet).count > 0);
}
