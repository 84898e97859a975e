import type { PageDocument } from '../document/page-document.ts';
import { resourcesOf, type LanguageResources } from '../language/languages.ts';
import { CELL_SEPARATOR } from '../document/segment.ts';
import { genericWordsOf } from '../language/stop-words.ts';
import { wordsOf, type Word } from '../language/words.ts';
import type { EntityType } from '../result.ts';
import type { Prose, Sentence } from '../signals/prose.ts';
import { findAcronyms, type Acronym } from './acronyms.ts';
import { phraseKey, PHRASE_WORDS_MAX, type Candidate } from './candidate.ts';
import { definesTerm } from './definitions.ts';
import { englishCandidates } from './english-candidates.ts';
import { entityTypeOf, knownNames, type KnownNames } from './entity-type.ts';
import { generalCandidates } from './general-candidates.ts';
import { bareTitle } from './page-title.ts';

/** An entity with what later stages need of it besides its wire shape. */
export interface FoundEntity {
  readonly key: string;
  readonly name: string;
  readonly type: EntityType;
  /** 0-1, the page's strongest has 1. */
  readonly salience: number;
  readonly mentions: number;
  readonly isName: boolean;
  /** The sentence that says what it is; null when none does. */
  readonly definition: Sentence | null;
  /** Offset of the first mention in the page's text. */
  readonly start: number;
}

export interface Entities {
  /** By salience, strongest first. */
  readonly all: readonly FoundEntity[];
  readonly acronyms: readonly Acronym[];
}

/** Sentences that candidates are drawn from: all of the opening, then evenly spread. Longer pages say the same things again. */
const CANDIDATE_SENTENCES_MAX = 240;
const OPENING_SENTENCES = 120;
const LABELS_MAX = 400;
/** A longer cell is no name of anything. */
const LABEL_WORDS_MAX = 8;
const CANDIDATES_MAX = 4_000;
const ENTITIES_MAX = 60;
/** A shorter phrase that mostly occurs inside a longer one is that longer one. */
const SUBSUMED_SHARE = 0.7;
const OPENING_SHARE = 0.15;
/** Words of a sentence among which a defined term begins. */
const OPENER_WORDS = 4;

interface Tally {
  readonly surfaces: Map<string, number>;
  readonly wordCount: number;
  names: number;
  proposals: number;
  start: number;
  mentions: number;
  sentences: number;
  last: number;
}

export function extractEntities(page: PageDocument, prose: Prose): Entities {
  const language = resourcesOf(page.language);
  const tallies = propose(prose, language);
  countMentions(tallies, prose);
  dropSubsumed(tallies);
  const acronyms = findAcronyms(prose, page.text);
  const known = knownNames(page);
  const scored = score(tallies, page, prose);
  const strongest = scored[0]?.weight ?? 1;
  const openers = indexOpeners(prose);
  const all = scored.slice(0, ENTITIES_MAX).map(({ key, tally, weight }): FoundEntity => {
    const name = displayName(tally);
    const isName = tally.names * 2 >= tally.proposals && tally.names > 0;
    return {
      key,
      name,
      type: entityTypeOf(name, isName, known),
      salience: Math.round((weight / strongest) * 100) / 100,
      mentions: tally.mentions,
      isName,
      definition: findDefinition(key, openers, language),
      start: tally.start,
    };
  });
  return { all: mergeAcronyms(all, acronyms, known), acronyms };
}

function propose(prose: Prose, language: LanguageResources): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (const sentence of candidateTexts(prose)) {
    const candidates = language.code === 'en' ? englishCandidates(sentence) : generalCandidates(sentence, language);
    for (const candidate of candidates) {
      const tally = tallies.get(candidate.key);
      if (tally !== undefined) note(tally, candidate);
      else if (tallies.size < CANDIDATES_MAX) tallies.set(candidate.key, newTally(candidate));
    }
  }
  return tallies;
}

/** Sentences first; then cells and terms, which name things too on pages that are all tables. */
function candidateTexts(prose: Prose): readonly Sentence[] {
  const labels: Sentence[] = [];
  prose.units.forEach((unit, index) => {
    if (unit.block.kind !== 'table_row' && unit.block.kind !== 'term') return;
    let offset = 0;
    for (const text of unit.block.cells ?? [unit.block.text]) {
      const start = unit.block.start + offset;
      const words = unit.words.filter((word) => word.start >= start && word.end <= start + text.length);
      offset += text.length + CELL_SEPARATOR.length;
      if (words.length > 0 && words.length <= LABEL_WORDS_MAX) labels.push({ text, start, end: start + text.length, unit: index, words, isComplete: false });
    }
  });
  return [...spread(prose.sentences), ...labels.slice(0, LABELS_MAX)];
}

