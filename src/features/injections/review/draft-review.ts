/** What an editor decided about the items of a draft. Pure: `statements/draft-reviews.ts` stores it. */
import { itemsOfBlock, itemKey } from '../../../core/blocks/block-items.ts';
import type { BlockChange } from '../../../core/blocks/block-change.ts';
import type { ContentBlock } from '../../../core/schema/content-block.ts';
import type { ContentType } from '../../../core/schema/vocabulary.ts';

export const decisions = ['accepted', 'edited', 'rejected'] as const;
export type Decision = (typeof decisions)[number];

export interface ReviewEntry {
  /** Of the item as it is now. */
  readonly key: string;
  /** Of the item as it was generated. */
  readonly origin: string;
  readonly type: ContentType;
  readonly generator: string;
  /** Null: not decided. */
  readonly decision: Decision | null;
}

/** The last action, and the state to return to. */
export interface UndoStep {
  readonly action: Decision | 'regenerated';
  readonly type: ContentType;
  readonly entries: readonly ReviewEntry[];
  /** The facts of the request before the action. */
  readonly facts: readonly string[];
  /** True when the action changed blocks. */
  readonly hasFormer: boolean;
}

export interface DraftReview {
  readonly entries: readonly ReviewEntry[];
  readonly undo: UndoStep | null;
}

export const noReview: DraftReview = { entries: [], undo: null };

/** An item as it was generated, to decide on. */
export type GeneratedItem = Pick<ReviewEntry, 'key' | 'type' | 'generator'>;

export function generatedItems(blocks: readonly ContentBlock[]): readonly GeneratedItem[] {
  return blocks.flatMap((block) =>
    itemsOfBlock(block).map(({ key, type }) => ({ key, type, generator: block.generator })),
  );
}

export function decisionOf(entries: readonly ReviewEntry[], key: string): Decision | null {
  return entries.find((entry) => entry.key === key)?.decision ?? null;
}

/** One decision for each item, the last one. To accept an item that was edited is to keep the edit. */
export function decide(
  entries: readonly ReviewEntry[],
  item: GeneratedItem,
  decision: 'accepted' | 'rejected',
): readonly ReviewEntry[] {
  const known = entries.find(({ key }) => key === item.key) ?? undecided(item);
  const isEdited = decision === 'accepted' && known.key !== known.origin;
  return withEntry(entries, { ...known, decision: isEdited ? 'edited' : decision });
}

/** Notes items without deciding on them, so that each is counted for the generator that made it. */
export function note(
  entries: readonly ReviewEntry[],
  items: readonly GeneratedItem[],
): readonly ReviewEntry[] {
  const known = new Set(entries.map(({ key }) => key));
  return [...entries, ...items.filter(({ key }) => !known.has(key)).map(undecided)];
}

/**
 * The decisions in changed blocks: an item whose words differ is edited, one that is left out is rejected. Words that are
 * changed back to the generated ones are accepted.
 */
export function decideByChanges(
  entries: readonly ReviewEntry[],
  blocks: readonly ContentBlock[],
  changes: readonly BlockChange[],
): readonly ReviewEntry[] {
  let decided = entries;
  for (const block of blocks) {
    for (const change of changes.filter(({ id }) => id === block.id)) {
      for (const { item, newKey } of changedItems(block, change)) {
        if (newKey === null) {
          decided = decide(decided, item, 'rejected');
          continue;
        }
        const known = decided.find(({ key }) => key === item.key) ?? undecided(item);
        const decision = newKey === known.origin ? 'accepted' : 'edited';
        decided = [
          ...decided.filter(({ origin, key }) => origin !== known.origin && key !== newKey),
          { ...known, key: newKey, decision },
        ];
      }
    }
  }
  return decided;
}

interface ChangedItem {
  readonly item: GeneratedItem;
  /** Null: left out. */
  readonly newKey: string | null;
}

/** Items with the same words are unchanged; the others correspond in their order. */
function changedItems(block: ContentBlock, { text, items }: BlockChange): readonly ChangedItem[] {
  const before = generatedItems([block]);
  const after =
    items?.map((item) => itemKey(block.type, item)) ??
    (text === undefined ? before.map(({ key }) => key) : [itemKey(block.type, { text })]);
  const kept = new Set(before.map(({ key }) => key).filter((key) => after.includes(key)));
  const fresh = after.filter((key) => !kept.has(key));
  return before
    .filter(({ key }) => !kept.has(key))
    .map((item, index) => ({ item, newKey: fresh[index] ?? null }));
}

/** Keys of the items that an editor rejected. */
export function rejectedItems(
  blocks: readonly ContentBlock[],
  entries: readonly ReviewEntry[],
): readonly string[] {
  return generatedItems(blocks)
    .map(({ key }) => key)
    .filter((key) => decisionOf(entries, key) === 'rejected');
}

/** The entries after an item was generated again: the draft that it replaces counts as rejected. */
export function decideByRegeneration(
  entries: readonly ReviewEntry[],
  blocks: readonly ContentBlock[],
  key: string,
): readonly ReviewEntry[] {
  const items = generatedItems(blocks);
  const old = entries.find((entry) => entry.key === key);
  if (old === undefined || items.some((item) => item.key === key)) return entries;
  return note(decide(entries, old, 'rejected'), items);
}

export interface DecisionCount extends Readonly<Record<Decision, number>> {
  readonly type: ContentType;
  readonly generator: string;
}

/** The numbers of decisions by type and generator, without those that have none. */
export function countDecisions(entries: readonly ReviewEntry[]): readonly DecisionCount[] {
  const counts = new Map<string, DecisionCount>();
  for (const { type, generator, decision } of entries) {
    if (decision === null) continue;
    const name = JSON.stringify([type, generator]);
    const count = counts.get(name) ?? { type, generator, accepted: 0, edited: 0, rejected: 0 };
    counts.set(name, { ...count, [decision]: count[decision] + 1 });
  }
  return [...counts.values()];
}

const undecided = (item: GeneratedItem): ReviewEntry => ({ ...item, origin: item.key, decision: null });

function withEntry(entries: readonly ReviewEntry[], entry: ReviewEntry): readonly ReviewEntry[] {
  return [...entries.filter(({ key }) => key !== entry.key), entry];
}
