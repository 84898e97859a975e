import type { PageDocument } from '../../document/page-document.ts';
import { calendarWords } from '../../language/calendar-words.ts';
import { hasTagger } from '../../language/english/part-of-speech.ts';
import { packOf } from '../../../languages/index.ts';
import { genericWordsOf } from '../../language/stop-words.ts';
import { wordsOf, type Word } from '../../language/words.ts';
import type { Prose } from '../../signals/prose.ts';
import { phraseKey } from './candidate.ts';
import { bareTitle } from '../subject/page-title.ts';
import { isNameTally, type PhraseTally } from './phrase-tally.ts';

/** A phrase that qualified as an entity. */
export interface WeightedPhrase {
  readonly key: string;
  readonly tally: PhraseTally;
  /** Above 0; only order and ratios are meaningful. */
  readonly weight: number;
  /** Above 0: share of the page that is about it, regardless of the length and kind of its words. */
  readonly presence: number;
}

/** Weight added by each place: D, set so that the entities of real pages look right. */
const PLACE_BONUS = { title: 0.7, heading: 0.4, description: 0.3, opening: 0.1 } as const;
const OPENING_SHARE = 0.15;
const SPREAD_WEIGHT = 0.5;
/** Weight of a mention inside a longer phrase. */
const INSIDE_WEIGHT = 0.5;
/**
 * Readers mark repeated single nouns as key terms more often than phrases, and names of several words least: in web news
 * they marked 46 % of repeated nouns, 15 % of such phrases, but 44 % of the phrases in the headline.
 */
const SHAPE = { titlePhrase: 1.3, phrase: 0.8, longName: 0.8, name: 1.2, word: 1.2 } as const;
/**
 * Longer words are rarer (Zipf) and more specific: readers marked 17 % of nouns of three letters, 53 % of those of eight and
 * 74 % of those of eleven; of names 20 % with four, 37 % with seven. Acronyms, and words of scripts without spaces, are
 * exempt.
 */
const LENGTH = {
  word: { letters: 7, step: 0.12, min: 0.55, max: 1.4 },
  name: { letters: 6, step: 0.1, min: 0.7, max: 1.2 },
} as const;
const TOPIC_SHAPE = { phrase: 1.25, name: 1.1, word: 0.8 } as const;
/** Mentions required of an untagged phrase: declared by the page, and elsewhere. */
const UNTAGGED_MENTIONS_MIN = { declared: 2, elsewhere: 3 } as const;
/** A short text mentions most things once: nouns with one mention fill the list up to this size. */
const FILLED_UP_TO = 12;
const ONCE_LETTERS_MIN = 7;

/** Phrases that qualify as entities, by frequency, spread, place and shape; strongest first. */
export function weighPhrases(
  tallies: ReadonlyMap<string, PhraseTally>,
  page: PageDocument,
  prose: Prose,
): WeightedPhrase[] {
  const surfaces = surfaceKeys(page, prose);
  const weighed: WeightedPhrase[] = [];
  const once: WeightedPhrase[] = [];
  for (const [key, tally] of tallies) {
    const places = {
      title: containsKey(surfaces.title, key),
      heading: containsKey(surfaces.headings, key),
      description: containsKey(surfaces.description, key),
    };
    const isDeclared = places.title || places.heading || places.description;
    const into = isEntity(key, tally, isDeclared, page.language)
      ? weighed
      : isNounSaidOnce(key, tally, page.language)
        ? once
        : null;
    if (into === null) continue;
    const isEarly = tally.first.start / Math.max(1, page.text.length) < OPENING_SHARE;
    const place =
      1 +
      Number(places.title) * PLACE_BONUS.title +
      Number(places.heading) * PLACE_BONUS.heading +
      Number(places.description) * PLACE_BONUS.description +
      Number(isEarly) * PLACE_BONUS.opening;
    const presence = frequencyOf(tally) * place;
    const shape = shapeOf(key, tally, { isInTitle: places.title, language: page.language });
    into.push({ key, tally, weight: presence * shape, presence: presence * topicShapeOf(tally) });
  }
  const missing = Math.max(0, FILLED_UP_TO - weighed.length);
  return [...weighed, ...once.sort(strongestFirst).slice(0, missing)].sort(strongestFirst);
}

