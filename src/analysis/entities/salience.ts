import type { PageDocument } from '../document/page-document.ts';
import { calendarWords } from '../language/calendar-words.ts';
import { resourcesOf } from '../language/languages.ts';
import { genericWordsOf } from '../language/stop-words.ts';
import { wordsOf, type Word } from '../language/words.ts';
import type { Prose } from '../signals/prose.ts';
import { phraseKey } from './candidate.ts';
import { bareTitle } from './page-title.ts';
import { isNameTally, type PhraseTally } from './phrase-tally.ts';

/** A phrase that made it to an entity. */
export interface WeightedPhrase {
  readonly key: string;
  readonly tally: PhraseTally;
  /** Above 0; only the order and the ratios mean something. */
  readonly weight: number;
}

/** What each place adds to the weight of a phrase: D, set so that the entities of real pages read right. */
const PLACE_BONUS = { title: 1, heading: 0.4, description: 0.3, opening: 0.3 } as const;
const OPENING_SHARE = 0.15;
const SPREAD_WEIGHT = 0.5;
/** Several words say more than one, a name more than a common noun. */
const SHAPE = { phrase: 1.25, name: 1.1, word: 0.8 } as const;
/** Mentions that an untagged phrase needs: where the page declares it, and elsewhere. */
const UNTAGGED_MENTIONS_MIN = { declared: 2, elsewhere: 3 } as const;

/** Phrases that count as entities, by frequency, spread, place and shape; strongest first. */
export function weighPhrases(
  tallies: ReadonlyMap<string, PhraseTally>,
  page: PageDocument,
  prose: Prose,
): WeightedPhrase[] {
  const surfaces = surfaceKeys(page, prose);
  const textLength = Math.max(1, page.text.length);
  const weighed: WeightedPhrase[] = [];
  for (const [key, tally] of tallies) {
    const places = {
      title: containsKey(surfaces.title, key),
      heading: containsKey(surfaces.headings, key),
      description: containsKey(surfaces.description, key),
    };
    const isDeclared = places.title || places.heading || places.description;
    if (!isEntity(key, tally, isDeclared, page.language)) continue;
    const frequency = Math.log2(1 + tally.mentions) + SPREAD_WEIGHT * Math.log2(1 + tally.blocks);
    const isEarly = tally.first.start / textLength < OPENING_SHARE;
    const place =
      1 +
      Number(places.title) * PLACE_BONUS.title +
      Number(places.heading) * PLACE_BONUS.heading +
      Number(places.description) * PLACE_BONUS.description +
      Number(isEarly) * PLACE_BONUS.opening;
    const shape = tally.wordCount > 1 ? SHAPE.phrase : isNameTally(tally) ? SHAPE.name : SHAPE.word;
    weighed.push({ key, tally, weight: frequency * place * shape });
  }
  return weighed.sort(
    (a, b) => b.weight - a.weight || a.tally.first.start - b.tally.first.start || (a.key < b.key ? -1 : 1),
  );
}

/** A phrase of one mention must be a name of several words, or stand where the page says what it is about. */
function isEntity(key: string, tally: PhraseTally, isDeclared: boolean, language: string): boolean {
  const isName = isNameTally(tally);
  if (tally.mentions < 2 && !isDeclared && !(isName && tally.wordCount > 1)) return false;
  if (calendarWords(language).has(key)) return false;
  if (tally.wordCount === 1 && genericWordsOf(language).has(key)) return false;
  return language === 'en' || isName || isRepeated(tally, isDeclared, language);
}

/** Without tags a verb looks like a noun: a phrase must come back, or stand where the page says what it is about. */
function isRepeated(tally: PhraseTally, isDeclared: boolean, language: string): boolean {
  if (isDeclared) return tally.mentions >= UNTAGGED_MENTIONS_MIN.declared;
  // Where every noun takes a capital, one word is known to be a noun.
  const isNominal = tally.wordCount > 1 || resourcesOf(language).capitalisesNouns;
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
