import { packOf } from '../../languages/index.ts';
import { calendarWords } from '../../text/calendar-words.ts';
import type { PageDocument } from '../../document/page-document.ts';
import { stringsOf } from '../../document/structured-data.ts';
import { hasTagger, isEnglishWord, tagEnglish } from '../../text/english/part-of-speech.ts';
import { genericWordsOf, stopWordsOf } from '../../text/stop-words.ts';
import { wordsOf } from '../../text/words.ts';
import type { Features } from '../../models/linear-model.ts';
import { ENTITY_RANK } from './entity-rank-weights.ts';
import type { Prose } from '../../signals/prose.ts';
import { bareTitle, siteNameOf } from '../subject/page-title.ts';
import type { Subject } from '../subject/subject.ts';
import { phraseKey, type Mark } from './candidate.ts';
import type { EntityFeature } from './entity-rank-model.ts';
import { isNameTally, type PhraseTally } from './phrase-tally.ts';

/** Shares of pages by stem. */
export type Commonness = ReadonlyMap<string, number>;

const commonness = new Map<string, Commonness>();

function commonStemsOf(language: string): Commonness {
  const known = commonness.get(language) ?? new Map(Object.entries(ENTITY_RANK.commonStems[language] ?? {}));
  commonness.set(language, known);
  return known;
}

/** Apart from the other features, so that a fit can leave out the pages that it judges. */
export function commonnessOf(
  key: string,
  common: Commonness,
): Pick<Features<EntityFeature>, 'commonWord' | 'commonPhrase'> {
  const share = Math.sqrt(Math.min(...key.split(' ').map((stem) => common.get(stem) ?? 0)));
  return key.includes(' ') ? { commonPhrase: share } : { commonWord: share };
}

/** What is measured once for all phrases of a page. */
export interface PageSurfaces {
  readonly language: string;
  readonly subject: string;
  readonly title: string;
  readonly mainHeading: string;
  readonly description: string;
  readonly slug: string;
  readonly declared: string;
  readonly site: string;
  /** Phrases by what is left without their numbers. */
  readonly series: ReadonlyMap<string, number>;
  readonly mentionsMax: number;
  readonly calendar: ReadonlySet<string>;
  readonly common: Commonness;
  /** Words without a topic. */
  readonly small: ReadonlySet<string>;
  readonly capitalisesNouns: boolean;
  readonly words: number;
  readonly blocks: number;
  readonly chars: number;
}

const DECLARED = ['name', 'brand', 'author', 'about', 'mentions', 'itemReviewed', 'keywords', 'manufacturer'];
const DECLARED_CHARS_MAX = 4_000;

export function pageSurfaces(
  tallies: ReadonlyMap<string, PhraseTally>,
  page: PageDocument,
  prose: Prose,
  { subject, slug }: { readonly subject: Subject | null; readonly slug: string },
): PageSurfaces {
  const keys = (text: string): string => ` ${phraseKey(wordsOf(text, page.language))} `;
  const series = new Map<string, number>();
  let mentionsMax = 1;
  for (const [key, { mentions }] of tallies) {
    if (mentions === 0) continue;
    mentionsMax = Math.max(mentionsMax, mentions);
    const rest = withoutNumbers(key);
    if (rest !== key) series.set(rest, (series.get(rest) ?? 0) + 1);
  }
  return {
    series,
    mentionsMax,
    calendar: calendarWords(page.language),
    common: commonStemsOf(page.language),
    small: stopWordsOf(page.language),
    capitalisesNouns: packOf(page.language).grammar.capitalisesNouns,
    language: page.language,
    subject: keys(subject?.name ?? ''),
    title: keys(bareTitle(page)),
    mainHeading: keys(page.titleHeading ?? ''),
    description: keys(page.metadata.description ?? ''),
    slug: keys(slug),
    declared: keys(declaredNames(page)),
    site: keys(siteNameOf(page) ?? ''),
    words: Math.max(1, prose.wordCount),
    blocks: Math.max(1, prose.units.length),
    chars: Math.max(1, page.ownText.length),
  };
}

function withoutNumbers(key: string): string {
  return /\p{N}/u.test(key) ? key.replace(/(?:^|\s)[\p{N}.]+(?=\s|$)/gu, ' #') : key;
}

const VERBS_MAX = 20_000;
const verbs = new Map<string, boolean>();

/** True for a lower-case word that is a verb when used alone: "ensure", "compare". */
function isVerb(lower: string): boolean {
  const known = verbs.get(lower);
  if (known !== undefined) return known;
  if (verbs.size >= VERBS_MAX) verbs.clear();
  const isOne = tagEnglish(lower)[0]?.tag === 'VERB';
  verbs.set(lower, isOne);
  return isOne;
}

function declaredNames({ structuredData, metadata }: PageDocument): string {
  const names: string[] = [...metadata.keywords];
  for (const { types, properties } of structuredData.items)
    // The name of a question is its sentence.
    if (!types.includes('Question'))
      for (const property of DECLARED) names.push(...stringsOf(properties[property]));
  return names.join(' · ').slice(0, DECLARED_CHARS_MAX);
}

/** Takes a feature that is present. */
type Note = (feature: EntityFeature, value?: number) => void;

