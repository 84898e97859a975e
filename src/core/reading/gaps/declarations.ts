import { pageTypeIs } from '../../page-facts/page-type-policies.ts';
import type { LanguagePack } from '../../languages/pack.ts';
import type { PageSummary } from '../entities/page-summary.ts';
import type { PageDocument } from '../../document/page-document.ts';
import type { PageType } from '../../schema/vocabulary.ts';
import type { Query } from '../queries/query.ts';
import type { Section } from '../../signals/sections.ts';
import { findItem, stringsOf } from '../../document/structured-data.ts';
import { hasFiniteVerb } from '../../text/english/noun-phrases.ts';
import { hasTagger } from '../../text/english/part-of-speech.ts';
import { genericWordsOf } from '../../text/stop-words.ts';
import { wordsOf } from '../../text/words.ts';
import type { EntityGap } from '../../schema/entity.ts';
import type { EntityType } from '../../schema/vocabulary.ts';
import { PHRASE_WORDS_MAX } from '../entities/candidate.ts';
import { isEmptyPhrase } from '../entities/empty-phrases.ts';
import { namedTerms, queryTerms } from '../entities/named-terms.ts';
import { siteNameOf } from '../subject/page-title.ts';
import { quoted } from '../../evidence/quoted.ts';

/** A promise that the page develops a term, made by a query, the title, a heading or other pages. */
export interface Declaration {
  readonly name: string;
  /** Null: taken from the page's own entities, else a concept. */
  readonly type: EntityType | null;
  readonly stems: readonly string[];
  readonly source: EntityGap['source'];
  readonly importance: number;
  readonly declaredIn: string;
  readonly suggestedSection: string | null;
  /** True when known to be developed, regardless of the text. */
  readonly isDeveloped: boolean;
}

export interface DeclarationSignals {
  readonly page: PageDocument;
  readonly pageType: PageType;
  readonly language: LanguagePack;
  readonly sections: readonly Section[];
  readonly queries: readonly Query[];
  readonly titleText: string;
  readonly options: { readonly competitors?: readonly PageSummary[] };
}

const HEADINGS_CONSIDERED = 60;
const STRUCTURED_NAMES_MAX = 10;
/** From this many words on, the text under a heading develops the heading. */
const SECTION_WORDS_ENOUGH = 12;
/** Importance of each source, 0-1. */
const IMPORTANCE = {
  headQuery: 1,
  query: 0.8,
  title: 0.9,
  heading: 0.7,
  subheading: 0.5,
  structuredData: 0.6,
} as const;
/** Share of competitor pages that must develop a term before it is expected of this page. */
const COMPETITOR_SHARE_MIN = 0.5;
/** A single lower-case noun is weak evidence: it takes more pages, and must be salient on them. */
const NOUN_SHARE_MIN = 0.66;
const NOUN_SALIENCE_MIN = 0.3;
/** A longer title without tags may be a whole sentence, in which every run of words looks like a term. */
const UNTAGGED_TITLE_WORDS_MAX = 4;
const COMPETITOR_GAPS_MAX = 12;
const COMPETITORS_NAMED_MAX = 3;

/** All declarations, most reliable source first. */
export function declarationsOf(signals: DeclarationSignals): readonly Declaration[] {
  return [
    ...fromQueries(signals),
    ...fromCompetitors(signals),
    ...fromTitle(signals),
    ...fromStructuredData(signals),
    ...fromHeadings(signals),
  ];
}

interface SharedEntity {
  readonly name: string;
  readonly type: EntityType;
  salience: number;
  readonly urls: string[];
}

/** Terms that half of the competitor pages in this language develop, weighted by number of pages and salience. */
function fromCompetitors({ options, page, sections }: DeclarationSignals): Declaration[] {
  const competitors = (options.competitors ?? []).filter((summary) => summary.language === page.language);
  const found = new Map<string, SharedEntity>();
  for (const summary of competitors) {
    for (const { key, name, type, salience } of summary.entities) {
      const known = found.get(key) ?? { name, type, salience: 0, urls: [] };
      known.salience += salience;
      known.urls.push(summary.url);
      found.set(key, known);
    }
  }
  return [...found]
    .filter(([key, entity]) => isShared(key, entity, competitors.length, page.language))
    .map(([key, { name, type, salience, urls }]): Declaration => ({
      name,
      type,
      stems: key.split(' '),
      source: 'competitor',
      importance: Math.round((50 * urls.length) / competitors.length + (50 * salience) / urls.length) / 100,
      declaredIn: `${String(urls.length)} of ${String(competitors.length)} competitor pages write about it (${namesOf(urls).join(', ')})`,
      suggestedSection: sectionFor(key.split(' '), sections) ?? newSection(name),
      isDeveloped: false,
    }))
    .sort((a, b) => b.importance - a.importance || (a.name < b.name ? -1 : 1))
    .slice(0, COMPETITOR_GAPS_MAX);
}