function spread(sentences: readonly Sentence[]): readonly Sentence[] {
  if (sentences.length <= CANDIDATE_SENTENCES_MAX) return sentences;
  const rest = sentences.slice(OPENING_SENTENCES);
  const step = Math.ceil(rest.length / (CANDIDATE_SENTENCES_MAX - OPENING_SENTENCES));
  return [...sentences.slice(0, OPENING_SENTENCES), ...rest.filter((_, index) => index % step === 0)];
}

function newTally(candidate: Candidate): Tally {
  const tally: Tally = {
    surfaces: new Map(), wordCount: candidate.wordCount, names: 0, proposals: 0, start: candidate.start, mentions: 0,
    sentences: 0, last: -1,
  };
  note(tally, candidate);
  return tally;
}

function note(tally: Tally, candidate: Candidate): void {
  tally.surfaces.set(candidate.surface, (tally.surfaces.get(candidate.surface) ?? 0) + 1);
  tally.proposals++;
  if (candidate.isName) tally.names++;
}

/** Counts each candidate in all of the main content, headings and tables too, by its stems. */
function countMentions(tallies: Map<string, Tally>, prose: Prose): void {
  const openings = new Set([...tallies.keys()].map((key) => key.split(' ', 1)[0]));
  prose.units.forEach((unit, index) => {
    for (let from = 0; from < unit.words.length; from++) {
      let key = unit.words[from]?.stem ?? '';
      if (!openings.has(key)) continue;
      for (let count = 1; count <= PHRASE_WORDS_MAX; count++) {
        if (count > 1) {
          const next = unit.words[from + count - 1];
          if (next === undefined) break;
          key += ` ${next.stem}`;
        }
        const tally = tallies.get(key);
        if (tally === undefined) continue;
        tally.mentions++;
        if (tally.last !== index) tally.sentences++;
        tally.last = index;
      }
    }
  });
}

function dropSubsumed(tallies: Map<string, Tally>): void {
  const inLonger = new Map<string, number>();
  for (const [key, tally] of tallies) {
    const stems = key.split(' ');
    for (let count = 1; count < stems.length; count++) {
      for (let from = 0; from + count <= stems.length; from++) {
        const part = stems.slice(from, from + count).join(' ');
        if (tally.mentions > 1) inLonger.set(part, Math.max(inLonger.get(part) ?? 0, tally.mentions));
      }
    }
  }
  for (const [part, mentions] of inLonger) {
    const tally = tallies.get(part);
    if (tally !== undefined && mentions >= tally.mentions * SUBSUMED_SHARE) tallies.delete(part);
  }
}

interface Scored {
  readonly key: string;
  readonly tally: Tally;
  readonly weight: number;
}

/** Frequency, spread and place. A phrase of one mention must be a name or stand where the page says what it is about. */
function score(tallies: Map<string, Tally>, page: PageDocument, prose: Prose): Scored[] {
  const surfaces = surfaceKeys(page, prose);
  const generic = genericWordsOf(page.language);
  const dates = calendarWords(page.language);
  const isUntagged = page.language !== 'en';
  const textLength = Math.max(1, page.text.length);
  const scored: Scored[] = [];
  for (const [key, tally] of tallies) {
    const inTitle = containsKey(surfaces.title, key);
    const inHeading = containsKey(surfaces.headings, key);
    const inDescription = containsKey(surfaces.description, key);
    const isName = tally.names * 2 >= tally.proposals && tally.names > 0;
    const isSupported = tally.mentions > 1 || inTitle || inHeading || inDescription || (isName && tally.wordCount > 1);
    if (!isSupported || (tally.wordCount === 1 && generic.has(key)) || dates.has(key)) continue;
    if (isUntagged && !isName && !isRepeated(tally, inTitle || inHeading || inDescription, page.language)) continue;
    const frequency = Math.log2(1 + tally.mentions) + 0.5 * Math.log2(1 + tally.sentences);
    const place = 1 + (inTitle ? 1 : 0) + (inHeading ? 0.4 : 0) + (inDescription ? 0.3 : 0) + (tally.start / textLength < OPENING_SHARE ? 0.3 : 0);
    const shape = tally.wordCount > 1 ? 1.25 : isName ? 1.1 : 0.8;
    scored.push({ key, tally, weight: frequency * place * shape });
  }
  return scored.sort((a, b) => b.weight - a.weight || a.tally.start - b.tally.start || (a.key < b.key ? -1 : 1));
}

