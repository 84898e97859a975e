import { pageTypeIs } from '../../page-facts/page-type-policies.ts';
import type { EntityGap } from '../../schema/entity.ts';
import type { PageType } from '../../schema/vocabulary.ts';
import type { QueryAnswers } from '../answers/answers.ts';
import type { Query } from '../queries/query.ts';
import { facetPageOf, gapStemsOf, type FacetSignals } from './facet-page.ts';
import { facetRules } from './facets.ts';
import { quoted } from '../../evidence/quoted.ts';

export interface QuestionSignals extends FacetSignals {
  readonly pageType: PageType;
  readonly answers: readonly QueryAnswers[];
}

const IMPORTANCE = { head: 1, other: 0.8, inferred: 0.6 } as const;
/** A longer rest of a query is a question of its own. */
const MISSING_WORDS_MAX = 3;

/** A query that the page leaves open, and what is missing for it. */
export interface OpenQuestion {
  readonly query: Query;
  readonly gap: EntityGap;
}

/** Queries that the page leaves open; the first of those that miss the same. */
export function openQuestions(signals: QuestionSignals): OpenQuestion[] {
  const open = new Map<string, OpenQuestion>();
  for (const answer of signals.answers) {
    if (answer.answered !== 'no') continue;
    const { query } = answer;
    const gap = query.source === 'given' ? givenGap(answer, signals) : inferredGap(answer, signals);
    const key = gap?.entity.toLowerCase() ?? '';
    if (gap !== null && !open.has(key)) open.set(key, { query, gap });
  }
  return [...open.values()];
}

/** The same, each named as what is missing. */
export function questionGaps(signals: QuestionSignals): EntityGap[] {
  return openQuestions(signals).map(({ gap }) => gap);
}

function givenGap({ query }: QueryAnswers, signals: QuestionSignals): EntityGap {
  const missing = missingIn(query.text, signals) ?? query.text;
  return {
    entity: missing,
    type: 'question',
    importance: query.isHead ? IMPORTANCE.head : IMPORTANCE.other,
    source: 'query',
    reason: `The page does not answer ${quoted(query.text)}.`,
    suggested_section: missing === query.text ? query.text : withCapital(missing),
  };
}

function inferredGap({ query }: QueryAnswers, signals: QuestionSignals): EntityGap | null {
  if (!pageTypeIs(signals.pageType, 'offer')) return null;
  const missing = query.kind === 'price' ? missingPrice(signals) : missingIn(query.text, signals);
  if (missing === null) return null;
  return {
    entity: missing,
    type: 'question',
    importance: IMPORTANCE.inferred,
    source: 'query',
    reason: `Buyers ask for it (${quoted(query.text)}), and the page does not give it.`,
    suggested_section: withCapital(missing),
  };
}

/** Null where the thing is free, or its price is outside the main content or in structured data. */
function missingPrice(signals: QuestionSignals): string | null {
  const { language, pageType } = signals;
  const stems = gapStemsOf(language);
  if (stems === null || language.gaps === null) return null;
  const facet = pageType === 'product' ? 'price' : 'prices';
  const { notKinds, suits, isShown } = facetRules[facet];
  const page = facetPageOf(signals, stems);
  const isMissing = !notKinds.some((kind) => page.kinds.has(kind)) && suits(page, pageType) && !isShown(page);
  return isMissing ? language.gaps.facets[facet].name : null;
}

/** What a query asks of the subject: "price" of "Kettle K2 price"; null where the subject does not open or close it. */
function missingIn(text: string, { subject, language }: QuestionSignals): string | null {
  const name = subject?.name.toLocaleLowerCase(language.code) ?? '';
  const query = text.toLocaleLowerCase(language.code);
  // Lower case may change the length, so that offsets would not fit the text.
  if (name === '' || query.length !== text.length) return null;
  const isBefore = query.startsWith(`${name} `);
  if (!isBefore && !query.endsWith(` ${name}`)) return null;
  const rest = (isBefore ? text.slice(name.length) : text.slice(0, -name.length)).trim();
  const words = rest.split(/\s+/u).length;
  return rest === '' || words > MISSING_WORDS_MAX ? null : rest;
}

function withCapital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
