import type { AnsweredVerdict } from '../../schema/vocabulary.ts';
import { probabilityOf, type Features, type LinearModel } from '../../models/linear-model.ts';
import type { VerdictFeature } from './verdict-features.ts';

/** Log-odds that the page answers a query, a partial answer counting as half. */
export interface VerdictModel extends LinearModel<VerdictFeature> {
  /** Probabilities below which the verdict is `no`, and from which it is `full`. */
  readonly thresholds: { readonly no: number; readonly full: number };
  /** For each verdict how often readers give the same, by the probability; the first step begins at 0. */
  readonly confidence: Readonly<Record<AnsweredVerdict, readonly Step[]>>;
  /** What readers give on average at a probability, relative to the lowest and the highest. Few steps: they move seldom. */
  readonly credit: readonly Step[];
}

/** From this probability on this share, 0-1. */
interface Step {
  readonly from: number;
  readonly share: number;
}

export interface Verdict {
  readonly answered: AnsweredVerdict;
  /** 0-1: that the page answers. */
  readonly probability: number;
}

/** What a verdict is worth where queries are counted. */
export const VERDICT_CREDIT: Readonly<Record<AnsweredVerdict, number>> = { full: 1, partial: 0.5, no: 0 };

export function verdictOf(model: VerdictModel, features: Features<VerdictFeature>): Verdict {
  const probability = probabilityOf(model, features);
  const { no, full } = model.thresholds;
  if (probability < no) return { answered: 'no', probability };
  return { answered: probability < full ? 'partial' : 'full', probability };
}

/** 0-1: how often readers give the same verdict at this probability. */
export function confidenceIn({ confidence }: VerdictModel, { answered, probability }: Verdict): number {
  const steps = confidence[answered];
  return steps.findLast(({ from }) => probability >= from)?.share ?? 0;
}

/** Where a probability lies between the bounds of its verdict, 0-1. A verdict that a bound lowered lies at its end. */
export function placeIn(model: VerdictModel, verdict: Verdict): number {
  const { from, to } = boundsOf(model, verdict);
  return Math.min(1, Math.max(0, (verdict.probability - from) / (to - from)));
}

/** 0-1: what a verdict of rules is worth where queries are counted: that of the nearest probability with this verdict. */
export function creditIn(model: VerdictModel, verdict: Verdict): number {
  const { from, to } = boundsOf(model, verdict);
  const probability = Math.min(to, Math.max(from, verdict.probability));
  return model.credit.findLast((step) => probability >= step.from)?.share ?? 0;
}

function boundsOf(
  { thresholds: { no, full } }: VerdictModel,
  { answered }: Verdict,
): { from: number; to: number } {
  if (answered === 'no') return { from: 0, to: no };
  return answered === 'full' ? { from: full, to: 1 } : { from: no, to: full };
}

/** Scores of each verdict, 0-100 (contract): number and word cannot contradict each other. */
const VERDICT_SCORES: Readonly<Record<AnsweredVerdict, { readonly from: number; readonly to: number }>> = {
  no: { from: 0, to: 34 },
  partial: { from: 35, to: 69 },
  full: { from: 70, to: 100 },
};

/** 0-100: within the scores of the verdict by how near the next one is, 0-1. */
export function verdictScore(answered: AnsweredVerdict, place: number): number {
  const { from, to } = VERDICT_SCORES[answered];
  return from + (to - from) * Math.min(1, place);
}
