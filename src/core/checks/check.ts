import type { CategoryId, CheckOutcome, ContentType, EvidenceClass, Weakness } from '../schema/vocabulary.ts';
import type { Evidence } from '../schema/evidence.ts';
import type { Advice } from '../advice/advice.ts';
import type { SignalName, Signals } from '../page-signals/page-signals.ts';

/** The source of the belief behind a check. */
export interface EvidenceSource {
  readonly class: EvidenceClass;
  readonly claim: string;
}

/** The finding of a check. `share` is the fulfilled part of the check, 0-1; only the rubric turns it into points. */
export type Evaluation =
  | {
      readonly kind: 'judged';
      readonly share: number;
      /** One sentence: the reason for the share. */
      readonly explanation: string;
      readonly evidence: readonly Evidence[];
    }
  | { readonly kind: 'not_applicable'; readonly reason: string };

/**
 * A check judges one thing. Its file contains the rule, the thresholds with their sources, the reason why it matters and
 * the advice. Its judgement reads only the signals named in `needs`.
 */
export interface Check<Needs extends SignalName = SignalName> {
  /** The file's name. Stable: it is in every stored analysis. */
  readonly id: string;
  readonly category: CategoryId;
  /** What careful readers call this fault; null where they name none such. */
  readonly weakness: Weakness | null;
  readonly title: string;
  /** The benefit for a reader of the report. */
  readonly why: string;
  readonly source: EvidenceSource;
  readonly needs: readonly Needs[];
  /** Block types that can fix this finding; omit if none can. */
  readonly fix?: readonly ContentType[];
  evaluate(signals: Pick<Signals, Needs>): Evaluation;
  /**
   * What an editor should do where the check does not pass; null where nothing certain can be said. Run once for each
   * report, never while blocks are tried, so it may read every signal.
   */
  advise?(signals: Signals): Advice | null;
}

/** Creates a check and infers the type of its signals: reading an undeclared one does not compile. */
export function defineCheck<const Needs extends SignalName>(check: Check<Needs>): Check<Needs> {
  return check;
}

export function notApplicable(reason: string): Evaluation {
  return { kind: 'not_applicable', reason };
}

/** A linear share: 0 at or below `zero`, 1 at or above `full`. */
export function ramp(value: number, zero: number, full: number): number {
  return Math.min(1, Math.max(0, (value - zero) / (full - zero)));
}

/**
 * A share that grows with the logarithm of a count, 1 from `full` on: the tenth thing of a kind matters less than the
 * first. The first `even` of them count about alike.
 */
export function saturating(count: number, full: number, even = 1): number {
  return Math.min(1, Math.log1p(count / even) / Math.log1p(full / even));
}

export function outcomeOf(share: number): CheckOutcome {
  if (share >= 0.9) return 'pass';
  return share <= 0.1 ? 'fail' : 'partial';
}
