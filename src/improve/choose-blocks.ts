import { scoreApplied } from './measure-gains.ts';
import type { AnalyzeOptions } from '../analysis/options.ts';
import { scorePage, type ScoredPage } from '../analysis/score-page.ts';
import { createSignals } from '../analysis/signals/signals.ts';
import { applyBlocks } from '../composers/apply.ts';
import type { ContentBlock, Omission } from '../schema/content-block.ts';

export interface MeasuredBlocks {
  /** In the given order, each with the checks whose points it raises. */
  readonly blocks: readonly ContentBlock[];
  readonly omitted: readonly Omission[];
  /** The page with the blocks applied. */
  readonly rendered: string;
  /** `rendered`, scored. */
  readonly after: ScoredPage;
}

export interface ChooseOptions {
  readonly conditions: AnalyzeOptions;
  /** True keeps every block, whatever its effect on the score. */
  readonly keepsAll: boolean;
  /** False drops a block that raises no check. */
  readonly keepsNeutral: boolean;
}

interface Trial {
  readonly block: ContentBlock;
  readonly after: ScoredPage;
}

const LOWERS_SCORE = 'The block lowers the score of the page.';
const RAISES_NO_CHECK = 'The block raises no check of the page.';

/**
 * Keeps the blocks that raise the score together: each is measured alone and then with those that gain more, at most ten
 * re-scorings. The kept ones are scored once more in the HTML itself; that score is final.
 */
export function chooseBlocks(
  html: string,
  before: ScoredPage,
  written: readonly ContentBlock[],
  options: ChooseOptions,
): MeasuredBlocks {
  const trials = written.map((block): Trial => {
    const after = scoreApplied(before, [block]);
    return { block: { ...block, fixes: raisedChecks(before, after) }, after };
  });
  const omitted: Omission[] = [];
  let kept = options.keepsAll ? trials : chosen(before, trials, options, omitted);
  for (;;) {
    const blocks = kept.map(({ block }) => block);
    const rendered = applyBlocks(html, blocks);
    const after = rendered === html ? before : scorePage(createSignals(rendered, options.conditions));
    const worst = kept.reduce<Trial | null>(
      (least, trial) => (least === null || trial.after.overall < least.after.overall ? trial : least),
      null,
    );
    // The scores in memory and in the HTML are equal, except for markup that parses differently the second time.
    if (options.keepsAll || worst === null || after.overall >= before.overall) {
      return { blocks, omitted, rendered, after };
    }
    omitted.push({ type: worst.block.type, reason: LOWERS_SCORE });
    kept = kept.filter((trial) => trial !== worst);
  }
}

function chosen(
  before: ScoredPage,
  trials: readonly Trial[],
  { keepsNeutral }: ChooseOptions,
  omitted: Omission[],
): readonly Trial[] {
  const kept = new Set<Trial>();
  let score = before.overall;
  for (const trial of [...trials].sort((a, b) => b.after.overall - a.after.overall)) {
    const { block, after } = trial;
    const together =
      kept.size === 0
        ? after
        : scoreApplied(
            before,
            [...kept, trial].map((each) => each.block),
          );
    const isNeutral = !keepsNeutral && block.fixes.length === 0;
    if (after.overall < before.overall || together.overall < score || isNeutral) {
      const reason = isNeutral && after.overall >= before.overall ? RAISES_NO_CHECK : LOWERS_SCORE;
      omitted.push({ type: block.type, reason });
      continue;
    }
    kept.add(trial);
    score = together.overall;
  }
  return trials.filter((trial) => kept.has(trial));
}

/** Ids of the failed or partial checks that gain points with the block. */
function raisedChecks(before: ScoredPage, after: ScoredPage): readonly string[] {
  return before.checks.flatMap(({ id, points, outcome }, index) =>
    points !== null && outcome !== 'pass' && (after.checks[index]?.points ?? 0) > points ? [id] : [],
  );
}
