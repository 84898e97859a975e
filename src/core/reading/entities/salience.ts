import { packOf } from '../../languages/index.ts';
import type { PageSurfaces } from './entity-features.ts';
import { isNameTally, type PhraseTally } from './phrase-tally.ts';

/** How much of the page's text is about a phrase; both above 0, and only order and ratios are meaningful. */
export interface Prominence {
  /** As a key term: with regard to the length and kind of its words. */
  readonly weight: number;
  /** As a topic. */
  readonly presence: number;
}

/** Weight added by each place, in units of one mention. Decision: a title says what a page is about, its opening hardly more than the rest. */
const PLACE_BONUS = { title: 0.7, heading: 0.4, description: 0.3, opening: 0.1 } as const;
/** Share of the text that is its opening. Decision. */
const OPENING_SHARE = 0.15;
/** Weight of being mentioned all over the page, beside that of mentions. Decision. */
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

/** By frequency, spread, place and shape. */
export function prominenceOf(key: string, tally: PhraseTally, page: PageSurfaces): Prominence {
  const within = ` ${key} `;
  const isInTitle = page.title.includes(within) || page.mainHeading.includes(within);
  const place =
    1 +
    Number(isInTitle) * PLACE_BONUS.title +
    Number(tally.headings > 0) * PLACE_BONUS.heading +
    Number(page.description.includes(within)) * PLACE_BONUS.description +
    Number(tally.first.start / page.chars < OPENING_SHARE) * PLACE_BONUS.opening;
  const frequency = frequencyOf(tally) * place;
  return {
    weight: frequency * shapeOf(key, tally, { isInTitle, language: page.language }),
    presence: frequency * topicShapeOf(tally),
  };
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
