import { packOf } from '../../../languages/index.ts';
import { calendarWords } from '../../language/calendar-words.ts';
import type { PageDocument } from '../../document/page-document.ts';
import { stringsOf } from '../../document/structured-data.ts';
import { hasTagger, isEnglishWord, tagEnglish } from '../../language/english/part-of-speech.ts';
import { genericWordsOf, stopWordsOf } from '../../language/stop-words.ts';
import { wordsOf } from '../../language/words.ts';
import type { Features, LinearModel } from '../../models/linear-model.ts';
import { ENTITY_RANK } from '../../models/weights/entity-rank.ts';
import type { Prose } from '../../signals/prose.ts';
import { bareTitle, siteNameOf } from '../subject/page-title.ts';
import type { Subject } from '../subject/subject.ts';
import { phraseKey } from './candidate.ts';
import { isNameTally, type PhraseTally } from './phrase-tally.ts';

/** What speaks for or against a phrase in the index of its page. Printed in the documentation. */
export const entityFeatures = {
  isSubject: 'It is the subject.',
  inSubject: 'It is a part of the subject’s name.',
  inTitle: 'The title contains it.',
  inMainHeading: 'The main heading contains it.',
  inDescription: 'The description contains it.',
  inSlug: 'The address contains it.',
  declared: 'Structured data or keywords name it.',
  isSite: 'It is the name of the site.',
  headings: 'Headings that contain it (logarithm).',
  isHeading: 'Headings that consist of it (logarithm).',
  mentions: 'Mentions (logarithm).',
  density: 'Share of the page’s words in its mentions (root).',
  ownShare: 'Share of its mentions outside longer phrases.',
  spread: 'Share of the page’s blocks that mention it (root).',
  saidOnce: 'It is mentioned once.',
  isEarly: 'It stands in the first tenth of the text.',
  position: 'How far into the text its first mention is.',
  isName: 'It is written as a name.',
  nameWord: 'A name of one word.',
  acronym: 'It is in capitals.',
  innerCapital: 'A word has a capital inside.',
  hasDigit: 'It contains a digit.',
  lowerWord: 'One word without a capital.',
  lowerPhrase: 'Two words without a capital.',
  lowerLong: 'Three or more words without a capital.',
  titleCase: 'All its words have a capital, in a label only.',
  letters: 'Letters of a single word, up to twelve.',
  words: 'Words beyond two.',
  generic: 'A word of it is among the most general of the language.',
  ordinary: 'All its words are in the dictionary (English only).',
  unknown: 'Its only word is in no dictionary (English only).',
  linked: 'Links consist of it (logarithm).',
  strong: 'Strong text consists of it.',
  emphasised: 'Emphasised text consists of it.',
  isCode: 'It is set as code.',
  lead: 'List items begin with it and a colon or dash.',
  item: 'It is a list item.',
  firstCell: 'It is the first cell of a row.',
  cell: 'It is another cell of a row.',
  cued: 'A sentence says what kind of name it is.',
  nameMentions: 'Mentions of a name (logarithm).',
  wordMentions: 'Mentions of one word without a capital (logarithm).',
  rank: 'Mentions compared with those of the page’s most frequent phrase (root).',
  opensVerb: 'A phrase whose first word is a verb by itself (English only).',
  smallWords: 'A phrase with small words inside.',
  serial: 'Other phrases of the page differ from it by their numbers only (logarithm).',
  dated: 'It contains a month or a day of the week.',
  nounCapital: 'A name by its capitals in a language that capitalises nouns.',
  plural: 'One word without a capital that ends in s.',
  commonWord: 'How many pages in general contain its only word (root).',
  commonPhrase: 'How many contain the rarest of its words (root).',
} as const;

export type EntityFeature = keyof typeof entityFeatures;

/** A linear model with the share of pages in general that contain a stem, by language; rarer stems are left out. */
export interface EntityRankModel extends LinearModel<EntityFeature> {
  readonly commonStems: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

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
    chars: Math.max(1, page.text.length),
  };
}

