import { createSignals } from '../../../../core/page-signals/page-signals.ts';
import { ratedParts, type RatedPart } from '../../../../core/schema/vocabulary.ts';
import type { LabelledPage } from './labelled-pages.ts';

/** The day of the labels: ages on the pages do not change. */
export const LABELS_AS_OF = '2026-11-23';

/** How well a model judges the labelled pages. */
export interface JudgingAgreement {
  /** Correlation of its ratings with the labels, -1 to 1; null when fewer than two pages were judged. */
  readonly correlation: number | null;
  /** What its ratings lack on average, in points of the scale, to one decimal: the value of `LLM_RATING_OFFSET`. */
  readonly offset: number;
  readonly verdicts: { readonly right: number; readonly all: number };
  readonly pages: readonly JudgedPage[];
}

export interface JudgedPage {
  readonly name: string;
  readonly labelled: number;
  /** The overall rating; null where nothing of the judgement is left. */
  readonly rated: number | null;
}

export interface LabelledAnswer {
  readonly page: LabelledPage;
  /** Not validated; null without an answer. */
  readonly text: string | null;
}

/** The limit of the setting: a larger offset is another scale, not another zero. */
export const OFFSET_MAX = 1;

/** Compares a model's answers with the labels, as the product reads them: what the page does not bear out counts nothing. */
export function judgingAgreement(answers: readonly LabelledAnswer[], reader: string): JudgingAgreement {
  const pairs: { readonly label: number; readonly rating: number }[] = [];
  let [right, all] = [0, 0];
  const pages = answers.map(({ page, text }): JudgedPage => {
    const reading = text === null ? null : readingOf(page, text, reader);
    for (const part of ratedParts) {
      const rating = reading?.judgement?.ratings[part];
      if (rating !== undefined) pairs.push({ label: page.ratings[part], rating });
    }
    for (const [query, label] of Object.entries(page.verdicts)) {
      const verdict = reading?.queries.find((one) => one.text === query)?.verdict?.answered;
      all += 1;
      if (verdict === label) right += 1;
    }
    const overall: RatedPart = 'overall';
    return {
      name: page.name,
      labelled: page.ratings[overall],
      rated: reading?.judgement?.ratings[overall] ?? null,
    };
  });
  return { correlation: correlationOf(pairs), offset: offsetOf(pairs), verdicts: { right, all }, pages };
}

function readingOf({ html, url, verdicts }: LabelledPage, text: string, reader: string) {
  const reading = { kind: 'written', reader, text, isCut: false } as const;
  return createSignals(html, { url, asOf: LABELS_AS_OF, queries: Object.keys(verdicts), reading }).reading;
}

type Pair = { readonly label: number; readonly rating: number };

function offsetOf(pairs: readonly Pair[]): number {
  if (pairs.length === 0) return 0;
  const mean = meanOf(pairs.map(({ label, rating }) => label - rating));
  const bounded = Math.max(-OFFSET_MAX, Math.min(OFFSET_MAX, mean));
  // No negative zero.
  return Math.round(bounded * 10) / 10 + 0;
}

function correlationOf(pairs: readonly Pair[]): number | null {
  const label = meanOf(pairs.map((pair) => pair.label));
  const rating = meanOf(pairs.map((pair) => pair.rating));
  let [both, labels, ratings] = [0, 0, 0];
  for (const pair of pairs) {
    both += (pair.label - label) * (pair.rating - rating);
    labels += (pair.label - label) ** 2;
    ratings += (pair.rating - rating) ** 2;
  }
  return labels === 0 || ratings === 0 ? null : both / Math.sqrt(labels * ratings);
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
