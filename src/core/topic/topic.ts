import type { LanguagePack } from '../languages/pack.ts';
import type { Entities, FoundEntity } from '../reading/entities/found-entity.ts';
import type { PageDocument } from '../document/page-document.ts';
import type { Query } from '../reading/queries/query.ts';
import { wordsOf, type Word } from '../text/words.ts';
import type { Section } from '../signals/sections.ts';
import { contentStems } from '../signals/terms.ts';
import { namedAbove } from './named-above.ts';

/**
 * The topic of the page as stems: those that name it (title, H1, queries, primary entity) and related ones (parts of its
 * entities in sections that name it). Measures how close a section or a sentence is to it.
 */
export interface Topic {
  /**
   * True when consecutive words name the topic, or two related things. Words that occur only here do not count as related:
   * otherwise a list in a section on the topic would vouch for itself.
   */
  isAbout(words: readonly Word[]): boolean;
  /** True for a word of the title, the H1 or a given query. */
  isDeclared(word: Word): boolean;
  /** Sections long enough to be judged, in order. */
  readonly sections: readonly SectionNearness[];
}

export interface SectionNearness {
  readonly section: Section;
  /** Including the heading's words. */
  readonly wordCount: number;
  readonly isNear: boolean;
}

export interface TopicSignals {
  readonly page: PageDocument;
  readonly sections: readonly Section[];
  readonly entities: Entities;
  readonly primaryEntity: FoundEntity | null;
  readonly queries: readonly Query[];
  readonly titleText: string;
  readonly language: LanguagePack;
}

/** A shorter section has too few words for a comparison. */
const SECTION_WORDS_MIN = 40;
/**
 * A section is near when it names the topic twice in 100 words, or once with a heading that names it, or shares four stems
 * for each root of 100 words with such sections. Of 1,533 sections of 100 ordinary pages 95 % are near (most of the
 * others are teasers for other pages); of 997 sections of another page in the same language 12 % are.
 */
const NAMED_PER_100_MIN = 2;
const NAMED_PER_100_MIN_UNDER_NAME = 0.5;
const SHARED_PER_ROOT_MIN = 4;
/** A section that names the topic this often adds its entities to the topic. */
const LENDS_FROM_NAMED_PER_100 = 1;
const RELATED_IN_SENTENCE_MIN = 2;
/** Without a stemmer inflected forms differ; their beginnings agree. */
const PREFIX_CHARS = 5;

export function measureTopic(signals: TopicSignals): Topic {
  const { sections, entities, language } = signals;
  const keyOf = (stem: string): string =>
    language.grammar.stemmer === null && !language.grammar.isUnspaced ? stem.slice(0, PREFIX_CHARS) : stem;
  const declared = declaredStems(signals, keyOf);
  const names = namesOfTopic(signals, declared, keyOf);
  const entityKeys = new Set(entities.all.flatMap((entity) => entity.key.split(' ').map(keyOf)));
  const isNamedAbove = namedAbove();
  const namesTopic = (word: Word): boolean => !word.isStop && names.has(keyOf(word.stem));
  const measured = sections
    .map((section) => {
      const isNamed = isNamedAbove(section.level, section.heading?.words.some(namesTopic) === true);
      return measureSection(section, isNamed, keyOf, names, entityKeys);
    })
    .filter(({ wordCount }) => wordCount > 0);
  const lenders = countLenders(measured);
  const lent = lentRanges(measured, keyOf, lenders);
  const isRelated = (key: string, own: number): boolean => (lenders.get(key) ?? 0) > own && !names.has(key);
  return {
    isAbout(words) {
      const start = words[0]?.start ?? 0;
      const end = words.at(-1)?.end ?? 0;
      let related = 0;
      for (const word of words) {
        if (word.isStop) continue;
        const key = keyOf(word.stem);
        if (names.has(key)) return true;
        const places = lent.get(key);
        const isLentFromElsewhere = places !== undefined && (places.first < start || places.last >= end);
        if (isLentFromElsewhere && ++related >= RELATED_IN_SENTENCE_MIN) return true;
      }
      return false;
    },
    isDeclared: (word) => !word.isStop && declared.has(keyOf(word.stem)),
    sections: measured
      .filter(({ wordCount }) => wordCount >= SECTION_WORDS_MIN)
      .map(({ section, wordCount, namedPer100, isNamedInHeading, lends, keys }) => {
        const shared = [...keys].filter((key) => isRelated(key, lends ? 1 : 0)).length;
        return {
          section,
          wordCount,
          isNear:
            namedPer100 >= NAMED_PER_100_MIN ||
            (isNamedInHeading && namedPer100 >= NAMED_PER_100_MIN_UNDER_NAME) ||
            shared / Math.sqrt(wordCount / 100) >= SHARED_PER_ROOT_MIN,
        };
      }),
  };
}