function withoutNumbers(key: string): string {
  return /\p{N}/u.test(key) ? key.replace(/(?:^|\s)[\p{N}.]+(?=\s|$)/gu, ' #') : key;
}

const VERBS_MAX = 20_000;
const verbs = new Map<string, boolean>();

/** True for a lower-case word that is a verb when it stands alone: "ensure", "compare". */
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
  for (const { properties } of structuredData.items)
    for (const property of DECLARED) names.push(...stringsOf(properties[property]));
  return names.join(' · ').slice(0, DECLARED_CHARS_MAX);
}

export function featuresOf(key: string, tally: PhraseTally, page: PageSurfaces): Features<EntityFeature> {
  const text = tally.first.text;
  const within = ` ${key} `;
  const isName = isNameTally(tally);
  const isLower = text === text.toLowerCase();
  const marks = (mark: Parameters<typeof tally.marks.get>[0]): number => tally.marks.get(mark) ?? 0;
  const log = (count: number): number => Math.log2(1 + count);
  const isWord = tally.wordCount === 1;
  const words = key.split(' ');
  const generic = genericWordsOf(page.language);
  const lower = text.toLowerCase().split(/[\s-]+/u);
  const hasLexicon = hasTagger(page.language);
  const isOrdinary = hasLexicon && lower.every((word) => isEnglishWord(word));
  const at = tally.first.start / page.chars;
  return {
    isSubject: Number(page.subject === within),
    inSubject: Number(page.subject.includes(within)),
    inTitle: Number(page.title.includes(within)),
    inMainHeading: Number(page.mainHeading.includes(within)),
    inDescription: Number(page.description.includes(within)),
    inSlug: Number(page.slug.includes(within)),
    declared: Number(page.declared.includes(within)),
    isSite: Number(page.site === within),
    headings: log(tally.headings),
    isHeading: log(marks('heading')),
    mentions: log(tally.mentions),
    density: Math.sqrt((tally.mentions * tally.wordCount) / page.words),
    ownShare: tally.mentions === 0 ? 0 : tally.own / tally.mentions,
    spread: Math.sqrt(tally.blocks / page.blocks),
    saidOnce: Number(tally.mentions === 1),
    isEarly: Number(at < 0.1),
    position: at,
    isName: Number(isName),
    nameWord: Number(isName && isWord),
    acronym: Number(/^\p{Lu}[\p{Lu}\p{N}]+s?$/u.test(text)),
    innerCapital: Number(/\p{Ll}\p{Lu}/u.test(text)),
    hasDigit: Number(/\p{N}/u.test(text)),
    lowerWord: Number(!isName && isWord),
    lowerPhrase: Number(!isName && words.length === 2),
    lowerLong: Number(!isName && words.length > 2),
    titleCase: Number(!isName && !isLower),
    letters: isWord ? Math.min(12, text.length) : 0,
    words: Math.max(0, words.length - 2),
    generic: Number(lower.some((word) => generic.has(word))),
    ordinary: Number(isOrdinary),
    unknown: Number(hasLexicon && isWord && !isOrdinary),
    linked: log(marks('link')),
    strong: Number(marks('strong') > 0),
    emphasised: Number(marks('emphasis') > 0),
    isCode: Number(marks('code') > 0),
    lead: Number(marks('lead') > 0),
    item: Number(marks('item') > 0),
    firstCell: Number(marks('first cell') > 0),
    cell: Number(marks('cell') > 0),
    cued: Number(tally.votes.size > 0),
    nameMentions: isName ? log(tally.mentions) : 0,
    wordMentions: !isName && isWord ? log(tally.mentions) : 0,
    rank: Math.sqrt(tally.mentions / page.mentionsMax),
    opensVerb: Number(hasLexicon && !isWord && isVerb(lower[0] ?? '')),
    smallWords: Number(!isWord && lower.some((word) => page.small.has(word))),
    serial: log((page.series.get(withoutNumbers(key)) ?? 1) - 1),
    dated: Number(words.some((word) => page.calendar.has(word))),
    nounCapital: Number(isName && page.capitalisesNouns),
    plural: Number(!isName && isWord && isLower && text.endsWith('s')),
  };
}
