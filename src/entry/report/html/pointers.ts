import type { AnalysisResult } from '../../../core/schema/analysis-result.ts';
import { bandOf } from '../../../core/score/score-band.ts';
import type { CheckResult } from '../../../core/schema/check.ts';
import type { Evidence } from '../../../core/schema/evidence.ts';
import type { PageContent } from '../../../core/schema/analysis-content.ts';
import type { ScoreBand } from '../../../core/schema/vocabulary.ts';
import { checkGroups } from '../report-model.ts';

export type Tone = 'good' | 'mid' | 'bad' | 'neutral';

/** A finding of the analysis at a place in the page's text. */
export interface Pointer {
  /** The id of the place in the text. */
  readonly id: string;
  /** The id of the finding. */
  readonly target: string;
  /** Links to both, with an address before the id where text and findings are on different pages. */
  readonly href: string;
  readonly targetHref: string;
  /** The label at the place: the number of the check, `A1` for an action, `Q1` for a query, `F1` for a flag. */
  readonly label: string;
  readonly tone: Tone;
  /** In UTF-16 units of the text, `start` before `end`. */
  readonly start: number;
  readonly end: number;
}

/** A check with its number in the report. */
export interface NumberedCheck {
  readonly number: number;
  readonly anchor: string;
  readonly check: CheckResult;
}

/** The anchors of one page's section of the report; they contain no text of the page. */
export interface Anchors {
  readonly page: string;
  readonly checks: readonly NumberedCheck[];
  readonly pointers: readonly Pointer[];
  /** The pointer of a piece of evidence; undefined when it is outside the shown text. */
  pointerOf(evidence: Evidence): Pointer | undefined;
}

/** The id of an action where a report lists it. */
export const actionAnchor = (page: string, number: number): string => `${page}-a${String(number)}`;

/** More marks make a text unreadable, and a page could have one per word. */
const pointersMax = 400;

export function anchorsOf(
  result: AnalysisResult,
  content: PageContent,
  pageNumber: number,
  shownLength: number,
): Anchors {
  const page = `p${String(pageNumber)}`;
  const ordered = checkGroups(result).flatMap(({ open, passed, notApplicable }) => [
    ...open,
    ...passed,
    ...notApplicable,
  ]);
  const checks = ordered.map((check, index) => ({
    number: index + 1,
    anchor: `${page}-c${String(index + 1)}`,
    check,
  }));
  const byEvidence = new Map<Evidence, Pointer>();
  const byPlace = new Map<string, Pointer>();
  const length = Math.min(content.text.length, shownLength);
  const add = (evidence: Evidence, target: string, label: string, tone: Tone): void => {
    const { start, end } = evidence;
    if (start === null || end === null || byEvidence.size >= pointersMax) return;
    if (!(start >= 0 && start < end && start < length)) return;
    // A check that found one passage for each of several queries points at it once.
    const place = `${target} ${String(start)} ${String(end)}`;
    const id = `${page}-e${String(byPlace.size + 1)}`;
    const links = { href: `#${id}`, targetHref: `#${target}` };
    const there = byPlace.get(place);
    const pointer = there ?? { id, target, ...links, label, tone, start, end: Math.min(end, length) };
    byPlace.set(place, pointer);
    byEvidence.set(evidence, pointer);
  };
  result.actions.forEach(({ where }, index) => {
    const number = index + 1;
    if (where !== null) add(where, actionAnchor(page, number), `A${String(number)}`, 'bad');
  });
  for (const { number, anchor, check } of checks) {
    for (const evidence of check.evidence) add(evidence, anchor, String(number), toneOf(check));
  }
  result.integrity.flags.forEach((flag, index) => {
    const number = String(index + 1);
    for (const evidence of flag.evidence) add(evidence, `${page}-f${number}`, `F${number}`, 'bad');
  });
  result.queries.forEach(({ answers, best_passage: passage }, index) => {
    const number = String(index + 1);
    const quoted = answers.length > 0 || passage === null ? answers : [passage];
    for (const evidence of quoted) add(evidence, `${page}-q${number}`, `Q${number}`, 'neutral');
  });
  return {
    page,
    checks,
    pointers: [...byPlace.values()],
    pointerOf: (evidence) => byEvidence.get(evidence),
  };
}

function toneOf({ outcome }: CheckResult): Tone {
  if (outcome === 'pass') return 'good';
  if (outcome === 'partial') return 'mid';
  return outcome === 'fail' ? 'bad' : 'neutral';
}

const TONES: Readonly<Record<ScoreBand, Tone>> = {
  excellent: 'good',
  good: 'good',
  fair: 'mid',
  poor: 'bad',
};

/** The tone of a score of 0-100: that of its band. */
export function toneOfScore(score: number): Tone {
  return TONES[bandOf(score)];
}
