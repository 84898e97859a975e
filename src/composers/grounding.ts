import type { Signals } from '../analysis/signals/signals.ts';
import { siteNameOf } from '../analysis/reading/entities/page-title.ts';
import { expressionOf } from '../languages/compile.ts';
import { listOfEveryLanguage } from '../languages/every-language.ts';
import { isPartOf, readDates, type CalendarDate } from './grounding/calendar-dates.ts';
import { contradictionOf, sourceSentences, type SourceSentence } from './grounding/contradiction.ts';
import { unsourcedNames } from './grounding/names.ts';
import { plainText, standsIn } from './grounding/plain-text.ts';
import { quantitiesOf, type Quantity } from './grounding/quantities.ts';
import { linksIn, quotationsIn, timesIn } from './grounding/quotations.ts';
import { readSourceWords, type SourceWords } from './grounding/source-words.ts';
import { agrees, unitOf } from './grounding/units.ts';

/** A claim of a text that its sources do not make. */
export interface UngroundedClaim {
  readonly kind: 'number' | 'date' | 'quotation' | 'name' | 'link' | 'negation';
  /** As the text has it. */
  readonly text: string;
}

/** The sources of a block: the words of the page and the facts of the caller. Each part is read when a check asks for it. */
export interface GroundingSources {
  readonly language: string;
  readonly plain: string;
  readonly quantities: ReadonlyMap<number, readonly Quantity[]>;
  readonly dates: readonly CalendarDate[];
  /** Times of day, in minutes after midnight. */
  readonly times: ReadonlySet<number>;
  readonly words: SourceWords;
  readonly sentences: readonly SourceSentence[];
  /** The text around a place of the sources, for units that stand beside a table or a label. */
  readonly around: (start: number) => string;
}

/** The sources of a page's blocks: its main content, its title and headings, its names, and the caller's facts. */
export function groundingSources(signals: Signals, facts: readonly string[]): GroundingSources {
  const { page } = signals;
  const { title, description, author } = page.metadata;
  const beside = [title, page.titleHeading, ...page.h1s, description, author, siteNameOf(page), ...facts];
  return readSources([page.text, ...beside.filter((text) => text !== null)], page.language);
}

const AROUND_CHARS = 60;

/** Sources from plain texts in one language (BCP 47 primary tag). */
export function readSources(texts: readonly string[], language: string): GroundingSources {
  const text = texts.join('\n');
  const keep = new Map<string, unknown>();
  const once = <T>(name: string, make: () => T): T => {
    if (!keep.has(name)) keep.set(name, make());
    return keep.get(name) as T;
  };
  return {
    language,
    get plain() {
      return once('plain', () => plainText(text));
    },
    get quantities() {
      return once('quantities', () => byValue(sourceQuantities(text, language)));
    },
    get dates() {
      return once('dates', () => readDates(text, language).dates);
    },
    get times() {
      return once('times', () => new Set(timesIn(text).times.map(({ minutes }) => minutes)));
    },
    get words() {
      return once('words', () => readSourceWords(text, language));
    },
    get sentences() {
      return once('sentences', () => sourceSentences(text, language));
    },
    around: (start) => text.slice(Math.max(0, start - AROUND_CHARS), start + AROUND_CHARS),
  };
}

/** A day of a month is no number of things; a year stays one. */
function sourceQuantities(text: string, language: string): readonly Quantity[] {
  const { dates, rest } = readDates(text, language);
  const years = dates.flatMap(({ year, start, end }): Quantity[] =>
    year === null ? [] : [{ values: [year], unit: null, text: String(year), start, end, countsWords: false }],
  );
  return [...quantitiesOf(rest, language), ...years];
}

function byValue(quantities: readonly Quantity[]): Map<number, Quantity[]> {
  const map = new Map<number, Quantity[]>();
  for (const quantity of quantities) {
    for (const value of quantity.values) {
      const known = map.get(value);
      if (known === undefined) map.set(value, [quantity]);
      else known.push(quantity);
    }
  }
  return map;
}

/**
 * The numbers, units, dates, quotations, addresses and proper names of a text that its sources do not have, and sentences
 * that turn a sentence of the sources round. Empty: the text is grounded. Writing may differ: "1,200" is "1 200" and
 * "1.2 thousand", a name may be declined, a date spelled out. It cannot see a wrong claim that is made of the page's own
 * words, numbers and names in a new sentence.
 */
