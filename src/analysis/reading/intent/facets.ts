import { entriesOf, matchersOf, perPack } from '../../../languages/compile.ts';
import { packOf } from '../../../languages/index.ts';
import type { Facet } from '../../../languages/pack.ts';
import type { PageType } from '../page-type.ts';
import type { Sentence } from '../../signals/prose.ts';
import type { Section } from '../../signals/sections.ts';
import type { Signals } from '../../signals/signals.ts';

/** A side of the topic that people ask about next, as a query, with the section that takes it up. */
export interface FacetQuery {
  /** The topic with the word for the facet, in the page's language; or a further query of the caller. */
  readonly text: string;
  readonly section: Section | null;
  /** Of the first facet without a section that has one: a sentence about the topic that touches on it. */
  readonly mention: Sentence | null;
}

/** Matchers for the sides of a topic; null for a language without words for them. */
export const facetCuesOf = perPack(({ queries, grammar: { isUnspaced } }) =>
  queries === null ? null : matchersOf(queries.facets, { isUnspaced }),
);

/** What is asked about the subject of a page of each type; types that are missing have no sides of one subject. */
const FACETS_OF_TYPE: Readonly<Partial<Record<PageType, readonly Facet[]>>> = {
  article: article(),
  page: article(),
  documentation: ['definition', 'requirements', 'steps', 'options', 'examples', 'problems', 'use', 'history'],
  product: ['specification', 'use', 'requirements', 'care', 'delivery', 'cost', 'comparison', 'benefits'],
  recipe: ['ingredients', 'steps', 'time', 'variants', 'care', 'history', 'benefits', 'requirements'],
  service: ['definition', 'steps', 'cost', 'requirements', 'time', 'benefits', 'problems', 'contact'],
};

/** A section with fewer words takes nothing up. */
const SECTION_WORDS_MIN = 15;
/** Sentences that are searched for a mention of what has no section. */
const SENTENCES_MAX = 60;
/** A heading this close to a query is about it (0-1, as headings are compared with queries). */
const CLOSENESS_MIN = 0.5;

/**
 * Queries about sides of the topic: those of the page's type, and the queries after the head one. Null where the page's
 * type has no facets or its language no cue words.
 */
export function facetsOf(
  signals: Pick<
    Signals,
    'alignments' | 'page' | 'pageType' | 'sections' | 'primaryEntity' | 'titleText' | 'topic' | 'prose'
  >,
): readonly FacetQuery[] | null {
  const { page, pageType, sections, alignments } = signals;
  const cues = facetCuesOf(packOf(page.language));
  const facets = FACETS_OF_TYPE[pageType];
  if (cues === null || facets === undefined) return null;
  const topic = signals.primaryEntity?.name ?? signals.titleText;
  const told = sections
    .filter((section) => section.wordCount >= SECTION_WORDS_MIN || section.hasSubsections)
    .map((section) => ({ section, texts: tellingTexts(section, signals) }));
  const read = signals.prose.sentences
    .slice(0, SENTENCES_MAX)
    .filter((sentence) => sentence.isComplete && signals.topic.isAbout(sentence.words));
  const definition = signals.primaryEntity?.definition ?? null;
  const defines = (section: Section): boolean =>
    definition !== null && section.sentences.includes(definition);
  let isTouched = false;
  const byType = facets.map((facet) => {
    const cue = cues[facet];
    const section =
      told.find(
        ({ section: one, texts }) =>
          texts.some((text) => cue.test(text)) || (facet === 'definition' && defines(one)),
      )?.section ?? null;
    // One mention is enough for advice; the words of a definition are too common to tell one.
    const mention =
      section !== null || isTouched || facet === 'definition'
        ? null
        : (read.find(({ text }) => cue.test(text)) ?? null);
    isTouched ||= mention !== null;
    return { text: `${topic} ${nameOf(facet, page.language)}`, section, mention };
  });
  // A query of the caller that names a facet is that facet, not one more.
  const further = alignments
    .filter(
      ({ query }) =>
        query.source === 'given' && !query.isHead && !facets.some((facet) => cues[facet].test(query.text)),
    )
    .map(({ query, heading }) => ({
      text: query.text,
      section:
        heading !== null && heading.closeness >= CLOSENESS_MIN
          ? (told.find(({ section }) => section.heading?.block.text === heading.text)?.section ?? null)
          : null,
      mention: null,
    }));
  return [...byType, ...further];
}

/** What tells which facets a section takes up: its heading, and a first sentence about the topic. */
function tellingTexts(section: Section, { topic }: Pick<Signals, 'topic'>): string[] {
  const first = section.sentences.find((sentence) => sentence.isComplete);
  return [
    ...(section.heading === null ? [] : [section.heading.block.text]),
    ...(first !== undefined && topic.isAbout(first.words) ? [first.text] : []),
  ];
}

function nameOf(facet: Facet, language: string): string {
  return entriesOf(packOf(language).queries?.facets[facet] ?? null)[0] ?? facet;
}

function article(): readonly Facet[] {
  return [
    'definition',
    'causes',
    'steps',
    'cost',
    'time',
    'comparison',
    'benefits',
    'problems',
    'requirements',
    'examples',
    'history',
    'use',
  ];
}
