import { applyToPage } from '../blocks/applied-page.ts';
import type { ContentBlock } from '../schema/content-block.ts';
import { type ContentType, contentBlockTypes } from '../schema/vocabulary.ts';
import type { AnalysisWarning } from '../schema/analysis-result.ts';
import type { CheckResult } from '../schema/check.ts';
import { composeBlocks } from '../blocks/compose-blocks.ts';
import { brokenComposer } from '../blocks/generate.ts';
import { rubric } from '../checks/rubric.ts';
import { roundScore } from '../models/round-score.ts';
import { scorePage, type ScoredPage } from '../score/score-page.ts';
import { deriveSignals, withSources, type Signals } from '../page-signals/page-signals.ts';
import { remeasureProse } from '../signals/prose.ts';

/**
 * The content blocks of a page's failed checks and what each of them gains: it is inserted into the measured page, which is
 * scored again with the same queries. At most one block per type, so at most five re-scorings. The gain is information: it
 * neither chooses nor orders blocks, and only a block that lowers the score is dropped.
 */
export interface MeasuredGains {
  /** In the order of the types. */
  readonly blocks: readonly ContentBlock[];
  /** By check id. */
  readonly fixes: ReadonlyMap<string, MeasuredFix>;
  readonly warnings: readonly AnalysisWarning[];
}

/** The best block for a check. */
export interface MeasuredFix {
  readonly block: ContentBlock;
  /** Points of the overall score, above 0, to 0.1. */
  readonly gain: number;
}

export const NO_GAINS: MeasuredGains = { blocks: [], fixes: new Map(), warnings: [] };

/** Points of the overall score that a block may cost: less is noise of the measurement. */
export const LOSS_MAX = 0.2;

/** A longer text (twice a book) is not scored again with blocks: the time and memory would be needed again for each. */
const RESCORED_WORDS_MAX = 200_000;

export function measureGains(page: ScoredPage, read: Signals): MeasuredGains {
  // Content cannot raise the score of a capped page; a page without text has none to build blocks from.
  if (page.access.cap <= page.overall) return NO_GAINS;
  const failed = new Map(page.checks.filter(isFailed).map((check) => [check.id, check]));
  const types = fixTypes(page.checks);
  if (types.length === 0) return NO_GAINS;
  if (page.signals.prose.wordCount > RESCORED_WORDS_MAX) return { ...NO_GAINS, warnings: [TOO_LONG] };
  try {
    const { blocks, broken } = composeBlocks(asRead(page.signals, read), types);
    return { ...compare(page, failed, blocks), warnings: broken.map(brokenComposer) };
  } catch {
    return { ...NO_GAINS, warnings: [BROKEN] };
  }
}

const BROKEN: AnalysisWarning = {
  code: 'content_block_error',
  message: 'Generating content blocks failed for this page; no gains were measured.',
};

const TOO_LONG: AnalysisWarning = {
  code: 'content_blocks_skipped',
  message: `Content blocks and gains were skipped: the text has more than ${RESCORED_WORDS_MAX.toLocaleString('en')} words.`,
};

/** The signals of the score, with the queries that are guesses marked as such. */
function asRead(scored: Signals, read: Signals): Signals {
  return withSources(
    scored,
    read.queries.map(({ source }) => source),
  );
}

/** The types that fix a failed or partial check, in the order of `contentBlockTypes`. */
export function fixTypes(checks: readonly CheckResult[]): readonly ContentType[] {
  const failed = new Set(checks.filter(isFailed).map(({ id }) => id));
  const wanted = new Set(rubric.flatMap(({ check }) => (failed.has(check.id) ? (check.fix ?? []) : [])));
  return contentBlockTypes.filter((type) => wanted.has(type));
}

function isFailed({ points, outcome }: CheckResult): boolean {
  return points !== null && outcome !== 'pass';
}

/** The page scored with the blocks applied. */
export function scoreApplied(before: ScoredPage, blocks: readonly ContentBlock[]): ScoredPage {
  const { signals } = before;
  const applied = applyToPage(signals.page, blocks);
  const changes = applied.changesContent
    ? { page: applied.page, prose: remeasureProse(signals.prose, applied.page, applied.origins) }
    : { page: applied.page };
  return scorePage(deriveSignals(signals, changes), before);
}

function compare(
  before: ScoredPage,
  failed: ReadonlyMap<string, CheckResult>,
  blocks: readonly ContentBlock[],
): Omit<MeasuredGains, 'warnings'> {
  const trials = blocks.flatMap((block): Trial[] => {
    const after = scoreApplied(before, [block]);
    const gain = roundScore(after.overall - before.overall);
    // Do not keep the pages: five large ones would be in memory at once.
    return gain < -LOSS_MAX ? [] : [{ block, gain, after: after.checks }];
  });
  return assign(before, failed, trials);
}

interface Trial {
  readonly block: ContentBlock;
  readonly gain: number;
  readonly after: readonly CheckResult[];
}

/**
 * Each check is fixed by one block, so that its expected gain is that of the block that names it: the block that raises its
 * points most. A block left without a check takes one from a block with several: title and description often fix the same
 * ones, and a page needs both.
 */
function ownersOf(
  before: ScoredPage,
  failed: ReadonlyMap<string, CheckResult>,
  trials: readonly Trial[],
): ReadonlyMap<string, Trial> {
  const rises = before.checks.flatMap(({ id, points }, index) =>
    trials.map((trial) => {
      const isFix = failed.has(id) && fixesCheck(trial.block, id) && points !== null;
      return { id, trial, rise: isFix ? (trial.after[index]?.points ?? 0) - points : 0 };
    }),
  );
  // The sort is stable: equal rises keep the order of the types.
  const largest = rises.filter(({ rise }) => rise > 0).sort((a, b) => b.rise - a.rise);
  const owners = new Map<string, Trial>();
  for (const { id, trial } of largest) if (!owners.has(id)) owners.set(id, trial);
  const countOf = (trial: Trial | undefined): number =>
    [...owners.values()].filter((owner) => owner === trial).length;
  for (const trial of trials) {
    if (countOf(trial) > 0) continue;
    const spare = largest.find((row) => row.trial === trial && countOf(owners.get(row.id)) > 1);
    if (spare !== undefined) owners.set(spare.id, trial);
  }
  return owners;
}

function assign(
  before: ScoredPage,
  failed: ReadonlyMap<string, CheckResult>,
  trials: readonly Trial[],
): Omit<MeasuredGains, 'warnings'> {
  const owners = ownersOf(before, failed, trials);
  const fixes = new Map<string, MeasuredFix>();
  const blocks = trials.map((trial) => {
    const own = before.checks.map(({ id }) => id).filter((id) => owners.get(id) === trial);
    const block = { ...trial.block, fixes: own };
    // A gain of nothing promises nothing.
    if (trial.gain > 0) for (const id of own) fixes.set(id, { block, gain: trial.gain });
    return block;
  });
  return { blocks, fixes };
}

function fixesCheck({ type }: ContentBlock, id: string): boolean {
  return rubric.some(({ check }) => check.id === id && check.fix?.includes(type) === true);
}
