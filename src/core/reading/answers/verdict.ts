import type { AnsweredVerdict } from '../../schema/vocabulary.ts';
import { probabilityOf, type Features, type LinearModel } from '../../models/linear-model.ts';
import type { VerdictFeature } from './verdict-features.ts';

/** Log-odds that the page answers a query, a partial answer counting as half. */
export interface VerdictModel extends LinearModel<VerdictFeature> {
  /** Probabilities below which the verdict is `no`, and from which it is `full`. */
  readonly thresholds: { readonly no: number; readonly full: number };
}

export interface Verdict {
  readonly answered: AnsweredVerdict;
  /** 0-1. */
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
