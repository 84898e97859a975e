import { LOSS_MAX, scoreApplied } from './measure-gains.ts';
import type { AnalyzeOptions } from '../page-signals/analyze-options.ts';
import { scorePage, type ScoredPage } from '../score/score-page.ts';
import { createSignals } from '../page-signals/page-signals.ts';
import { applyBlocks } from '../blocks/apply.ts';
import { reviewedAgain } from '../blocks/review.ts';
import { roundScore } from '../models/round-score.ts';
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
  /** Of blocks that lower the score: `dropped` leaves them out, `marked` says so in their review, `kept` leaves them. */
  readonly losses: 'dropped' | 'marked' | 'kept';
}

interface Trial {
  readonly block: ContentBlock;
  /** The score of the page with this block alone. */
  readonly overall: number;
}

const LOWERS_SCORE = `The block lowers the score of the page by more than ${String(LOSS_MAX)}.`;

/**
 * Measures each block alone and all of them in the HTML itself; that score is final. A gain neither chooses nor orders
 * blocks: one is dropped, or marked for an editor, only if it lowers the score, alone or beside the others.
 */
export function chooseBlocks(
  html: string,
  before: ScoredPage,
  written: readonly ContentBlock[],
  { conditions, losses }: ChooseOptions,
): MeasuredBlocks {
  const trials = written.map((block): Trial => {
    const after = scoreApplied(before, [block]);
    return { block: { ...block, fixes: raisedChecks(before, after) }, overall: after.overall };
  });
  const least = before.overall - LOSS_MAX;
  const lowers = new Set(losses === 'kept' ? [] : trials.filter(({ overall }) => overall < least));
  for (;;) {
    const kept = losses === 'dropped' ? trials.filter((trial) => !lowers.has(trial)) : trials;
    const blocks = kept.map((trial) => (lowers.has(trial) ? marked(trial, before) : trial.block));
    const rendered = applyBlocks(html, blocks);
    const after = rendered === html ? before : scorePage(createSignals(rendered, conditions));
    const worst = lowestOf(kept.filter((trial) => !lowers.has(trial)));
    const isMarked = losses === 'marked' && lowers.size > 0;
    if (losses === 'kept' || worst === null || isMarked || after.overall >= least) {
      const omitted = trials
        .filter((trial) => !kept.includes(trial))
        .map(({ block: { type } }) => ({ type, reason: LOWERS_SCORE }));
      return { blocks, omitted, rendered, after };
    }
    lowers.add(worst);
  }
}

function lowestOf(trials: readonly Trial[]): Trial | null {
  return trials.reduce<Trial | null>(
    (lowest, trial) => (lowest === null || trial.overall < lowest.overall ? trial : lowest),
    null,
  );
}

/** The block with its loss as the first thing that an editor reads. */
function marked({ block, overall }: Trial, before: ScoredPage): ContentBlock {
  const loss = roundScore(before.overall - overall);
  const reason =
    loss > LOSS_MAX
      ? `Applied as it is, it lowers the score of the page by ${String(loss)}.`
      : `Beside the other drafts it lowers the score of the page by more than ${String(LOSS_MAX)}.`;
  return { ...block, review: reviewedAgain(block.review, { level: 'rewrite', reason }) };
}

/** Ids of the failed or partial checks that gain points with the block. */
function raisedChecks(before: ScoredPage, after: ScoredPage): readonly string[] {
  return before.checks.flatMap(({ id, points, outcome }, index) =>
    points !== null && outcome !== 'pass' && (after.checks[index]?.points ?? 0) > points ? [id] : [],
  );
}