/** Without tags a verb looks like a noun: a phrase must come back, or stand where the page says what it is about. */
function isRepeated(tally: Tally, isDeclared: boolean, language: string): boolean {
  if (isDeclared) return tally.mentions >= 2;
  // Where every noun takes a capital, one word is known to be a noun.
  return (tally.wordCount > 1 || resourcesOf(language).capitalisesNouns) && tally.mentions >= 3;
}

const calendars = new Map<string, ReadonlySet<string>>();

/** Names of months and days are no entities; Intl knows them in every language. */
function calendarWords(language: string): ReadonlySet<string> {
  const known = calendars.get(language);
  if (known !== undefined) return known;
  const locale = language === 'und' ? 'en' : language;
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const names = Array.from({ length: 12 }, (_, i) => month.format(Date.UTC(2024, i, 1)));
  for (let i = 1; i <= 7; i++) names.push(day.format(Date.UTC(2024, 0, i)));
  const words = new Set(names.flatMap((name) => wordsOf(name, language).map((word) => word.stem)));
  calendars.set(language, words);
  return words;
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

/** The form most written; of equals the one in ordinary case, then the shorter one. */
function displayName(tally: Tally): string {
  const shouts = (surface: string): number => (surface.length > 6 && surface === surface.toUpperCase() ? 1 : 0);
  const forms = [...tally.surfaces].sort(
    ([a, countA], [b, countB]) => shouts(a) - shouts(b) || countB - countA || a.length - b.length || (a < b ? -1 : 1),
  );
  return (forms[0]?.[0] ?? '').replace(/['’]s$/u, '');
}

/** Sentences by the stems that they open with: a definition names its term among the first words. */
function indexOpeners(prose: Prose): ReadonlyMap<string, readonly Sentence[]> {
  const openers = new Map<string, Sentence[]>();
  for (const sentence of prose.sentences) {
    for (const word of sentence.words.slice(0, OPENER_WORDS)) {
      const known = openers.get(word.stem);
      if (known === undefined) openers.set(word.stem, [sentence]);
      else if (known.at(-1) !== sentence) known.push(sentence);
    }
  }
  return openers;
}

function findDefinition(key: string, openers: ReadonlyMap<string, readonly Sentence[]>, language: LanguageResources): Sentence | null {
  if (language.copulas === null) return null;
  const candidates = openers.get(key.split(' ', 1)[0] ?? '') ?? [];
  return candidates.find((sentence) => definesTerm(sentence, key, language) === true) ?? null;
}

/** "World Health Organization" and "WHO" are one entity. */
function mergeAcronyms(all: readonly FoundEntity[], acronyms: readonly Acronym[], known: KnownNames): FoundEntity[] {
  const merged = [...all];
  for (const acronym of acronyms) {
    if (acronym.expansion === null) continue;
    const short = merged.findIndex((entity) => entity.name === acronym.short || entity.name === `${acronym.short}s`);
    const long = merged.findIndex((entity) => entity.name.toLowerCase() === acronym.expansion?.toLowerCase());
    const shortEntity = merged[short];
    const longEntity = merged[long];
    if (shortEntity === undefined) continue;
    const name = `${acronym.expansion} (${acronym.short})`;
    const joint: FoundEntity = {
      ...shortEntity,
      name,
      type: longEntity?.type ?? entityTypeOf(acronym.expansion, true, known),
      mentions: shortEntity.mentions + (longEntity?.mentions ?? 0),
      salience: Math.max(shortEntity.salience, longEntity?.salience ?? 0),
      definition: shortEntity.definition ?? longEntity?.definition ?? null,
      start: Math.min(shortEntity.start, longEntity?.start ?? shortEntity.start),
    };
    merged[short] = joint;
    if (long >= 0) merged.splice(long, 1);
  }
  return merged.sort((a, b) => b.salience - a.salience);
}
