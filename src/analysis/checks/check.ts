import type { CategoryId, CheckOutcome, EvidenceClass, ContentType } from '../../schema/vocabulary.ts';
import type { Evidence } from '../../schema/evidence.ts';
import type { SignalName, Signals } from '../signals/signals.ts';

/** Where the belief behind a check comes from. */
export interface EvidenceSource {
  readonly class: EvidenceClass;
  readonly claim: string;
}

/** The finding of a check. `share` is how much of the check the page fulfils, 0-1; the rubric alone turns it into points. */
export type Evaluation =
  | {
      readonly kind: 'judged';
      readonly share: number;
      /** One sentence: why this share. */
      readonly explanation: string;
      readonly evidence: readonly Evidence[];
      /** What to do; null when there is nothing to do. */
      readonly advice: string | null;
    }
  | { readonly kind: 'not_applicable'; readonly reason: string };

/**
 * A check judges one thing. Everything about it is in its file: the rule, the thresholds with their sources, why it
 * matters, the words of its advice. It reads the signals that it names in `needs` and no others.
 */
export interface Check<Needs extends SignalName = SignalName> {
  /** The file's name. Stable: it is in every stored analysis. */
  readonly id: string;
  readonly category: CategoryId;
  readonly title: string;
  /** Why a reader of the report should care. */
  readonly why: string;
  readonly source: EvidenceSource;
  readonly needs: readonly Needs[];
  /** Content blocks that can mend what it finds. Absent: nothing that a machine could write does. */
  readonly fix?: readonly ContentType[];
  evaluate(signals: Pick<Signals, Needs>): Evaluation;
}

/** Makes a check and lets the compiler infer what it needs: reading another signal does not compile. */
export function defineCheck<const Needs extends SignalName>(check: Check<Needs>): Check<Needs> {
  return check;
}

export function notApplicable(reason: string): Evaluation {
  return { kind: 'not_applicable', reason };
}

/** A share by straight line: 0 at or below `zero`, 1 at or above `full`. */
export function ramp(value: number, zero: number, full: number): number {
  return Math.min(1, Math.max(0, (value - zero) / (full - zero)));
}

export function outcomeOf(share: number): CheckOutcome {
  if (share >= 0.9) return 'pass';
  return share <= 0.1 ? 'fail' : 'partial';
}

const QUOTE_CHARS_MAX = 240;

/** A quote from the main content, shortened at a word when it is long; the offsets cover what is quoted. */
export function quote(text: string, start: number): Evidence {
  if (text.length <= QUOTE_CHARS_MAX) return { text, start, end: start + text.length };
  const cut = cutAtWord(text, QUOTE_CHARS_MAX);
  return { text: cut, start, end: start + cut.length };
}

/** A quote of words that are not in the main content: title, description, markup, hidden text. */
export function quoteElsewhere(text: string): Evidence {
  return { text: cutAtWord(text, QUOTE_CHARS_MAX), start: null, end: null };
}

/** Words of a page, shortened for use inside a sentence of advice. */
export function shorten(text: string, charsMax = 80): string {
  return text.length <= charsMax ? text : `${cutAtWord(text, charsMax - 1)}…`;
}

/** At most so many UTF-16 units, up to a space where there is one in the second half, and never half a character. */
function cutAtWord(text: string, charsMax: number): string {
  if (text.length <= charsMax) return text;
  const space = text.lastIndexOf(' ', charsMax);
  const end = space > charsMax / 2 ? space : charsMax;
  const splitsPair = /[\uD800-\uDBFF]/.test(text.charAt(end - 1));
  return text.slice(0, splitsPair ? end - 1 : end);
}
