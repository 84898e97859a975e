import type { DoubtSign } from './draft-signs.ts';

/** Doubts after which a draft has to be written anew in part; the others ask for a check. */
export const REWRITE_SIGNS: ReadonlySet<DoubtSign> = new Set<DoubtSign>([
  'tied',
  'scope',
  'turned',
  'elsewhere',
  'personal',
  'former',
  'partial',
  'opinion',
  'lowers',
  'seldomKept',
]);

/** Whether the doubts of a draft ask for a check, or for a rewrite. */
export type LevelFeature = 'checked' | 'rewritten';

/**
 * What is expected of a draft by its level of review before any is judged, as log-odds. Decision: without a doubt 90 % are
 * published, as `auto` promises, and 95 % kept; with a check half are published and 75 % kept; to rewrite, 20 % and 40 %.
 * Fitted weights of the levels are drawn to these.
 */
export const PRIORS = {
  publish: priorOf(0.9, 0.5, 0.2),
  kept: priorOf(0.95, 0.75, 0.4),
} as const;

function priorOf(
  none: number,
  checked: number,
  rewritten: number,
): { readonly intercept: number; readonly weights: Readonly<Record<LevelFeature, number>> } {
  const intercept = logOdds(none);
  return {
    intercept,
    weights: { checked: logOdds(checked) - intercept, rewritten: logOdds(rewritten) - intercept },
  };
}

function logOdds(share: number): number {
  return Math.log(share / (1 - share));
}
