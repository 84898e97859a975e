import { rubric } from '../../analysis/checks/rubric.ts';
import type { Signals } from '../../analysis/signals/signals.ts';
import type { CheckResult } from '../../schema/check.ts';
import type { PageType } from '../../schema/vocabulary.ts';
import type { Draft } from './draft.ts';

/** Pages whose text was written by visitors: their owner cannot rewrite it. */
const WRITTEN_BY_OTHERS: ReadonlySet<PageType> = new Set<PageType>(['forum']);

/** The advice of every check that does not pass, in the order of the rubric. A check that cannot advise says nothing. */
export function checkDrafts(checks: readonly CheckResult[], signals: Signals): Draft[] {
  const outcomes = new Map(checks.map(({ id, outcome }) => [id, outcome]));
  return rubric.flatMap(({ check }): Draft[] => {
    const outcome = outcomes.get(check.id);
    if (outcome !== 'partial' && outcome !== 'fail') return [];
    const advice = adviceOf(check, signals);
    if (advice === null || (advice.rewrites && WRITTEN_BY_OTHERS.has(signals.pageType))) return [];
    return [{ check: check.id, weakness: check.weakness, advice, brief: null }];
  });
}

function adviceOf(check: (typeof rubric)[number]['check'], signals: Signals): Draft['advice'] | null {
  try {
    return check.advise?.(signals) ?? null;
  } catch {
    // As with the judgement, one broken check must not cost the others.
    return null;
  }
}
