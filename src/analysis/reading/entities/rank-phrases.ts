import { packOf } from '../../../languages/index.ts';
import { calendarWords } from '../../language/calendar-words.ts';
import { hasTagger } from '../../language/english/part-of-speech.ts';
import { genericWordsOf } from '../../language/stop-words.ts';
import { probabilityOf } from '../../models/linear-model.ts';
import { ENTITY_RANK } from '../../models/weights/entity-rank.ts';
import { commonnessOf, featuresOf, type PageSurfaces } from './entity-features.ts';
import { isNameTally, type PhraseTally } from './phrase-tally.ts';

/** A phrase that qualified as an entity. */
export interface RankedPhrase {
  readonly key: string;
  readonly tally: PhraseTally;
  /** 0-1: that a careful reader would put it into the page's index. */
  readonly probability: number;
  /** Above 0: share of the page that is about it, regardless of the length and kind of its words. */
  readonly presence: number;
}

/** Weight added by each place: D, set so that the subjects of real pages look right. */
const PLACE_BONUS = { title: 0.7, heading: 0.4, description: 0.3, opening: 0.1 } as const;
const OPENING_SHARE = 0.15;
const SPREAD_WEIGHT = 0.5;
/** Weight of a mention inside a longer phrase. */
const INSIDE_WEIGHT = 0.5;
const TOPIC_SHAPE = { phrase: 1.25, name: 1.1, word: 0.8 } as const;
/** Mentions required of an untagged phrase: declared by the page, and elsewhere. */
const UNTAGGED_MENTIONS_MIN = { declared: 2, elsewhere: 3 } as const;
/** Two phrases with this share of words in common are one entry of an index. */
const SAME_WORDS = 0.8;

/** Phrases that qualify as entities, the likeliest entries of the page's index first, each once. */
export function rankPhrases(
  tallies: ReadonlyMap<string, PhraseTally>,
  page: PageSurfaces,
  phrasesMax: number,
): RankedPhrase[] {
  const ranked: RankedPhrase[] = [];
  for (const [key, tally] of tallies) {
    if (!isEntity(key, tally, page)) continue;
    const features = { ...featuresOf(key, tally, page), ...commonnessOf(key, page.common) };
    ranked.push({
      key,
      tally,
      probability: probabilityOf(ENTITY_RANK, features),
      presence: presenceOf(key, tally, page),
    });
  }
  return eachOnce(ranked.sort(likeliestFirst), phrasesMax);
}

function likeliestFirst(a: RankedPhrase, b: RankedPhrase): number {
  return (
    b.probability - a.probability || a.tally.first.start - b.tally.first.start || (a.key < b.key ? -1 : 1)
  );
}

/** "Home cleaning service" and "home cleaning services in town" are one entry. */
function eachOnce(ranked: readonly RankedPhrase[], phrasesMax: number): RankedPhrase[] {
  const kept: { readonly phrase: RankedPhrase; readonly stems: ReadonlySet<string> }[] = [];
  for (const phrase of ranked) {
    if (kept.length >= phrasesMax) break;
    const stems = new Set(phrase.key.split(' '));
    if (stems.size > 1 && kept.some((other) => isSame(stems, other.stems))) continue;
    kept.push({ phrase, stems });
  }
  return kept.map(({ phrase }) => phrase);
}

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  let shared = 0;
  for (const stem of one) if (other.has(stem)) shared++;
  return 2 * shared >= SAME_WORDS * (one.size + other.size);
}

function presenceOf(key: string, tally: PhraseTally, page: PageSurfaces): number {
  const within = ` ${key} `;
  const place =
    1 +
    Number(page.title.includes(within) || page.mainHeading.includes(within)) * PLACE_BONUS.title +
    Number(tally.headings > 0) * PLACE_BONUS.heading +
    Number(page.description.includes(within)) * PLACE_BONUS.description +
    Number(tally.first.start / page.chars < OPENING_SHARE) * PLACE_BONUS.opening;
  return frequencyOf(tally) * place * topicShapeOf(tally);
}

function frequencyOf({ own, mentions, blocks }: PhraseTally): number {
  return Math.log2(1 + own + INSIDE_WEIGHT * (mentions - own)) + SPREAD_WEIGHT * Math.log2(1 + blocks);
}

/** Topics are named by two words more often than by one. */
function topicShapeOf(tally: PhraseTally): number {
  return tally.wordCount > 1 ? TOPIC_SHAPE.phrase : isNameTally(tally) ? TOPIC_SHAPE.name : TOPIC_SHAPE.word;
}

/** False for what names nothing by itself, and for phrases that may be verbs where no tags tell. */
export function isEntity(key: string, tally: PhraseTally, page: PageSurfaces): boolean {
  if (tally.mentions === 0 || calendarWords(page.language).has(key)) return false;
  if (tally.wordCount === 1 && genericWordsOf(page.language).has(key)) return false;
  return (
    hasTagger(page.language) || isNameTally(tally) || tally.marks.size > 0 || isRepeated(key, tally, page)
  );
}

/** Without tags verbs look like nouns: a phrase must recur, or occur where the page names its subject. */
function isRepeated(key: string, tally: PhraseTally, page: PageSurfaces): boolean {
  const within = ` ${key} `;
  const isDeclared =
    tally.headings > 0 ||
    [page.title, page.mainHeading, page.description].some((surface) => surface.includes(within));
  if (isDeclared) return tally.mentions >= UNTAGGED_MENTIONS_MIN.declared;
  // Where every noun is capitalised, a single word is known to be a noun.
  const isNominal = tally.wordCount > 1 || packOf(page.language).grammar.capitalisesNouns;
  return isNominal && tally.mentions >= UNTAGGED_MENTIONS_MIN.elsewhere;
}
