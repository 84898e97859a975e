import type { AnalysisResult } from '../../schema/analysis-result.ts';
import type { CheckResult } from '../../schema/check.ts';
import type { Evidence } from '../../schema/evidence.ts';
import type { PageContent } from '../../schema/analysis-content.ts';
import { categoryNames } from '../score-lines.ts';

export type Tone = 'good' | 'mid' | 'bad' | 'neutral';

/** Something that the analysis found at a place of the page's text. */
export interface Pointer {
  /** The id of the place in the text. */
  readonly id: string;
  /** The id of what was found there. */
  readonly target: string;
  /** Links to the two: other pages' addresses stand before the ids where text and findings are not on one page. */
  readonly href: string;
  readonly targetHref: string;
  /** Stands at the place: the number of the check, `Q1` for a query, `F1` for a flag. */
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

/** The anchors of one page's section of the report; no word of the page is in them. */
export interface Anchors {
  readonly page: string;
  readonly checks: readonly NumberedCheck[];
  readonly pointers: readonly Pointer[];
  /** The pointer of a piece of evidence; undefined when it is not in the text, or is past what is shown of it. */
  pointerOf(evidence: Evidence): Pointer | undefined;
}

/** More marks than this make a text unreadable, and a page could have as many as it has words. */
const pointersMax = 400;

export function anchorsOf(
  result: AnalysisResult,
  content: PageContent,
  pageNumber: number,
  shownLength: number,
): Anchors {
  const page = `p${String(pageNumber)}`;
  const ordered = categoryNames.flatMap(([id]) => result.checks.filter((check) => check.category === id));
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
  for (const { number, anchor, check } of checks) {
    for (const evidence of check.evidence) add(evidence, anchor, String(number), toneOf(check));
  }
  result.integrity.flags.forEach((flag, index) => {
    const number = String(index + 1);
    for (const evidence of flag.evidence) add(evidence, `${page}-f${number}`, `F${number}`, 'bad');
  });
  result.queries.forEach(({ best_passage: passage }, index) => {
    const number = String(index + 1);
    if (passage !== null) add(passage, `${page}-q${number}`, `Q${number}`, 'neutral');
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

/** The tone of a score of 0-100: as the terminal's report colours it. */
export function toneOfScore(score: number): Tone {
  if (score >= 80) return 'good';
  return score >= 50 ? 'mid' : 'bad';
}
