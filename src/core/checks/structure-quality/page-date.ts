import { pageTypeIs } from '../../page-facts/page-type-policies.ts';
import { facetPageOf, gapStemsOf } from '../../reading/gaps/facet-page.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import type { SubjectType } from '../../schema/vocabulary.ts';
import { adviseTo } from '../../advice/advice.ts';
import type { MachineDate } from '../../document/metadata.ts';
import type { PageDocument } from '../../document/page-document.ts';
import { normalizeDate } from '../../document/normalize-date.ts';
import { isCalendarName } from '../../text/calendar-words.ts';
import { wordsOf } from '../../text/words.ts';
import { stringsOf } from '../../document/structured-data.ts';
import { defineCheck, notApplicable, ramp } from '../check.ts';
import { quoteElsewhere } from '../../evidence/evidence.ts';

/** Ages in days for full and for the least credit of a page with a date: D. */
const AGES_AT = { full: 365, zero: 1_460 } as const;
const CREDIT_FOR_DATE = 0.5;
/** What is true of these stays true: a theorem, a book, a dish. */
const LASTING: ReadonlySet<SubjectType> = new Set<SubjectType>(['concept', 'work', 'food']);
const DAY_MS = 86_400_000;

export const pageDate = defineCheck({
  id: 'page-date',
  category: 'structure_quality',
  weakness: 'outdated',
  title: 'A recent date tells that the text is still true',
  why: 'An assistant that is asked for today’s state prefers what says when it was written, and the newer of two pages.',
  source: {
    class: 'C',
    claim: 'schema.org and Open Graph specify dates for machines; freshness matters by type of page.',
  },
  needs: ['page', 'pageType', 'options'],
  evaluate({ page, pageType, options }) {
    if (!pageTypeIs(pageType, 'dated'))
      return notApplicable(`The value of a ${pageType} page does not hang on its date.`);
    const dates = datesOf(page, options.asOf);
    const shown = dates.find((date) => page.showsDay(date, page.language)) ?? null;
    const age = shown === null ? null : ageInDays(shown, options.asOf);
    const [newest] = dates;
    return {
      kind: 'judged',
      share: age === null ? 0 : 1 - (1 - CREDIT_FOR_DATE) * ramp(age, AGES_AT.full, AGES_AT.zero),
      explanation:
        newest === undefined
          ? 'The page has no date for machines.'
          : shown === null
            ? `The markup dates the page ${newest.slice(0, 10)}; its text shows no such day.`
            : `The page is dated ${shown.slice(0, 10)}.`,
      evidence: [],
    };
  },
  advise(signals) {
    const { page, pageType, options, titleText, subject } = signals;
    if (!pageTypeIs(pageType, 'dated') || LASTING.has(subject?.type ?? 'topic')) return null;
    // A choice is made in the present; an award or an event has its year for good.
    const year = isChoice(signals) ? passedYear(titleText, options.asOf) : null;
    const title = page.metadata.title ?? titleText;
    if (year !== null)
      return adviseTo('renew-year', { year }, { where: quoteElsewhere(title), isCertain: true });
    const [date = null] = datesOf(page, options.asOf);
    // Documentation is kept up to date, or says its version.
    if (date === null) {
      const isUndated = page.publishedAt === null && pageType === 'article' && !showsAnyDay(signals);
      return isUndated ? adviseTo('state-date', {}) : null;
    }
    if (
      pageType === 'article' &&
      !datesOf(page, options.asOf).some((day) => page.showsDay(day, page.language))
    )
      return adviseTo('state-date', {}, { isMinor: true });
    // A dated report is right to stay as it was: only its author knows whether the page should be kept up to date.
    return ageInDays(date, options.asOf) > AGES_AT.full
      ? adviseTo('renew-page', { day: date.slice(0, 10) }, { isMinor: true })
      : null;
  },
});

/** Blocks at either end of a text where its date stands. */
const EDGE_BLOCKS = 6;
const YEAR_IN_DATE = /(?<!\p{N})(?:19|20)\d{2}(?!\p{N})/u;

/** True where the first or last blocks hold a year beside the name of a month, or a date in figures: no parser knows all notations. */
function showsAnyDay({ page }: Signals): boolean {
  const edges = [...page.blocks.slice(0, EDGE_BLOCKS), ...page.blocks.slice(-EDGE_BLOCKS)];
  return edges.some(
    ({ text }) =>
      text.length <= BYLINE_CHARS_MAX &&
      YEAR_IN_DATE.test(text) &&
      (/\d{1,4}[./-]\d{1,2}[./-]\d{2,4}/u.test(text) ||
        wordsOf(text, page.language).some((word) => isCalendarName(word.lower, page.language))),
  );
}

/** A longer block tells of something else. */
const BYLINE_CHARS_MAX = 300;

function structuredDates(
  items: readonly { readonly depth: number; readonly properties: Readonly<Record<string, unknown>> }[],
): MachineDate[] {
  // The date of a comment or a review is not the page's.
  return items
    .filter(({ depth }) => depth === 0)
    .flatMap(({ properties }) => [
      ...stringsOf(properties['datePublished']).map((value): MachineDate => ({
        kind: 'published',
        value,
        source: 'structured data',
      })),
      ...stringsOf(properties['dateModified']).map((value): MachineDate => ({
        kind: 'modified',
        value,
        source: 'structured data',
      })),
    ]);
}

/** The valid dates that are not in the future, newest first, in RFC 3339. */
function datesOf({ metadata, structuredData }: PageDocument, asOf: string): readonly string[] {
  // One day of tolerance for time zones ahead.
  const latest = Date.parse(asOf) + 2 * DAY_MS;
  return (
    [...metadata.dates, ...structuredDates(structuredData.items)]
      // What a parser makes of another notation hangs on the zone of the computer.
      .map(({ value }) => normalizeDate(value))
      .filter((value) => value !== null)
      .filter((value) => Date.parse(value) < latest)
      .sort((a, b) => Date.parse(b) - Date.parse(a))
  );
}

function ageInDays(value: string, asOf: string): number {
  return Math.max(0, (Date.parse(asOf) - Date.parse(value)) / DAY_MS);
}

/** The year in a title when it is the only one and two years old or more: “Best laptops 2021”. */
function passedYear(title: string, asOf: string): string | null {
  const years = title.match(/(?<![\p{L}\p{N}-])20\d{2}(?![\p{L}\p{N}-])/gu) ?? [];
  const [year = ''] = years;
  return years.length === 1 && Number(year) <= Number(asOf.slice(0, 4)) - 2 ? year : null;
}

/** True for “best …”, “… reviews” and the like. */
function isChoice(signals: Signals): boolean {
  const stems = gapStemsOf(signals.language);
  return stems !== null && facetPageOf(signals, stems).kinds.has('choice');
}
