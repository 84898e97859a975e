import { readDocument, type PageDocument } from '../document/page-document.ts';
import { entityRules, extractEntities } from '../reading/entities/extract-entities.ts';
import type { Entities, FoundEntity } from '../reading/entities/found-entity.ts';
import { answersOf, type QueryAnswers } from '../reading/answers/answers.ts';
import { gapsOf } from '../reading/gaps/gaps.ts';
import { subjectOf, type Subject } from '../reading/subject/subject.ts';
import { subjectTypeOf } from '../reading/subject/subject-type.ts';
import { judgeReading } from '../reading/model/judge-reading.ts';
import { entitiesWith } from '../reading/model/model-entities.ts';
import type { ModelReading } from '../reading/model/model-reading.ts';
import type { PageBefore, WrittenAnswer } from '../reading/model/proposed-reading.ts';
import {
  answersWith,
  intentsWith,
  pageBefore,
  queriesWith,
  subjectWith,
} from '../reading/model/read-with-model.ts';
import type { EntityGap } from '../schema/entity.ts';
import type { PageType } from '../schema/vocabulary.ts';
import { expectedEntities, type ExpectedEntity } from '../reading/gaps/expected-entities.ts';
import { bareTitle } from '../reading/subject/page-title.ts';
import { primaryEntityOf } from '../reading/subject/primary-entity.ts';
import { slugWords } from '../reading/subject/slug-words.ts';
import { align, type Alignment } from '../reading/intent/alignment.ts';
import { intentsOf, type QueryIntent } from '../reading/intent/intent.ts';
import { queriesOf, type Query } from '../reading/queries/query.ts';
import { packOf } from '../languages/index.ts';
import type { LanguagePack } from '../languages/pack.ts';
import type { AnalyzeOptions } from './analyze-options.ts';
import { measureClaims, type Claim } from '../topic/claims.ts';
import { measureEnumerations, type Enumeration } from '../topic/enumerations.ts';
import { measureForms, type Form } from '../topic/forms.ts';
import { measureOffer, type Offer } from '../topic/offer.ts';
import { pageTypeOf } from '../reading/page-type/page-type.ts';
import { measureProse, type Prose } from '../signals/prose.ts';
import { measureSections, type Section } from '../signals/sections.ts';
import { measureStatements, type StatementOnTopic } from '../topic/statements-on-topic.ts';
import { measureTerms, type TermStatistics } from '../signals/terms.ts';
import { measureTopic, type Topic } from '../topic/topic.ts';
import { measureWordOrder, type WordOrder } from '../signals/word-order.ts';

/**
 * All measurements that checks may read; they contain no judgements. Each is computed on first read and cached, so that a
 * check costs only what it needs.
 */
export interface Signals {
  readonly options: AnalyzeOptions;
  readonly page: PageDocument;
  /** What the page confirms of a language model's reading; null without one. */
  readonly reading: ModelReading | null;
  readonly pageType: PageType;
  readonly subject: Subject | null;
  readonly language: LanguagePack;
  readonly prose: Prose;
  readonly sections: readonly Section[];
  readonly terms: TermStatistics;
  readonly wordOrder: WordOrder;
  readonly entities: Entities;
  readonly primaryEntity: FoundEntity | null;
  readonly expected: readonly ExpectedEntity[];
  readonly queries: readonly Query[];
  readonly alignments: readonly Alignment[];
  /** What the rules find for each query, in the order of `queries`. */
  readonly ruledAnswers: readonly QueryAnswers[];
  /** What the page says to each query, in the order of `queries`. */
  readonly answers: readonly QueryAnswers[];
  readonly gaps: readonly EntityGap[];
  readonly topic: Topic;
  /** What the page says about its subject and about what is asked, in order. */
  readonly statements: readonly StatementOnTopic[];
  /** Null for a language without cue words. */
  readonly intents: readonly QueryIntent[] | null;
  readonly forms: readonly Form[];
  readonly enumerations: readonly Enumeration[];
  readonly offer: Offer;
  /** Null for a language without attribution words. */
  readonly claims: readonly Claim[] | null;
  /** The title without the site's name, and the words of the URL's last part. */
  readonly titleText: string;
  readonly slugText: string;
}

