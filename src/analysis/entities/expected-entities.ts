import { findItem, stringsOf } from '../document/structured-data.ts';
import { wordsOf, type Word } from '../language/words.ts';
import type { EntityGap, EntityType } from '../result.ts';
import type { Signals } from '../signals/signals.ts';
import { genericWordsOf } from '../language/stop-words.ts';
import { isPlausiblePhrase } from './candidate.ts';
import { englishTerms, isEmpty } from './english-candidates.ts';
import type { Prose, Sentence } from '../signals/prose.ts';
import { siteNameOf } from './page-title.ts';

/** A term that readers of the page will expect it to develop, because the page or the caller named it. */
export interface ExpectedEntity {
  readonly name: string;
  readonly type: EntityType;
  readonly source: EntityGap['source'];
  /** 0-1. */
  readonly importance: number;
  /** False: a gap. */
  readonly isDeveloped: boolean;
  /** The sentence that develops it, where one sentence does. */
  readonly support: Sentence | null;
  /** Where it was declared, as a reader would say it. */
  readonly declaredIn: string;
  readonly suggestedSection: string | null;
}

/** A term is developed by a sentence of at least this many words that holds most of its stems. */
const SUPPORT_WORDS_MIN = 6;
/** "Solar panel efficiency" is developed by a sentence on the efficiency of the panels; one word of three is not enough. */
const SUPPORT_SHARE_MIN = 0.6;
const TERM_WORDS_MAX = 4;
const SECTION_WORDS_ENOUGH = 25;
/** A table or a list develops a term too: so many blocks that name it are enough. */
const MENTIONS_ENOUGH = 2;
const EXPECTED_MAX = 40;
const HEADINGS_CONSIDERED = 60;

interface Declaration {
  readonly name: string;
  readonly stems: readonly string[];
  readonly source: EntityGap['source'];
  readonly importance: number;
  readonly declaredIn: string;
  readonly suggestedSection: string | null;
  /** A sentence that is known to develop it; null: look for one. */
  readonly support: Sentence | null;
}

type Needed = Pick<
  Signals,
  'page' | 'pageType' | 'language' | 'prose' | 'sections' | 'queries' | 'entities' | 'titleText'
>;

export function expectedEntities(signals: Needed): readonly ExpectedEntity[] {
  const declarations = [
    ...fromQueries(signals),
    ...fromTitle(signals),
    ...fromStructuredData(signals),
    ...fromHeadings(signals),
  ];
  const seen = new Set<string>();
  const expected: ExpectedEntity[] = [];
  for (const declaration of declarations) {
    const key = declaration.stems.join(' ');
    if (seen.has(key) || expected.length >= EXPECTED_MAX) continue;
    seen.add(key);
    const known = signals.entities.all.find((entity) => entity.key === key);
    const support = declaration.support ?? findSupport(declaration.stems, signals.prose.sentences);
    expected.push({
      name: known?.name ?? declaration.name,
      type: known?.type ?? 'concept',
      source: declaration.source,
      importance: declaration.importance,
      isDeveloped: support !== null || mentionsOf(declaration.stems, signals.prose) >= MENTIONS_ENOUGH,
      support,
      declaredIn: declaration.declaredIn,
      suggestedSection: declaration.suggestedSection,
    });
  }
  return expected;
}

/** Expected and nowhere developed, most important first. */
export function entityGaps(expected: readonly ExpectedEntity[]): EntityGap[] {
  return expected
    .filter((entity) => !entity.isDeveloped)
    .sort((a, b) => b.importance - a.importance)
    .map((entity) => ({
      entity: entity.name,
      type: entity.type,
      importance: entity.importance,
      source: entity.source,
      reason: `${entity.declaredIn}, but no sentence of the main content says anything about it.`,
      suggested_section: entity.suggestedSection,
    }));
}

function findSupport(stems: readonly string[], sentences: readonly Sentence[]): Sentence | null {
  return (
    sentences.find((sentence) => {
      if (!sentence.isComplete || sentence.words.length < SUPPORT_WORDS_MIN) return false;
      const own = new Set(sentence.words.map((word) => word.stem));
      return stems.filter((stem) => own.has(stem)).length >= stems.length * SUPPORT_SHARE_MIN;
    }) ?? null
  );
}

/** Blocks of the text, headings not counted, that hold all of the stems. */
function mentionsOf(stems: readonly string[], prose: Prose): number {
  return prose.units.filter((unit) => {
    if (unit.block.kind === 'heading') return false;
    const own = new Set(unit.words.map((word) => word.stem));
    return stems.every((stem) => own.has(stem));
  }).length;
}

/**
 * Titles and headings of these pages name goods and controls ("Quantity"); they promise no explanation. Unspaced scripts are
 * left out too: without spaces and tags a piece of a heading is no term.
 */
const NAME_ONLY_TYPES: ReadonlySet<string> = new Set(['product', 'collection', 'listing', 'forum']);

