import { findItem, stringsOf } from '../document/structured-data.ts';
import { wordsOf } from '../language/words.ts';
import type { EntityGap, EntityType } from '../result.ts';
import type { Signals } from '../signals/signals.ts';
import { PHRASE_WORDS_MAX } from './candidate.ts';
import { namedTerms } from './named-terms.ts';
import { siteNameOf } from './page-title.ts';

/** Something that raises the expectation that a page will develop a term: a query, its title, a heading, other pages. */
export interface Declaration {
  readonly name: string;
  /** Null: as the page's own entities say, else a concept. */
  readonly type: EntityType | null;
  readonly stems: readonly string[];
  readonly source: EntityGap['source'];
  readonly importance: number;
  readonly declaredIn: string;
  readonly suggestedSection: string | null;
  /** True when it is known to be developed, whatever the text says. */
  readonly isDeveloped: boolean;
}

export type DeclarationSignals = Pick<
  Signals,
  'page' | 'pageType' | 'language' | 'sections' | 'queries' | 'titleText' | 'options'
>;

const HEADINGS_CONSIDERED = 60;
const STRUCTURED_NAMES_MAX = 10;
/** What stands under a heading for so many words develops the heading. */
const SECTION_WORDS_ENOUGH = 12;
/** Importance of each source, 0-1: what was asked first, what the page only hints at last. */
const IMPORTANCE = {
  headQuery: 1,
  query: 0.8,
  title: 0.9,
  heading: 0.7,
  subheading: 0.5,
  structuredData: 0.6,
} as const;
/** Share of the competitor pages that must write about a thing before it is expected of this page. */
const COMPETITOR_SHARE_MIN = 0.5;
const COMPETITOR_GAPS_MAX = 12;
/**
 * Titles and headings of these pages name goods and controls ("Quantity"); they promise no explanation. Unspaced scripts are
 * left out too: without spaces and tags a piece of a heading is no term.
 */
const NAME_ONLY_TYPES: ReadonlySet<string> = new Set(['product', 'collection', 'listing', 'forum']);

/** Everything that raises an expectation, most telling source first. */
export function declarationsOf(signals: DeclarationSignals): readonly Declaration[] {
  return [
    ...fromQueries(signals),
    ...fromCompetitors(signals),
    ...fromTitle(signals),
    ...fromStructuredData(signals),
    ...fromHeadings(signals),
  ];
}

/** What half of the given pages in this language write about, by how many do and how strongly. */
function fromCompetitors({ options, page, sections }: DeclarationSignals): Declaration[] {
  const competitors = (options.competitors ?? []).filter((summary) => summary.language === page.language);
  const found = new Map<string, { name: string; type: EntityType; salience: number; hosts: string[] }>();
  for (const summary of competitors) {
    for (const { key, name, type, salience } of summary.entities) {
      const known = found.get(key) ?? { name, type, salience: 0, hosts: [] };
      known.salience += salience;
      known.hosts.push(hostOf(summary.url));
      found.set(key, known);
    }
  }
  return [...found]
    .filter(([, { hosts }]) => hosts.length >= Math.max(1, competitors.length * COMPETITOR_SHARE_MIN))
    .map(([key, { name, type, salience, hosts }]): Declaration => ({
      name,
      type,
      stems: key.split(' '),
      source: 'competitor',
      importance: Math.round((50 * hosts.length) / competitors.length + (50 * salience) / hosts.length) / 100,
      declaredIn: `${String(hosts.length)} of ${String(competitors.length)} competitor pages write about it (${[...new Set(hosts)].slice(0, 3).join(', ')})`,
      suggestedSection: sectionFor(key.split(' '), sections),
      isDeveloped: false,
    }))
    .sort((a, b) => b.importance - a.importance || (a.name < b.name ? -1 : 1))
    .slice(0, COMPETITOR_GAPS_MAX);
}

function hostOf(url: string): string {
  try {
    return new URL(url).hostname;
  } catch {
    return url;
  }
}

/** Only what the caller asked for: queries inferred from the text are developed in it by construction. */
function fromQueries({ queries, page, sections }: DeclarationSignals): Declaration[] {
  return queries
    .filter((query) => query.source === 'given')
    .flatMap((query) =>
      namedTerms(query.text, page.language).map((term) => ({
        ...term,
        source: 'query' as const,
        type: null,
        importance: query.isHead ? IMPORTANCE.headQuery : IMPORTANCE.query,
        declaredIn: `The query “${query.text}” asks about it`,
        suggestedSection: sectionFor(term.stems, sections),
        isDeveloped: false,
      })),
    );
}

function fromTitle({ titleText, page, pageType, language, sections }: DeclarationSignals): Declaration[] {
  if (language.isUnspaced || NAME_ONLY_TYPES.has(pageType)) return [];
  // A site's own name is no promise.
  const site = (siteNameOf(page) ?? '').toLowerCase();
  return namedTerms(titleText, page.language)
    .filter((term) => !site.includes(term.name.toLowerCase()))
    .map((term) => ({
      ...term,
      source: 'declared' as const,
      type: null,
      importance: IMPORTANCE.title,
      declaredIn: 'The title promises it',
      suggestedSection: sectionFor(term.stems, sections),
      isDeveloped: false,
    }));
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
      // Codes and qualified entries of a thesaurus ("2011006 (NSMI v1)") are no words that a text would use.
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
            suggestedSection: sectionFor(stems, sections),
            isDeveloped: false,
          },
        ];
      })
  );
}

/** A heading promises its terms; one that only groups the headings below it does not. */
function fromHeadings({ sections, page, pageType, language }: DeclarationSignals): Declaration[] {
  if (language.isUnspaced || NAME_ONLY_TYPES.has(pageType)) return [];
  return sections
    .filter((section) => section.heading !== null && (!section.hasSubsections || section.wordCount > 0))
    .slice(0, HEADINGS_CONSIDERED)
    .flatMap((section) =>
      namedTerms(section.title ?? '', page.language).map((term) => ({
        ...term,
        source: 'declared' as const,
        type: null,
        importance: section.level <= 2 ? IMPORTANCE.heading : IMPORTANCE.subheading,
        declaredIn: `The heading “${section.title ?? ''}” announces it`,
        suggestedSection: section.title,
        // What stands under a heading develops it, also without repeating its words.
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
