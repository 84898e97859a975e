import type { MachineDate } from '../../document/metadata.ts';
import { stringsOf } from '../../document/structured-data.ts';
import { defineCheck, quoteElsewhere, ramp, shorten } from '../check.ts';

/** Lengths that search results show in full, in characters (contract, content blocks). */
const TITLE_CHARS = { min: 15, max: 60, hardMax: 120 } as const;
const DESCRIPTION_CHARS = { min: 70, max: 160, hardMax: 320 } as const;
/** Page types whose value depends on their date, with the ages in days for full and no credit. */
const AGES_AT = { full: 365, zero: 1_460 } as const;
const DATED_TYPES = new Set(['article', 'documentation']);
const WEIGHTS = { title: 0.25, description: 0.25, lang: 0.1, canonical: 0.1, dates: 0.3 } as const;
const DAY_MS = 86_400_000;

export const metadataAndDates = defineCheck({
  id: 'metadata-and-dates',
  category: 'structure_quality',
  title: 'Title, description, language and dates are in order',
  why: 'Metadata is what is shown before a page is read; a date that machines can read tells whether it is still true.',
  source: {
    class: 'B',
    claim:
      'Titles and descriptions soften the loss in pipelines with retrieval (SAGEO Arena); the formats are specified in HTML and schema.org.',
  },
  needs: ['page', 'pageType', 'options'],
  fix: ['title', 'meta_description'],
  evaluate({ page, pageType, options }) {
    const { title, description, lang, canonical } = page.metadata;
    const date = DATED_TYPES.has(pageType)
      ? newestDate([...page.metadata.dates, ...structuredDates(page.structuredData.items)], options.asOf)
      : undefined;
    const credits: Partial<Record<keyof typeof WEIGHTS, number>> = {
      title: lengthCredit(title, TITLE_CHARS),
      description: lengthCredit(description, DESCRIPTION_CHARS),
      lang: lang === null ? 0 : 1,
      canonical: canonical === null ? 0 : 1,
    };
    const age = date === undefined || date === null ? null : ageInDays(date.value, options.asOf);
    if (date !== undefined)
      credits.dates = age === null ? 0 : 0.5 + 0.5 * (1 - ramp(age, AGES_AT.full, AGES_AT.zero));
    const names = Object.keys(credits) as (keyof typeof WEIGHTS)[];
    const share =
      names.reduce((sum, name) => sum + (credits[name] ?? 0) * WEIGHTS[name], 0) /
      names.reduce((sum, name) => sum + WEIGHTS[name], 0);
    return {
      kind: 'judged',
      share,
      explanation: `Title ${length(title)}, description ${length(description)}, language ${lang ?? 'not declared'}, canonical ${canonical === null ? 'missing' : 'given'}${date === undefined ? '' : `, ${date === null ? 'no date for machines' : `dated ${date.value.slice(0, 10)}`}`}.`,
      evidence: [title, description].flatMap((text) => (text === null ? [] : [quoteElsewhere(text)])),
      advice: adviceFor(page.metadata, date, age),
    };
  },
});

/** East Asian characters are shown twice as wide and carry about two letters' worth. */
function shownLength(text: string): number {
  const wide = text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu)?.length ?? 0;
  return text.length + wide;
}

function lengthCredit(text: string | null, bounds: { min: number; max: number; hardMax: number }): number {
  if (text === null) return 0;
  const length = shownLength(text);
  if (length < bounds.min) return 0.5;
  return length <= bounds.max ? 1 : 1 - 0.5 * ramp(length, bounds.max, bounds.hardMax);
}

function length(text: string | null): string {
  return text === null ? 'missing' : `${String(text.length)} characters`;
}

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

/** The newest valid date that is not in the future; null without one. */
function newestDate(dates: readonly MachineDate[], asOf: string): MachineDate | null {
  // One day of tolerance for time zones ahead.
  const latest = Date.parse(asOf) + 2 * DAY_MS;
  return (
    dates
      .filter((date) => Date.parse(date.value) < latest)
      .sort((a, b) => Date.parse(b.value) - Date.parse(a.value))[0] ?? null
  );
}

function ageInDays(value: string, asOf: string): number {
  return Math.max(0, (Date.parse(asOf) - Date.parse(value)) / DAY_MS);
}

function adviceFor(
  metadata: {
    readonly title: string | null;
    readonly description: string | null;
    readonly lang: string | null;
    readonly canonical: string | null;
  },
  date: MachineDate | null | undefined,
  age: number | null,
): string | null {
  const { title, description, lang, canonical } = metadata;
  if (title === null) return 'Give the page a <title>.';
  if (description === null)
    return `Write a meta description of ${String(DESCRIPTION_CHARS.min)}-${String(DESCRIPTION_CHARS.max)} characters that answers the page’s main question.`;
  if (shownLength(title) > TITLE_CHARS.max)
    return `The title has ${String(title.length)} characters and is cut off when shown: “${shorten(title, TITLE_CHARS.max)}”. Shorten it to ${String(TITLE_CHARS.max)} or fewer, the subject first.`;
  if (shownLength(title) < TITLE_CHARS.min)
    return `The title “${title}” is too short to say what the page is about. Use ${String(TITLE_CHARS.min)}-${String(TITLE_CHARS.max)} characters.`;
  if (shownLength(description) > DESCRIPTION_CHARS.max || shownLength(description) < DESCRIPTION_CHARS.min) {
    return `The meta description has ${String(description.length)} characters. Bring it to ${String(DESCRIPTION_CHARS.min)}-${String(DESCRIPTION_CHARS.max)}.`;
  }
  if (date === null)
    return 'Say when the page was published and last changed, for machines too: datePublished and dateModified in structured data, or article:modified_time.';
  if (lang === null) return 'Declare the language of the page on <html lang>.';
  if (canonical === null) return 'Name the page’s own address in <link rel="canonical">.';
  if (date !== undefined && age !== null && age > AGES_AT.full)
    return `The page is dated ${date.value.slice(0, 10)}. Check that it is still true, and renew its date when you change it.`;
  return null;
}