/** Only what the caller asked for: queries inferred from the text are developed in it by construction. */
function fromQueries({ queries, page, sections }: Needed): Declaration[] {
  return queries
    .filter((query) => query.source === 'given')
    .flatMap((query) =>
      termsOf(query.text, page.language).map((term) => ({
        ...term,
        source: 'query' as const,
        importance: query.isHead ? 1 : 0.8,
        declaredIn: `The query “${query.text}” asks about it`,
        suggestedSection: sectionFor(term.stems, sections),
        support: null,
      })),
    );
}

function fromTitle({ titleText, page, pageType, language, sections }: Needed): Declaration[] {
  if (language.isUnspaced || NAME_ONLY_TYPES.has(pageType)) return [];
  // A site's own name is no promise.
  const site = (siteNameOf(page) ?? '').toLowerCase();
  return termsOf(titleText, page.language)
    .filter((term) => !site.includes(term.name.toLowerCase()))
    .map((term) => ({
      ...term,
      source: 'declared' as const,
      importance: 0.9,
      declaredIn: 'The title promises it',
      suggestedSection: sectionFor(term.stems, sections),
      support: null,
    }));
}

function fromStructuredData({ page, sections }: Needed): Declaration[] {
  const item = findItem(page.structuredData, [
    'Article',
    'NewsArticle',
    'BlogPosting',
    'TechArticle',
    'WebPage',
    'HowTo',
    'Recipe',
    'Product',
  ]);
  if (item === null) return [];
  const names = [...stringsOf(item.properties['about']), ...stringsOf(item.properties['mentions'])].slice(
    0,
    10,
  );
  return names
    .filter((name) => name.length <= 60)
    .flatMap((name) => {
      const words = wordsOf(name, page.language).filter((word) => !word.isStop);
      if (words.length === 0 || words.length > TERM_WORDS_MAX) return [];
      const stems = words.map((word) => word.stem);
      return [
        {
          name,
          stems,
          source: 'declared' as const,
          importance: 0.6,
          declaredIn: 'The structured data names it',
          suggestedSection: sectionFor(stems, sections),
          support: null,
        },
      ];
    });
}

/** A heading promises its terms; only a heading with a section of its own does, not the label of a link list. */
function fromHeadings({ sections, page, pageType, language }: Needed): Declaration[] {
  if (language.isUnspaced || NAME_ONLY_TYPES.has(pageType)) return [];
  return sections
    .filter((section) => section.heading !== null && section.wordCount > 0 && section.sentences.length > 0)
    .slice(0, HEADINGS_CONSIDERED)
    .flatMap((section) =>
      termsOf(section.title ?? '', page.language).map((term) => ({
        ...term,
        source: 'declared' as const,
        importance: section.level <= 2 ? 0.7 : 0.5,
        declaredIn: `The heading “${section.title ?? ''}” announces it`,
        suggestedSection: section.title,
        // What stands under a heading develops it, also without repeating its words.
        support:
          section.wordCount >= SECTION_WORDS_ENOUGH
            ? (section.sentences.find((sentence) => sentence.isComplete) ?? null)
            : null,
      })),
    );
}

interface Term {
  readonly name: string;
  readonly stems: readonly string[];
}

/** The terms that a title, a heading or a query names: noun phrases in English, else runs between stop words. */
function termsOf(text: string, language: string): Term[] {
  const generic = genericWordsOf(language);
  const words = wordsOf(text, language);
  const runs =
    language === 'en' ? englishRuns(text, words) : runsBetweenStopWords(text, words).filter(isNominal);
  return runs.flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)];
    if (first === undefined || last === undefined || run.length > TERM_WORDS_MAX || !isPlausiblePhrase(run))
      return [];
    // "Child tax credit (CTC)" names one thing.
    if (text.includes(`(${text.slice(first.start, last.end)})`)) return [];
    if (run.every((word) => generic.has(word.lower) || /^[\p{N}.,]+$/u.test(word.text))) return [];
    return [{ name: text.slice(first.start, last.end), stems: run.map((word) => word.stem) }];
  });
}

function englishRuns(text: string, words: readonly Word[]): Word[][] {
  return englishTerms(text)
    .map(({ start, end }) => words.filter((word) => word.start < end && word.end > start && !word.isStop))
    .filter((run) => run.length > 0 && !isEmpty(run));
}

/** Without tags a lone small word may be a verb; several words, or a capital, are a term. */
function isNominal(run: readonly Word[]): boolean {
  return run.length > 1 || /^\p{Lu}/u.test(run[0]?.text ?? '');
}

function runsBetweenStopWords(text: string, words: readonly Word[]): Word[][] {
  const runs: Word[][] = [[]];
  let previousEnd = 0;
  for (const word of words) {
    if (word.isStop || !/^[\s-]*$/.test(text.slice(previousEnd, word.start))) runs.push([]);
    if (!word.isStop) runs.at(-1)?.push(word);
    previousEnd = word.end;
  }
  return runs;
}

function sectionFor(stems: readonly string[], sections: Needed['sections']): string | null {
  let best: { title: string; shared: number } | null = null;
  for (const section of sections) {
    if (section.heading === null) continue;
    const own = new Set(section.heading.words.map((word) => word.stem));
    const shared = stems.filter((stem) => own.has(stem)).length;
    if (shared > (best?.shared ?? 0)) best = { title: section.heading.block.text, shared };
  }
  return best?.title ?? null;
}
