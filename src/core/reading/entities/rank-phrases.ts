import { packOf } from '../../languages/index.ts';
import { calendarWords } from '../../text/calendar-words.ts';
import { hasTagger, isEnglishWord } from '../../text/english/part-of-speech.ts';
import { genericWordsOf } from '../../text/stop-words.ts';
import { weighPhrase, type PageSurfaces } from './entity-features.ts';
import { gazetteTypesOf } from './gazetteer.ts';
import { isNameTally, type PhraseTally } from './phrase-tally.ts';

/** A phrase that qualified as an entity. */
export interface RankedPhrase {
  readonly key: string;
  readonly tally: PhraseTally;
  /** That a careful reader would put it into the page's index, as log-odds. */
  readonly likelihood: number;
}

/** Mentions required of an untagged phrase: declared by the page, and elsewhere. */
const UNTAGGED_MENTIONS_MIN = { declared: 2, elsewhere: 3 } as const;
/** A short text says most things once: nouns with one mention fill the list up to this size. */
const FILLED_UP_TO = 12;
const ONCE_LETTERS_MIN = 7;
/** Two phrases with this share of words in common are one entry of an index. */
const SAME_WORDS = 0.8;

/** Phrases that qualify as entities, the likeliest entries of the page's index first, each once. */
export function rankPhrases(
  tallies: ReadonlyMap<string, PhraseTally>,
  page: PageSurfaces,
  phrasesMax: number,
): RankedPhrase[] {
  const rank = (key: string, tally: PhraseTally): RankedPhrase => ({
    key,
    tally,
    likelihood: weighPhrase(key, tally, page),
  });
  const ranked: RankedPhrase[] = [];
  for (const [key, tally] of tallies) if (isEntity(key, tally, page)) ranked.push(rank(key, tally));
  return eachOnce(
    [
      ...ranked,
      ...saidOnce(tallies, page, FILLED_UP_TO - ranked.length).map(([key, tally]) => rank(key, tally)),
    ].sort(likeliestFirst),
    phrasesMax,
  );
}

/** The first nouns with one mention, as many as are missing. */
function saidOnce(
  tallies: ReadonlyMap<string, PhraseTally>,
  page: PageSurfaces,
  missing: number,
): (readonly [string, PhraseTally])[] {
  if (missing <= 0) return [];
  return [...tallies]
    .filter(([key, tally]) => !isEntity(key, tally, page) && isNounSaidOnce(key, tally, page))
    .sort(([, one], [, other]) => one.first.start - other.first.start)
    .slice(0, missing);
}

function likeliestFirst(a: RankedPhrase, b: RankedPhrase): number {
  return b.likelihood - a.likelihood || a.tally.first.start - b.tally.first.start || (a.key < b.key ? -1 : 1);
}

/** "Home cleaning service" and "home cleaning services in town" are one entry: a name in full, a term as it is said most. */
function eachOnce(ranked: readonly RankedPhrase[], phrasesMax: number): RankedPhrase[] {
  const kept: { phrase: RankedPhrase; stems: ReadonlySet<string> }[] = [];
  for (const phrase of ranked) {
    const stems = new Set(phrase.key.split(' '));
    const same = stems.size < 2 ? undefined : kept.find((other) => isSame(stems, other.stems));
    if (same === undefined) {
      if (kept.length < phrasesMax) kept.push({ phrase, stems });
      else break;
    } else if (!isNameTally(same.phrase.tally) && phrase.tally.mentions > same.phrase.tally.mentions) {
      same.phrase = phrase;
      same.stems = stems;
    }
  }
  return kept.map(({ phrase }) => phrase);
}

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  let shared = 0;
  for (const stem of one) if (other.has(stem)) shared++;
  return 2 * shared >= SAME_WORDS * (one.size + other.size);
}

/** False for what names nothing by itself, and for phrases that may be verbs where no tags tell. */
export function isEntity(key: string, tally: PhraseTally, page: PageSurfaces): boolean {
  if (!isNaming(key, tally, page)) return false;
  if (isNameTally(tally) || isSetApart(tally)) return true;
  if (tally.proposals === 0) return false;
  const isDeclared = isDeclaredBy(page, key, tally);
  // A thing that is mentioned once in passing does not belong in an index.
  if (hasTagger(page.language)) return isDeclared || tally.mentions > 1;
  return isRepeated(tally, isDeclared, page.language);
}

/** A term inside a longer heading is not yet one of the text: a heading may announce what no sentence takes up. */
function isSetApart({ marks }: PhraseTally): boolean {
  return marks.size > Number(marks.has('heading term'));
}

/** A short text says most things once: its longer nouns fill the list. Without tags a word may be a verb. */
function isNounSaidOnce(key: string, tally: PhraseTally, page: PageSurfaces): boolean {
  return (
    hasTagger(page.language) &&
    tally.mentions === 1 &&
    tally.wordCount === 1 &&
    tally.first.text.length >= ONCE_LETTERS_MIN &&
    isNaming(key, tally, page)
  );
}

function isNaming(
  key: string,
  { mentions, wordCount, first }: PhraseTally,
  { language }: PageSurfaces,
): boolean {
  if (mentions === 0 || calendarWords(language).has(key)) return false;
  return wordCount > 1 || !(genericWordsOf(language).has(key) || isIndexed(first.text));
}

/** "Hij", "Ejk": a variable with its indices, which are written with i to n; first names ("Tim") and words ("Him") are not. */
function isIndexed(text: string): boolean {
  const lower = text.toLowerCase();
  return /^\p{L}[i-n]{2}$/u.test(text) && gazetteTypesOf(lower).size === 0 && !isEnglishWord(lower);
}

function isDeclaredBy(page: PageSurfaces, key: string, { headings }: PhraseTally): boolean {
  const within = ` ${key} `;
  return (
    headings > 0 ||
    [page.title, page.mainHeading, page.description].some((surface) => surface.includes(within))
  );
}

/** Without tags verbs look like nouns: a phrase must recur, or occur where the page names its subject. */
function isRepeated(tally: PhraseTally, isDeclared: boolean, language: string): boolean {
  if (isDeclared) return tally.mentions >= UNTAGGED_MENTIONS_MIN.declared;
  // Where every noun is capitalised, a single word is known to be a noun.
  const isNominal = tally.wordCount > 1 || packOf(language).grammar.capitalisesNouns;
  return isNominal && tally.mentions >= UNTAGGED_MENTIONS_MIN.elsewhere;
}
