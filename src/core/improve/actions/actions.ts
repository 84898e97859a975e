/**
 * What an editor should do about a page: the limits of its score first, then questions of the caller that it leaves open,
 * then what careful readers would call its worst weaknesses. Where a language model judged, its weaknesses come before the
 * questions. At most five; none where nothing certain can be said.
 */
import type { AdviceKind } from '../../advice/advice.ts';
import type { ScoredPage } from '../../score/score-page.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import type { Action } from '../../schema/action.ts';
import type { AskedBrief } from '../briefs/asked-brief.ts';
import { asksSame, briefsInOrder, readBriefs } from '../briefs/page-briefs.ts';
import type { MeasuredFix } from '../measure-gains.ts';
import { checkDrafts } from './check-drafts.ts';
import type { Draft } from './draft.ts';
import { judgedDrafts } from './judged-drafts.ts';
import { limitDrafts } from './limit-drafts.ts';
import { orderDrafts } from './order-drafts.ts';
import { questionDrafts } from './question-drafts.ts';
import { threadDrafts } from './thread-drafts.ts';

const ACTIONS_MAX = 5;
/** More open questions stay in the briefs, so that other faults are seen. */
const QUESTIONS_FIRST_MAX = 3;

export interface Advised {
  readonly actions: readonly Action[];
  /** What only the author can supply; the actions name them by their index. */
  readonly briefs: readonly AskedBrief[];
  /** The text of each check's advice, by the id of the check. */
  readonly recommendations: ReadonlyMap<string, string>;
}

export function adviseOn(
  read: Signals,
  scored: ScoredPage,
  fixes: ReadonlyMap<string, MeasuredFix>,
): Advised {
  const { access, integrity, checks, signals } = scored;
  const limits = limitDrafts(access, integrity, signals.pageType);
  // An unreadable page has one thing to fix; advice on its few words would be noise.
  const isUnreadable = access.reasons.some(({ code }) => code === 'script_shell' || code === 'thin');
  if (isUnreadable)
    return {
      actions: limits.map((draft) => actionOf(draft, [], fixes)),
      briefs: [],
      recommendations: new Map(),
    };

  const questions = questionDrafts(read, signals);
  const lacks = readBriefs(read, signals);
  const isGiven = read.queries.some(({ source }) => source === 'given');
  const judged = judgedDrafts(signals, questions);
  const asked = isGiven && judged.length === 0 ? questions.slice(0, QUESTIONS_FIRST_MAX) : [];
  const found = checkDrafts(checks, signals);
  const page = {
    type: signals.pageType,
    wordCount: signals.prose.wordCount,
    score: scored.overall,
    checks,
  };
  const ordered =
    judged.length > 0
      ? judged
      : orderDrafts(
          [...threadDrafts(signals, lacks.ofPage), ...found.filter(({ advice }) => !advice.isMinor)],
          page,
        );
  const chosen = distinct([...limits, ...asked, ...ordered]).slice(0, ACTIONS_MAX);
  const briefs = briefsInOrder(
    questions.map(({ brief }) => brief),
    lacks,
    chosen,
  );
  const recommendations = new Map(found.map(({ check, advice }) => [check, advice.text]));
  for (const { check, advice } of questions.slice(0, 1)) recommendations.set(check, advice.text);
  return {
    actions: chosen.map((draft) => actionOf(draft, briefs, fixes)),
    briefs,
    recommendations,
  };
}

/** Kinds of advice that ask for the same, in other words. */
const ALIKE: Readonly<Partial<Record<AdviceKind, string>>> = {
  'add-headings': 'headings',
  'divide-section': 'headings',
};

/** Without drafts that ask for what an earlier one asks for, or that change the same words. */
function distinct(drafts: readonly Draft[]): Draft[] {
  const seen = new Set<string>();
  return drafts.filter(({ advice: { kind, text, where } }) => {
    const place = where === null ? [] : [`place ${String(where.start)} ${where.text}`];
    const marks = [`text ${text}`, `kind ${ALIKE[kind] ?? text}`, ...place];
    if (marks.some((mark) => seen.has(mark))) return false;
    for (const mark of marks) seen.add(mark);
    return true;
  });
}

function actionOf(
  { check, weakness, advice, brief }: Draft,
  briefs: readonly AskedBrief[],
  fixes: ReadonlyMap<string, MeasuredFix>,
): Action {
  const fix = fixes.get(check);
  const { text, why, where, example } = advice;
  const at = brief === null ? -1 : indexIn(briefs, brief);
  return {
    check,
    weakness,
    text,
    why,
    where,
    example,
    block: fix?.block.id ?? null,
    brief: at < 0 ? null : at,
    expected_gain: fix?.gain ?? null,
  };
}

/** A brief may have been dropped for one that asks the same. */
function indexIn(briefs: readonly AskedBrief[], brief: AskedBrief): number {
  const own = briefs.indexOf(brief);
  return own >= 0 ? own : briefs.findIndex((one) => asksSame(one, brief));
}