export function checkGrounding(text: string, sources: GroundingSources): readonly UngroundedClaim[] {
  return sentencesOfClaim(text)
    .flatMap((sentence) => (isQuoted(sentence, sources) ? [] : checkSentence(sentence, sources)))
    .concat(quotationClaims(text, sources));
}

/** Sentences, so that those that the page has word for word need no further reading. */
function sentencesOfClaim(text: string): string[] {
  return text
    .split(/(?<=\p{L}{3}[.!?][”"’)]?)\s+(?=[\p{Lu}“"„«])|(?<=[。！？])|\n+/u)
    .filter((part) => part.trim() !== '');
}

/** True when the sources have the words as they are, but for the mark at their end. */
function isQuoted(sentence: string, sources: GroundingSources): boolean {
  const words = plainText(sentence).trim();
  return standsIn(words, sources.plain) || standsIn(words.replace(/[.!?。！？:：]+$/u, ''), sources.plain);
}

function checkSentence(sentence: string, sources: GroundingSources): UngroundedClaim[] {
  const { language } = sources;
  const { links, rest: withoutLinks } = linksIn(sentence);
  const { times, rest: withoutTimes } = timesIn(withoutLinks);
  const { dates, rest } = readDates(withoutTimes, language);
  const claims: UngroundedClaim[] = [
    ...links
      .filter((link) => !sources.plain.includes(link.plain))
      .map(({ text }): UngroundedClaim => ({ kind: 'link', text })),
    ...dateClaims(dates, sources),
    ...times
      .filter(({ minutes }) => !sources.times.has(minutes))
      .map(({ text }): UngroundedClaim => ({ kind: 'date', text })),
    ...quantitiesOf(rest, language)
      .filter((quantity) => !isSourced(quantity, sources))
      .map(({ text }): UngroundedClaim => ({ kind: 'number', text: text.trim() })),
    ...unsourcedNames(rest, sources.words).map((text): UngroundedClaim => ({ kind: 'name', text })),
  ];
  // A title or a question states nothing that could turn a sentence round.
  if (claims.length > 0 || !/[.!。！][”"’»」')]*\s*$/u.test(sentence)) return claims;
  const contradiction = contradictionOf(sentence, sources.sentences, language, (part) =>
    quantitiesOf(part, language),
  );
  return contradiction === null ? [] : [contradiction];
}

function quotationClaims(text: string, sources: GroundingSources): UngroundedClaim[] {
  return quotationsIn(text)
    .filter((quotation) => !standsIn(quotation, sources.plain))
    .map((quotation): UngroundedClaim => ({ kind: 'quotation', text: quotation }));
}

function dateClaims(dates: readonly CalendarDate[], sources: GroundingSources): UngroundedClaim[] {
  const byPlace = new Map<number, CalendarDate[]>();
  for (const date of dates) byPlace.set(date.start, [...(byPlace.get(date.start) ?? []), date]);
  return [...byPlace.values()]
    .filter((readings) => !readings.some((date) => sources.dates.some((given) => isPartOf(date, given))))
    .map(([date]): UngroundedClaim => ({ kind: 'date', text: date?.text ?? '' }));
}

/** The value with its unit; a number without one may be counted in whatever the sources count in, but not in a measure. */
function isSourced(claimed: Quantity, sources: GroundingSources): boolean {
  if (claimed.values.length === 0) return sources.plain.includes(claimed.text.trim());
  const given = claimed.values.flatMap((value) => sources.quantities.get(value) ?? []);
  if (given.length === 0) return false;
  if (claimed.unit === null)
    return !claimed.countsWords || given.some(({ unit }) => unit === null || unit === 'y' || unit === 'd');
  if (given.some(({ unit }) => agrees(claimed.unit, unit))) return true;
  // A column or a label names the unit once for its numbers.
  return given.some(
    ({ unit, start }) => unit === null && mentionsUnit(sources.around(start), claimed.unit ?? ''),
  );
}

/** "Weight (kg)", "Price in €:" */
function mentionsUnit(around: string, unit: string): boolean {
  return [...around.matchAll(LABELLED_UNIT)].some((match) =>
    agrees(unit, unitOf(match[1] ?? match[2] ?? '')),
  );
}

const LABELLED_UNIT = expressionOf(
  '[([]([^\\s()[\\]]{1,12})[)\\]]|\\b@labels ([^\\s:]{1,12}):',
  { labels: listOfEveryLanguage(({ facts }) => facts?.numbers?.labelsUnit) },
  'gu',
);
