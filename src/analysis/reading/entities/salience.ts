import type { PageDocument } from '../../document/page-document.ts';
import { calendarWords } from '../../language/calendar-words.ts';
import { hasTagger } from '../../language/english/part-of-speech.ts';
import { packOf } from '../../../languages/index.ts';
import { genericWordsOf } from '../../language/stop-words.ts';
import { wordsOf, type Word } from '../../language/words.ts';
import type { Prose } from '../../signals/prose.ts';
import { phraseKey } from './candidate.ts';
import { bareTitle } from './page-title.ts';
import { isNameTally, type PhraseTally } from './phrase-tally.ts';

/** A phrase that made it to an entity. */
export interface WeightedPhrase {
  readonly key: string;
  readonly tally: PhraseTally;
  /** Above 0; only the order and the ratios mean something. */
  readonly weight: number;
  /** Above 0: how much of the page is about it, whatever the length and the kind of its words. */
  readonly presence: number;
}

/** What each place adds to the weight of a phrase: D, set so that the entities of real pages read right. */
const PLACE_BONUS = { title: 0.7, heading: 0.4, description: 0.3, opening: 0.1 } as const;
const OPENING_SHARE = 0.15;
const SPREAD_WEIGHT = 0.5;
/** A mention inside a longer phrase says less of the shorter one. */
const INSIDE_WEIGHT = 0.5;
/**
 * Readers take single nouns for key more often than phrases, and names of several words said once least: of web news they
 * marked 46 % of the nouns that come back, 15 % of such phrases, but 44 % of the phrases that the headline has.
 */
const SHAPE = { titlePhrase: 1.3, phrase: 0.8, longName: 0.8, name: 1.2, word: 1.2 } as const;
/**
 * Longer words are rarer (Zipf) and say more: readers marked 17 % of nouns of three letters, 53 % of those of eight and
 * 74 % of those of eleven; of names 20 % with four, 37 % with seven. Acronyms, and words of scripts without spaces, are
 * not measured by their length.
 */
const LENGTH = {
  word: { letters: 7, step: 0.12, min: 0.55, max: 1.4 },
  name: { letters: 6, step: 0.1, min: 0.7, max: 1.2 },
} as const;
const TOPIC_SHAPE = { phrase: 1.25, name: 1.1, word: 0.8 } as const;
/** Mentions that an untagged phrase needs: where the page declares it, and elsewhere. */
const UNTAGGED_MENTIONS_MIN = { declared: 2, elsewhere: 3 } as const;
/** A short text says most things once: nouns said once fill the list up to so many. */
const FILLED_UP_TO = 12;
const ONCE_LETTERS_MIN = 7;

/** Phrases that count as entities, by frequency, spread, place and shape; strongest first. */
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

/** What a page is about is more often said in two words than in one. */
function topicShapeOf(tally: PhraseTally): number {
  return tally.wordCount > 1 ? TOPIC_SHAPE.phrase : isNameTally(tally) ? TOPIC_SHAPE.name : TOPIC_SHAPE.word;
}

/** Tags tell a noun in English; elsewhere a word said once may be a verb. */
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

/** A phrase of one mention must be a name of several words, or stand where the page says what it is about. */
function isEntity(key: string, tally: PhraseTally, isDeclared: boolean, language: string): boolean {
  const isName = isNameTally(tally);
  if (tally.mentions === 0 || (tally.mentions < 2 && !isDeclared && !isName)) return false;
  if (calendarWords(language).has(key)) return false;
  if (tally.wordCount === 1 && genericWordsOf(language).has(key)) return false;
  return hasTagger(language) || isName || isRepeated(tally, isDeclared, language);
}

/** Without tags a verb looks like a noun: a phrase must come back, or stand where the page says what it is about. */
function isRepeated(tally: PhraseTally, isDeclared: boolean, language: string): boolean {
  if (isDeclared) return tally.mentions >= UNTAGGED_MENTIONS_MIN.declared;
  // Where every noun takes a capital, one word is known to be a noun.
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
