import { LOSS_MAX, scoreApplied } from './measure-gains.ts';
import type { AnalyzeOptions } from '../page-signals/analyze-options.ts';
import { scorePage, type ScoredPage } from '../score/score-page.ts';
import { createSignals } from '../page-signals/page-signals.ts';
import { applyBlocks } from '../blocks/apply.ts';
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
}

interface Trial {
  readonly block: ContentBlock;
  /** The score of the page with this block alone. */
  readonly overall: number;
}

const LOWERS_SCORE = `The block lowers the score of the page by more than ${String(LOSS_MAX)}.`;

/**
 * Measures each block alone and all of them in the HTML itself; that score is final. A gain neither chooses nor orders
 * blocks: one is dropped only if it lowers the score, alone or beside the others.
 */
export function chooseBlocks(
  html: string,
  before: ScoredPage,
  written: readonly ContentBlock[],
  { conditions, keepsAll }: ChooseOptions,
): MeasuredBlocks {
  const trials = written.map((block): Trial => {
    const after = scoreApplied(before, [block]);
    return { block: { ...block, fixes: raisedChecks(before, after) }, overall: after.overall };
  });
  const least = before.overall - LOSS_MAX;
  let kept = keepsAll ? trials : trials.filter(({ overall }) => overall >= least);
  for (;;) {
    const blocks = kept.map(({ block }) => block);
    const rendered = applyBlocks(html, blocks);
    const after = rendered === html ? before : scorePage(createSignals(rendered, conditions));
    const worst = kept.reduce<Trial | null>(
      (lowest, trial) => (lowest === null || trial.overall < lowest.overall ? trial : lowest),
      null,
    );
    if (keepsAll || worst === null || after.overall >= least) {
      const omitted = trials
        .filter((trial) => !kept.includes(trial))
        .map(({ block: { type } }) => ({ type, reason: LOWERS_SCORE }));
      return { blocks, omitted, rendered, after };
    }
    kept = kept.filter((trial) => trial !== worst);
  }
}

/** Ids of the failed or partial checks that gain points with the block. */
function raisedChecks(before: ScoredPage, after: ScoredPage): readonly string[] {
  return before.checks.flatMap(({ id, points, outcome }, index) =>
    points !== null && outcome !== 'pass' && (after.checks[index]?.points ?? 0) > points ? [id] : [],
  );
}
