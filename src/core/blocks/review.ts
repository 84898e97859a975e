import type { BlockReview } from '../schema/content-block.ts';
import type { Doubt } from './composer.ts';

const REASONS_MAX = 5;

/** The review of a block with these doubts; null without any. */
export function reviewOf(doubts: readonly Pick<Doubt, 'level' | 'reason'>[]): BlockReview | null {
  const ordered = [
    ...doubts.filter(({ level }) => level === 'rewrite'),
    ...doubts.filter(({ level }) => level === 'check'),
  ];
  const reasons = [...new Set(ordered.map(({ reason }) => reason))].slice(0, REASONS_MAX);
  const [worst] = ordered;
  return worst === undefined ? null : { level: worst.level, reasons };
}

/** The review with one more doubt, first. */
export function reviewedAgain(
  review: BlockReview | null,
  doubt: Pick<Doubt, 'level' | 'reason'>,
): BlockReview | null {
  const { level = 'check', reasons = [] } = review ?? {};
  const known = reasons.map((reason) => ({ level, reason }));
  return reviewOf([doubt, ...known]);
}

/** The doubts of all proposals of a block. */
export function doubtsOf(proposals: readonly { readonly doubts?: readonly Doubt[] }[]): readonly Doubt[] {
  return proposals.flatMap(({ doubts = [] }) => doubts);
}
