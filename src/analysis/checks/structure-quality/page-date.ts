import type { MachineDate } from '../../document/metadata.ts';
import { normalizeDate } from '../../document/normalize-date.ts';
import { stringsOf } from '../../document/structured-data.ts';
import { defineCheck, notApplicable, ramp } from '../check.ts';

/** Ages in days for full and for the least credit of a page with a date: D. */
const AGES_AT = { full: 365, zero: 1_460 } as const;
const CREDIT_FOR_DATE = 0.5;
/** Page types whose value depends on their date. */
const DATED_TYPES = new Set(['article', 'documentation']);
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
    if (!DATED_TYPES.has(pageType))
      return notApplicable(`The value of a ${pageType} page does not hang on its date.`);
    const dates = [...page.metadata.dates, ...structuredDates(page.structuredData.items)];
    const date = newestDate(dates, options.asOf);
    const age = date === null ? null : ageInDays(date, options.asOf);
    const day = date?.slice(0, 10) ?? '';
    return {
      kind: 'judged',
      share: age === null ? 0 : 1 - (1 - CREDIT_FOR_DATE) * ramp(age, AGES_AT.full, AGES_AT.zero),
      explanation: date === null ? 'The page has no date for machines.' : `The page is dated ${day}.`,
      evidence: [],
      advice:
        age === null
          ? 'Say when the page was published and last changed, for machines too: datePublished and dateModified in structured data, or article:modified_time.'
          : age > AGES_AT.full
            ? `The page is dated ${day}. Check that it is still true, and renew its date when you change it.`
            : null,
    };
  },
});

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

/** The newest valid date that is not in the future, in RFC 3339; null without one. */
function newestDate(dates: readonly MachineDate[], asOf: string): string | null {
  // One day of tolerance for time zones ahead.
  const latest = Date.parse(asOf) + 2 * DAY_MS;
  return (
    dates
      // What a parser makes of another notation hangs on the zone of the computer.
      .map(({ value }) => normalizeDate(value))
      .filter((value) => value !== null)
      .filter((value) => Date.parse(value) < latest)
      .sort((a, b) => Date.parse(b) - Date.parse(a))[0] ?? null
  );
}

function ageInDays(value: string, asOf: string): number {
  return Math.max(0, (Date.parse(asOf) - Date.parse(value)) / DAY_MS);
}