export type SignalName = keyof Signals;

type Computations = { readonly [Name in SignalName]: (signals: Signals) => Signals[Name] };

/** `before`: what was known of the page that a model read, where this is a changed one. */
function computations(
  page: () => PageDocument,
  options: AnalyzeOptions,
  before: () => PageBefore | null,
): Computations {
  const url = (): string => options.finalUrl ?? options.url;
  return {
    options: () => options,
    page,
    reading: ({ page, prose }) =>
      options.reading?.kind === 'written'
        ? judgeReading(withBefore(options.reading, before()), {
            page,
            prose,
            given: options.queries ?? [],
            url: url(),
          })
        : null,
    pageType: ({ page, reading }) => reading?.pageType ?? pageTypeOf(page, url()),
    subject: (signals) =>
      subjectWith(signals.reading, signals.page.language, {
        subject: () => subjectOf(signals, url()),
        typeOf: (name) => {
          const { page, pageType, language: pack } = signals;
          return subjectTypeOf(name, { page, pageType, pack, url: url() });
        },
      }),
    language: ({ page }) => packOf(page.language),
    prose: ({ page }) => measureProse(page),
    sections: ({ page, prose }) => measureSections(page, prose),
    terms: ({ prose }) => measureTerms(prose),
    wordOrder: ({ prose, page }) => measureWordOrder(prose, page.language),
    entities: ({ page, prose, subject, pageType, slugText, reading }) => {
      const around = { subject, pageType, slug: slugText, url: url() };
      return entitiesWith(reading, extractEntities(page, prose, around), () =>
        entityRules(page, prose, around),
      );
    },
    primaryEntity: ({ page, entities, subject }) => primaryEntityOf(page, entities, { subject, url: url() }),
    expected: (signals) => expectedEntities(signals),
    queries: (signals) => {
      const { page } = signals;
      const given = options.queries ?? [];
      const rules = (): readonly Query[] =>
        queriesOf(page, signals.subject, signals.pageType, given, () => signals.entities.all);
      return given.length > 0 ? rules() : queriesWith(signals.reading, page.language, rules);
    },
    alignments: (signals) => signals.queries.map((query) => align(query, signals)),
    ruledAnswers: (signals) => answersOf(signals),
    answers: ({ reading, ruledAnswers, page }) =>
      answersWith(reading, ruledAnswers, page, before()?.ruled ?? null),
    gaps: (signals) => gapsOf(signals),
    topic: (signals) => measureTopic(signals),
    statements: (signals) => measureStatements(signals),
    intents: (signals) => intentsWith(signals.reading, signals.queries, intentsOf(signals)),
    forms: ({ prose, topic }) => measureForms(prose, topic),
    enumerations: (signals) => measureEnumerations(signals),
    offer: ({ prose, forms, page }) => measureOffer(prose, forms, page.structuredData),
    claims: (signals) => measureClaims(signals),
    titleText: ({ page }) => bareTitle(page),
    slugText: () => slugWords(url()),
  };
}

/** The signals of one page, computed lazily. */
export function createSignals(html: string, options: AnalyzeOptions): Signals {
  const { reading } = options;
  const before = reading?.kind === 'written' ? (reading.before ?? null) : null;
  return lazily(
    computations(
      () => readDocument(html),
      options,
      () => before,
    ),
  );
}

/** Changes to a measured page: other words, other metadata, or other queries. */
export interface SignalChanges {
  readonly page?: PageDocument;
  /** The prose of `page`; given when blocks changed, to keep the measurements of unchanged blocks. */
  readonly prose?: Prose;
  readonly options?: AnalyzeOptions;
}

