/** The words and figures of a citation test, the same in every report and in the dashboard. */
import type { CitationComparison, CitationRate } from '../../../core/schema/citation-test.ts';
import type { CitationCauseCode, CitationOutcome } from '../../../core/schema/citation-vocabulary.ts';

export const causeNames: Readonly<Record<CitationCauseCode, string>> = {
  unreachable: 'Unreachable',
  not_retrieved: 'Not retrieved',
  missing: 'Answer missing',
  partial: 'Answered in part',
  late: 'Answer comes late',
  vague: 'Vague',
  outdated: 'Outdated',
  mismatch: 'About something else',
  outranked: 'Outranked',
};

export const outcomeNames: Readonly<Record<CitationOutcome, string>> = {
  better: 'Better',
  worse: 'Worse',
  no_difference_shown: 'No difference shown',
};

/** "20 %", from a share of 0-1. */
export const percent = (share: number): string => `${String(Math.round(share * 100))} %`;

/** "1 of 5 answers": how often a page is cited. */
export const citedWords = ({ cited, runs }: CitationRate): string =>
  `${String(cited)} of ${String(runs)} ${runs === 1 ? 'answer' : 'answers'}`;

/** "20 %, 95 % interval 4 to 62 %". */
export const rateWords = ({ value, low, high }: CitationRate): string =>
  `${percent(value)}, 95 % interval ${String(Math.round(low * 100))} to ${percent(high)}`;

/** "+60 points, 95 % interval +10 to +85". */
export function differenceWords({ value, low, high }: CitationComparison['difference']): string {
  return `${points(value)} points, 95 % interval ${points(low)} to ${points(high)}`;
}

function points(share: number): string {
  const size = Math.round(share * 100);
  return size < 0 ? `−${String(-size)}` : size === 0 ? '0' : `+${String(size)}`;
}

/** "1 question", "5 questions". */
export const counted = (count: number, noun: string): string =>
  `${String(count)} ${noun}${count === 1 ? '' : 's'}`;

/** How far a source supports the sentences that cite it. */
export function supportWords(cited: number, supported: number): string {
  if (cited === 0) return 'not cited';
  if (cited === 1) return `${supported === 1 ? 'supports' : 'does not support'} the sentence that cites it`;
  return `supports ${String(supported)} of ${String(cited)} sentences that cite it`;
}