function declaredStems(
  { page, titleText, queries }: TopicSignals,
  keyOf: (stem: string) => string,
): ReadonlySet<string> {
  const given = queries.filter((query) => query.source === 'given');
  return new Set(
    [
      ...contentStems(wordsOf(`${titleText} · ${page.titleHeading ?? ''}`, page.language)),
      ...given.flatMap((query) => [...query.stems]),
    ].map(keyOf),
  );
}

/** Declared names, the primary entity, and inferred queries. */
function namesOfTopic(
  { primaryEntity, queries }: TopicSignals,
  declared: ReadonlySet<string>,
  keyOf: (stem: string) => string,
): ReadonlySet<string> {
  const primary = primaryEntity === null ? [] : [primaryEntity.key, ...primaryEntity.aliases];
  const inferred = [
    ...primary.flatMap((key) => key.split(' ')),
    ...queries.flatMap((query) => [...query.stems]),
  ];
  return new Set([...declared, ...inferred.map(keyOf)]);
}

interface MeasuredSection {
  readonly section: Section;
  readonly wordCount: number;
  readonly namedPer100: number;
  readonly isNamedInHeading: boolean;
  /** True when it names the topic often enough to add its entities. */
  readonly lends: boolean;
  /** Stems of its entities. */
  readonly keys: ReadonlySet<string>;
}

function measureSection(
  section: Section,
  isNamedInHeading: boolean,
  keyOf: (stem: string) => string,
  names: ReadonlySet<string>,
  entityKeys: ReadonlySet<string>,
): MeasuredSection {
  const headingWords = section.heading?.words ?? [];
  const keys = new Set<string>();
  let named = 0;
  let wordCount = 0;
  for (const words of [headingWords, ...section.units.map((unit) => unit.words)]) {
    wordCount += words.length;
    for (const word of words) {
      if (word.isStop) continue;
      const key = keyOf(word.stem);
      if (names.has(key)) named++;
      else if (entityKeys.has(key)) keys.add(key);
    }
  }
  const namedPer100 = wordCount === 0 ? 0 : (100 * named) / wordCount;
  const lends = isNamedInHeading || namedPer100 >= LENDS_FROM_NAMED_PER_100;
  return { section, wordCount, namedPer100, isNamedInHeading, lends, keys };
}

/** The number of lending sections with each stem. */
function countLenders(sections: readonly MeasuredSection[]): ReadonlyMap<string, number> {
  const lenders = new Map<string, number>();
  for (const { keys } of sections.filter(({ lends }) => lends))
    for (const key of keys) lenders.set(key, (lenders.get(key) ?? 0) + 1);
  return lenders;
}

/** First and last position of each lent stem in the sections that lend it, in UTF-16 units of the page's text. */
function lentRanges(
  sections: readonly MeasuredSection[],
  keyOf: (stem: string) => string,
  lenders: ReadonlyMap<string, number>,
): ReadonlyMap<string, { readonly first: number; readonly last: number }> {
  const places = new Map<string, { first: number; last: number }>();
  for (const { section } of sections.filter(({ lends }) => lends)) {
    for (const words of [section.heading?.words ?? [], ...section.units.map((unit) => unit.words)]) {
      for (const { isStop, stem, start } of words) {
        const key = isStop ? '' : keyOf(stem);
        if (!lenders.has(key)) continue;
        const known = places.get(key);
        if (known === undefined) places.set(key, { first: start, last: start });
        else known.last = start;
      }
    }
  }
  return places;
}
