import type { Signals } from '../page-signals/page-signals.ts';
import { siteNameOf } from '../reading/subject/page-title.ts';
import { expressionOf } from '../languages/compile.ts';
import { listOfEveryLanguage } from '../languages/every-language.ts';
import { isPartOf, readDates, type CalendarDate } from './grounding/calendar-dates.ts';
import { claimSentencesIn } from './grounding/claim-sentences.ts';
import { contradictionOf, sourceSentences, type SourceSentence } from './grounding/contradiction.ts';
import { unsourcedNames } from './grounding/names.ts';
import { readPolarAnswer } from './grounding/polar-answer.ts';
import { plainText, standsIn } from './grounding/plain-text.ts';
import { quantitiesOf, type Quantity } from './grounding/quantities.ts';
import { linksIn, quotationsIn, timesIn } from './grounding/quotations.ts';
import { readSourceWords, type SourceWords } from './grounding/source-words.ts';
import { agrees, unitOf } from './grounding/units.ts';

/** A claim that the sources do not contain. */
export interface UngroundedClaim {
  readonly kind: 'number' | 'date' | 'quotation' | 'name' | 'link' | 'negation';
  /** As written in the text. */
  readonly text: string;
}

/** The sources of a block: the page and the facts of the caller. Each part is computed on first use. */
export interface GroundingSources {
  readonly language: string;
  readonly plain: string;
  readonly quantities: ReadonlyMap<number, readonly Quantity[]>;
  readonly dates: readonly CalendarDate[];
  /** Times of day, in minutes after midnight. */
  readonly times: ReadonlySet<number>;
  readonly words: SourceWords;
  readonly sentences: readonly SourceSentence[];
  /** The text around an offset of the sources, for the unit of a table column or a label. */
  readonly around: (start: number) => string;
}

/** Sources of a page's blocks: main content, title, headings, author, site name and the caller's facts. */
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
 * Numbers, units, dates, quotations, addresses and proper names of a text that are not in its sources, and sentences that
 * contradict a sentence of the sources. Empty: the text is grounded. Spelling may differ: "1,200" equals "1 200" and "1.2
 * thousand", a name may be declined, a date spelled out. Limit: it does not detect a false sentence made only of words,
 * numbers and names of the page.
 */
export function checkGrounding(text: string, sources: GroundingSources): readonly UngroundedClaim[] {
  // "Yes." and "No." answer a question: what they affirm or deny is not in them.
  return claimSentencesIn(readPolarAnswer(text, sources.language)?.rest ?? text)
    .flatMap((sentence) => (isQuoted(sentence, sources) ? [] : checkSentence(sentence, sources)))
    .concat(quotationClaims(text, sources));
}

/** True when the sources contain the sentence verbatim, except for its closing punctuation. */
function isQuoted(sentence: string, sources: GroundingSources): boolean {
  const words = plainText(sentence).trim();
  return (
    standsIn(words, sources.plain) ||
    standsIn(words.replace(/(?<![.!?。！？:：])[.!?。！？:：]+$/u, ''), sources.plain)
  );
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
  // Titles and questions state nothing that could contradict a sentence.
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

/** True when the sources contain the value with its unit. A bare number matches any counted thing, but no measure. */
function isSourced(claimed: Quantity, sources: GroundingSources): boolean {
  if (claimed.values.length === 0) return sources.plain.includes(claimed.text.trim());
  const given = claimed.values.flatMap((value) => sources.quantities.get(value) ?? []);
  if (given.length === 0) return false;
  if (claimed.unit === null)
    return !claimed.countsWords || given.some(({ unit }) => unit === null || unit === 'y' || unit === 'd');
  if (given.some(({ unit }) => agrees(claimed.unit, unit))) return true;
  // A table column or a label states the unit once for all its numbers.
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
