import { pageTypeIs } from '../../page-facts/page-type-policies.ts';
import { rubric } from '../../checks/rubric.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import type { CheckResult } from '../../schema/check.ts';
import type { Draft } from './draft.ts';

/** Wikis whose software writes the head of every page. */
const WIKI = /wiki/i;
const WRITTEN_BY_WIKI: ReadonlySet<string> = new Set(['title', 'description', 'page-date']);

/**
 * The advice of every check that does not pass, or whose fault stands there to see, in the order of the rubric. A check that
 * cannot advise says nothing.
 */
export function checkDrafts(checks: readonly CheckResult[], signals: Signals): Draft[] {
  const isWiki = WIKI.test(signals.page.metadata.generator ?? '');
  const outcomes = new Map(checks.map(({ id, outcome }) => [id, outcome]));
  return rubric.flatMap(({ check }): Draft[] => {
    const outcome = outcomes.get(check.id);
    if (outcome === undefined || outcome === 'not_applicable' || outcome === 'error') return [];
    const advice = adviceOf(check, signals);
    if (advice === null || (outcome === 'pass' && !advice.isCertain)) return [];
    if (pageTypeIs(signals.pageType, 'writtenByVisitors') && check.weakness !== null) return [];
    if (isWiki && WRITTEN_BY_WIKI.has(check.id)) return [];
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