/** One page of several proves no agreement, and a noun that fits any page names no topic. */
function isShared(
  key: string,
  { name, salience, urls }: SharedEntity,
  pages: number,
  language: string,
): boolean {
  if (urls.length < Math.max(Math.min(2, pages), pages * COMPETITOR_SHARE_MIN)) return false;
  if (key.includes(' ') || /\p{Lu}/u.test(name.slice(1))) return true;
  if (isEmptyPhrase(wordsOf(name, language), language) || genericWordsOf(language).has(name.toLowerCase()))
    return false;
  return urls.length >= pages * NOUN_SHARE_MIN && salience / urls.length >= NOUN_SALIENCE_MIN;
}

/** Hosts, with paths where pages of one site are compared. */
function namesOf(urls: readonly string[]): string[] {
  const hosts = urls.map((url) => urlPart(url, ({ hostname }) => hostname));
  const shown =
    new Set(hosts).size === hosts.length
      ? hosts
      : urls.map((url) => urlPart(url, (parsed) => parsed.hostname + parsed.pathname));
  return [...new Set(shown)].slice(0, COMPETITORS_NAMED_MAX);
}

function urlPart(url: string, part: (parsed: URL) => string): string {
  try {
    return part(new URL(url));
  } catch {
    return url;
  }
}

/** Label for a section that the page does not have yet. */
function newSection(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Given queries only: inferred ones are developed in the text by construction. */
function fromQueries({ queries, page, sections }: DeclarationSignals): Declaration[] {
  return queries
    .filter((query) => query.source === 'given')
    .flatMap((query) =>
      queryTerms(query.text, page.language).map((term) => ({
        ...term,
        source: 'query' as const,
        type: null,
        importance: query.isHead ? IMPORTANCE.headQuery : IMPORTANCE.query,
        declaredIn: `The query ${quoted(query.text)} asks about it`,
        suggestedSection: sectionFor(term.stems, sections) ?? newSection(term.name),
        isDeveloped: false,
      })),
    );
}

function fromTitle({ titleText, page, pageType, language, sections }: DeclarationSignals): Declaration[] {
  if (language.grammar.isUnspaced || pageTypeIs(pageType, 'headedByNames')) return [];
  // A headline that is a sentence reports news; only one that names topics promises them.
  if (isStatement(titleText, page.language)) return [];
  // A site's own name promises nothing.
  const site = (siteNameOf(page) ?? '').toLowerCase();
  return namedTerms(titleText, page.language)
    .filter((term) => !site.includes(term.name.toLowerCase()))
    .map((term) => ({
      ...term,
      source: 'declared' as const,
      type: null,
      importance: IMPORTANCE.title,
      declaredIn: 'The title promises it',
      suggestedSection: sectionFor(term.stems, sections) ?? newSection(term.name),
      isDeveloped: false,
    }));
}

function isStatement(title: string, language: string): boolean {
  const words = wordsOf(title, language);
  return hasTagger(language) ? hasFiniteVerb(title) : words.length > UNTAGGED_TITLE_WORDS_MAX;
}

function fromStructuredData({ page, sections }: DeclarationSignals): Declaration[] {
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
    STRUCTURED_NAMES_MAX,
  );
  return (
    names
      // Codes and qualified thesaurus entries ("2011006 (NSMI v1)") do not occur in running text.
      .filter((name) => name.length <= 60 && !/[\d()]/.test(name))
      .flatMap((name) => {
        const words = wordsOf(name, page.language).filter((word) => !word.isStop);
        if (words.length === 0 || words.length > PHRASE_WORDS_MAX) return [];
        const stems = words.map((word) => word.stem);
        return [
          {
            name,
            stems,
            source: 'declared' as const,
            type: null,
            importance: IMPORTANCE.structuredData,
            declaredIn: 'The structured data names it',
            suggestedSection: sectionFor(stems, sections) ?? newSection(name),
            isDeveloped: false,
          },
        ];
      })
  );
}

/** A heading promises its terms, unless it only groups the headings below it. */
function fromHeadings({ sections, page, pageType, language }: DeclarationSignals): Declaration[] {
  if (language.grammar.isUnspaced || pageTypeIs(pageType, 'headedByNames')) return [];
  return sections
    .filter((section) => section.heading !== null && (!section.hasSubsections || section.wordCount > 0))
    .slice(0, HEADINGS_CONSIDERED)
    .flatMap((section) =>
      namedTerms(section.title ?? '', page.language).map((term) => ({
        ...term,
        source: 'declared' as const,
        type: null,
        importance: section.level <= 2 ? IMPORTANCE.heading : IMPORTANCE.subheading,
        declaredIn: `The heading ${quoted(section.title ?? '')} announces it`,
        suggestedSection: section.title,
        // Text under a heading develops it, even without repeating its words.
        isDeveloped:
          section.wordCount >= SECTION_WORDS_ENOUGH ||
          section.sentences.some((sentence) => sentence.isComplete),
      })),
    );
}

function sectionFor(stems: readonly string[], sections: DeclarationSignals['sections']): string | null {
  let best: { title: string; shared: number } | null = null;
  for (const section of sections) {
    if (section.heading === null) continue;
    const own = new Set(section.heading.words.map((word) => word.stem));
    const shared = stems.filter((stem) => own.has(stem)).length;
    if (shared > (best?.shared ?? 0)) best = { title: section.heading.block.text, shared };
  }
  return best?.title ?? null;
}
