import type { Alignment } from './alignment.ts';
import type { PageDocument } from '../../document/page-document.ts';
import type { FoundEntity } from '../entities/found-entity.ts';
import type { Topic } from '../../signals/topic.ts';
import { entriesOf, matchersOf, perPack } from '../../../languages/compile.ts';
import { packOf } from '../../../languages/index.ts';
import type { Facet } from '../../../languages/pack.ts';
import type { PageType } from '../../../schema/vocabulary.ts';
import type { Sentence, Prose } from '../../signals/prose.ts';
import type { Section } from '../../signals/sections.ts';

/** A follow-up question on the topic, as a query, with the section that answers it. */
export interface FacetQuery {
  /** The topic with the facet's word in the page's language; or a further query of the caller. */
  readonly text: string;
  readonly section: Section | null;
  /** A sentence that touches on it; set on the first facet without a section that has one. */
  readonly mention: Sentence | null;
}

/** Matchers for facets; null for a language without facet words. */
const facetCuesOf = perPack(({ queries, grammar: { isUnspaced } }) =>
  queries === null ? null : matchersOf(queries.facets, { isUnspaced }),
);

/** Facets by page type; missing types have no single subject. */
const FACETS_OF_TYPE: Readonly<Partial<Record<PageType, readonly Facet[]>>> = {
  article: article(),
  other: article(),
  documentation: ['definition', 'requirements', 'steps', 'options', 'examples', 'problems', 'use', 'history'],
  product: ['specification', 'use', 'requirements', 'care', 'delivery', 'cost', 'comparison', 'benefits'],
  recipe: ['ingredients', 'steps', 'time', 'variants', 'care', 'history', 'benefits', 'requirements'],
  service: ['definition', 'steps', 'cost', 'requirements', 'time', 'benefits', 'problems', 'contact'],
};

/** A shorter section covers no facet. */
const SECTION_WORDS_MIN = 15;
/** Sentences searched for a mention of a facet without section. */
const SENTENCES_MAX = 60;
/** A heading this close to a query covers it (0-1, the scale of heading matches). */
const CLOSENESS_MIN = 0.5;

export interface FacetSignals {
  readonly alignments: readonly Alignment[];
  readonly page: PageDocument;
  readonly pageType: PageType;
  readonly sections: readonly Section[];
  readonly primaryEntity: FoundEntity | null;
  readonly titleText: string;
  readonly topic: Topic;
  readonly prose: Prose;
}

/**
 * Facet queries: those of the page's type, and the queries after the head one. Null where the page's type has no facets
 * or its language no facet words.
 */
export function facetsOf(signals: FacetSignals): readonly FacetQuery[] | null {
  const { page, pageType, sections, alignments } = signals;
  const cues = facetCuesOf(packOf(page.language));
  const facets = FACETS_OF_TYPE[pageType];
  if (cues === null || facets === undefined) return null;
  const topic = signals.primaryEntity?.name ?? signals.titleText;
  const told = sections
    .filter((section) => section.wordCount >= SECTION_WORDS_MIN || section.hasSubsections)
    .map((section) => ({ section, texts: facetTexts(section, signals) }));
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
    // One mention is enough for advice; words of definitions are too common to identify one.
    const mention =
      section !== null || isTouched || facet === 'definition'
        ? null
        : (read.find(({ text }) => cue.test(text)) ?? null);
    isTouched ||= mention !== null;
    return { text: `${topic} ${nameOf(facet, page.language)}`, section, mention };
  });
  // A query of the caller that names a facet replaces that facet.
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

/** The texts that show which facets a section covers: its heading, and a first sentence about the topic. */
function facetTexts(section: Section, { topic }: Pick<FacetSignals, 'topic'>): string[] {
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