export function featuresOf(key: string, tally: PhraseTally, page: PageSurfaces): Features<EntityFeature> {
  const present: Partial<Record<EntityFeature, number>> = {};
  noteFeatures(key, tally, page, (feature, value = 1) => {
    present[feature] = value;
  });
  return present;
}

/** The log-odds that a phrase belongs into the index. */
export function weighPhrase(key: string, tally: PhraseTally, page: PageSurfaces): number {
  const { weights, intercept } = ENTITY_RANK;
  let sum = intercept;
  noteFeatures(key, tally, page, (feature, value = 1) => {
    sum += weights[feature] * value;
  });
  const { commonWord = 0, commonPhrase = 0 } = commonnessOf(key, page.common);
  return sum + weights.commonWord * commonWord + weights.commonPhrase * commonPhrase;
}

/** Only what is present is noted: most features of most phrases are not. */
function noteFeatures(key: string, tally: PhraseTally, page: PageSurfaces, note: Note): void {
  const isName = isNameTally(tally);
  notePlaces(` ${key} `, page, note);
  noteCounts(tally, isName, page, note);
  for (const [mark, count] of tally.marks) noteMark(mark, count, note);
  noteForm(key, tally, isName, page, note);
  if (page.series.size > 0 && /\p{N}/u.test(key)) {
    const others = (page.series.get(withoutNumbers(key)) ?? 1) - 1;
    if (others > 0) note('serial', Math.log2(1 + others));
  }
}

function notePlaces(within: string, page: PageSurfaces, note: Note): void {
  if (page.subject.includes(within)) {
    note('inSubject');
    if (page.subject === within) note('isSubject');
  }
  if (page.title.includes(within)) note('inTitle');
  if (page.mainHeading.includes(within)) note('inMainHeading');
  if (page.description.includes(within)) note('inDescription');
  if (page.slug.includes(within)) note('inSlug');
  if (page.declared.includes(within)) note('declared');
  if (page.site === within) note('isSite');
}

function noteCounts(tally: PhraseTally, isName: boolean, page: PageSurfaces, note: Note): void {
  const { mentions, own, blocks, headings, wordCount } = tally;
  const log = Math.log2(1 + mentions);
  const at = Math.min(1, tally.first.start / page.chars);
  if (headings > 0) note('headings', Math.log2(1 + headings));
  note('mentions', log);
  if (isName) note('nameMentions', log);
  else if (wordCount === 1) note('wordMentions', log);
  note('density', Math.sqrt((mentions * wordCount) / page.words));
  note('spread', Math.sqrt(blocks / page.blocks));
  note('rank', Math.sqrt(mentions / page.mentionsMax));
  if (mentions > 0) note('ownShare', own / mentions);
  if (mentions === 1) note('saidOnce');
  if (at < 0.1) note('isEarly');
  note('position', at);
  if (tally.votes.size > 0) note('cued');
}

function noteMark(mark: Mark, count: number, note: Note): void {
  if (mark === 'heading') note('isHeading', Math.log2(1 + count));
  else if (mark === 'link') note('linked', Math.log2(1 + count));
  else if (mark !== 'heading term') note(MARKED[mark]);
}

const MARKED = {
  strong: 'strong',
  emphasis: 'emphasised',
  code: 'isCode',
  lead: 'lead',
  item: 'item',
  'first cell': 'firstCell',
  cell: 'cell',
} as const satisfies Partial<Record<Mark, EntityFeature>>;

const LOWER = ['lowerWord', 'lowerPhrase'] as const;

function noteForm(key: string, tally: PhraseTally, isName: boolean, page: PageSurfaces, note: Note): void {
  const { text } = tally.first;
  const lower = text.toLowerCase();
  const words = key.split(' ');
  const parts = words.length === 1 && !lower.includes('-') ? [lower] : lower.split(/[\s-]+/u);
  const generic = genericWordsOf(page.language);
  noteCapitals(text, isName, note);
  if (!isName) note(LOWER[words.length - 1] ?? 'lowerLong');
  else if (page.capitalisesNouns) note('nounCapital');
  if (/\p{N}/u.test(text)) note('hasDigit');
  if (words.length > 2) note('words', words.length - 2);
  if (parts.some((word) => generic.has(word))) note('generic');
  if (words.some((word) => page.calendar.has(word))) note('dated');
  if (tally.wordCount === 1) {
    note('letters', Math.min(12, text.length));
    if (isName) note('nameWord');
    else if (lower === text && text.endsWith('s')) note('plural');
  } else if (parts.some((word) => page.small.has(word))) note('smallWords');
  if (hasTagger(page.language)) noteEnglish(parts, tally.wordCount === 1, note);
}

function noteCapitals(text: string, isName: boolean, note: Note): void {
  if (isName) note('isName');
  if (text.toLowerCase() === text) return;
  if (/^\p{Lu}[\p{Lu}\p{N}]+s?$/u.test(text)) note('acronym');
  if (/\p{Ll}\p{Lu}/u.test(text)) note('innerCapital');
  if (!isName) note('titleCase');
}

function noteEnglish(parts: readonly string[], isWord: boolean, note: Note): void {
  if (parts.every(isEnglishWord)) note('ordinary');
  else if (isWord) note('unknown');
  if (!isWord && isVerb(parts[0] ?? '')) note('opensVerb');
}