function strongestFirst(a: WeightedPhrase, b: WeightedPhrase): number {
  return b.weight - a.weight || a.tally.first.start - b.tally.first.start || (a.key < b.key ? -1 : 1);
}

function frequencyOf({ own, mentions, blocks }: PhraseTally): number {
  return Math.log2(1 + own + INSIDE_WEIGHT * (mentions - own)) + SPREAD_WEIGHT * Math.log2(1 + blocks);
}

function shapeOf(
  key: string,
  tally: PhraseTally,
  { isInTitle, language }: { readonly isInTitle: boolean; readonly language: string },
): number {
  const isName = isNameTally(tally);
  if (tally.wordCount > 1) return isInTitle ? SHAPE.titlePhrase : isName ? SHAPE.longName : SHAPE.phrase;
  const shape = isName ? SHAPE.name : SHAPE.word;
  const { text } = tally.first;
  if (packOf(language).grammar.isUnspaced || /\p{sc=Han}/u.test(key) || /^\p{Lu}{2}/u.test(text))
    return shape;
  const { letters, step, min, max } = isName ? LENGTH.name : LENGTH.word;
  return shape * Math.min(max, Math.max(min, 1 + step * (text.length - letters)));
}

/** Topics are named by two words more often than by one. */
function topicShapeOf(tally: PhraseTally): number {
  return tally.wordCount > 1 ? TOPIC_SHAPE.phrase : isNameTally(tally) ? TOPIC_SHAPE.name : TOPIC_SHAPE.word;
}

/** Tags identify nouns in English; elsewhere a word with one mention may be a verb. */
function isNounSaidOnce(key: string, tally: PhraseTally, language: string): boolean {
  return (
    hasTagger(language) &&
    tally.mentions === 1 &&
    tally.wordCount === 1 &&
    tally.first.text.length >= ONCE_LETTERS_MIN &&
    !calendarWords(language).has(key) &&
    !genericWordsOf(language).has(key)
  );
}

/** A phrase with one mention must be a name of several words, or occur where the page names its subject. */
function isEntity(key: string, tally: PhraseTally, isDeclared: boolean, language: string): boolean {
  const isName = isNameTally(tally);
  if (tally.mentions === 0 || (tally.mentions < 2 && !isDeclared && !isName)) return false;
  if (calendarWords(language).has(key)) return false;
  if (tally.wordCount === 1 && genericWordsOf(language).has(key)) return false;
  return hasTagger(language) || isName || isRepeated(tally, isDeclared, language);
}

/** Without tags verbs look like nouns: a phrase must recur, or occur where the page names its subject. */
function isRepeated(tally: PhraseTally, isDeclared: boolean, language: string): boolean {
  if (isDeclared) return tally.mentions >= UNTAGGED_MENTIONS_MIN.declared;
  // Where every noun is capitalised, a single word is known to be a noun.
  const isNominal = tally.wordCount > 1 || packOf(language).grammar.capitalisesNouns;
  return isNominal && tally.mentions >= UNTAGGED_MENTIONS_MIN.elsewhere;
}

interface SurfaceKeys {
  readonly title: string;
  readonly headings: string;
  readonly description: string;
}

function surfaceKeys(page: PageDocument, prose: Prose): SurfaceKeys {
  const stems = (words: readonly Word[]): string => ` ${phraseKey(words)} `;
  const title = `${bareTitle(page)} · ${page.titleHeading ?? ''}`;
  const headings = prose.units.filter((unit) => unit.block.kind === 'heading');
  return {
    title: stems(wordsOf(title, page.language)),
    headings: headings.map((unit) => stems(unit.words)).join('|'),
    description: stems(wordsOf(page.metadata.description ?? '', page.language)),
  };
}

function containsKey(stems: string, key: string): boolean {
  return stems.includes(` ${key} `);
}