/** The signals of a changed page. Signals that the change cannot affect are taken from the page before. */
export function deriveSignals(base: Signals, changes: SignalChanges): Signals {
  const { page = base.page, prose, options = base.options } = changes;
  const compute = computations(
    () => page,
    options,
    () => knownBefore(base, page),
  );
  if (prose !== undefined) return lazily({ ...compute, prose: () => prose });
  const text: Partial<Computations> = {
    prose: () => base.prose,
    terms: () => base.terms,
    wordOrder: () => base.wordOrder,
  };
  // Other queries only: the page's own measurements stay.
  const samePage: Partial<Computations> =
    page === base.page
      ? {
          ...(isSameReading(base.options, options) ? { reading: () => base.reading } : {}),
          pageType: () => base.pageType,
          subject: () => base.subject,
          sections: () => base.sections,
          entities: () => base.entities,
          primaryEntity: () => base.primaryEntity,
          titleText: () => base.titleText,
        }
      : {};
  // Another title or description only: headings and passages match the queries as before.
  const sameAnswers: Partial<Computations> =
    options === base.options &&
    page.titleHeading === base.page.titleHeading &&
    base.queries.every((query) => query.source === 'given')
      ? { queries: () => base.queries, alignments: () => base.alignments }
      : {};
  return lazily({ ...compute, ...text, ...samePage, ...sameAnswers });
}

/** What was known of the page that a model read; null on that page itself. */
function knownBefore(base: Signals, page: PageDocument): PageBefore | null {
  const { reading } = base.options;
  if (reading?.kind !== 'written') return null;
  return reading.before ?? (page === base.page ? null : pageBefore(base));
}

function withBefore(answer: WrittenAnswer, before: PageBefore | null): WrittenAnswer {
  return before === null ? answer : { ...answer, before };
}

/** A model's inferred queries become given ones: each keeps what the model says to it. */
function isSameReading(before: AnalyzeOptions, after: AnalyzeOptions): boolean {
  return before.reading === after.reading;
}

/** The same page with its inferred queries as given ones. */
export function withQueriesGiven(signals: Signals): Signals {
  const { queries, options } = signals;
  if (queries.every(({ source }) => source === 'given')) return signals;
  return deriveSignals(signals, { options: { ...options, queries: queries.map(({ text }) => text) } });
}

/** The same signals with the queries that are known to be guesses marked as inferred; `sources` in the order of the queries. */
export function withSources(base: Signals, sources: readonly Query['source'][]): Signals {
  if (base.queries.every(({ source }, index) => source === (sources[index] ?? source))) return base;
  const names = Object.keys(
    computations(
      () => base.page,
      base.options,
      () => null,
    ),
  ) as SignalName[];
  const same = Object.fromEntries(names.map((name) => [name, () => base[name]])) as unknown as Computations;
  const queries = base.queries.map((query, index) => ({ ...query, source: sources[index] ?? query.source }));
  const asked = <Of extends { readonly query: Query }>(all: readonly Of[]): readonly Of[] =>
    all.map((one, index) => ({ ...one, query: queries[index] ?? one.query }));
  return lazily({
    ...same,
    queries: () => queries,
    alignments: () => asked(base.alignments),
    answers: () => asked(base.answers),
  });
}

function lazily(compute: Computations): Signals {
  const signals = {} as Signals;
  for (const name of Object.keys(compute) as SignalName[]) {
    Object.defineProperty(signals, name, {
      configurable: true,
      enumerable: true,
      get(): unknown {
        const value = compute[name](signals);
        Object.defineProperty(signals, name, { value, enumerable: true });
        return value;
      },
    });
  }
  return signals;
}

/** Only the named signals, so that a check cannot read undeclared ones. */
export function pickSignals<Name extends SignalName>(
  signals: Signals,
  names: readonly Name[],
): Pick<Signals, Name> {
  const picked = {} as Pick<Signals, Name>;
  for (const name of names) {
    Object.defineProperty(picked, name, { enumerable: true, get: () => signals[name] });
  }
  return picked;
}
