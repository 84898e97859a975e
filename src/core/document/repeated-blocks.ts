import type { RawBlock } from './segmentation.ts';
import { countWords } from './visible-text.ts';

/** A block that the page repeats word for word and that is counted once. */
export interface RepeatedText {
  readonly text: string;
  /** Number of copies left out. */
  readonly copies: number;
}

export interface DistinctBlocks {
  readonly blocks: readonly RawBlock[];
  readonly repeated: readonly RepeatedText[];
}

/**
 * Shorter copies are kept: captions, prices and one-sentence notes repeat for good reasons, paragraphs and sections do
 * not.
 */
const COPY_WORDS_MIN = 25;
const REPEATED_MAX = 200;
/** Blocks compared before a copy must be certain. */
const COPY_BLOCKS_MAX = 25;

/**
 * Leaves out later copies of long blocks and whole sections with their headings. A copy is a run of blocks that occurred
 * before in the same order, with at least 25 words outside of code and quotations. Linear: a candidate is compared over
 * 25 blocks at most.
 */
export function dropRepeated(blocks: readonly RawBlock[]): DistinctBlocks {
  const firsts = new Map<string, number>();
  const isCopy = new Uint8Array(blocks.length);
  for (let at = 0; at < blocks.length; at++) {
    const key = keyOf(blocks[at]);
    const first = firsts.get(key);
    if (first === undefined) {
      firsts.set(key, at);
      continue;
    }
    const end = endOfCopy(blocks, first, at);
    if (end === at) continue;
    // The heading above was skipped when its words first occurred above another text.
    let begin = at;
    let before = first;
    while (before > 0 && isCopy[begin - 1] === 0 && keyOf(blocks[before - 1]) === keyOf(blocks[begin - 1])) {
      begin--;
      before--;
    }
    isCopy.fill(1, begin, end);
    at = end - 1;
  }
  return isCopy.includes(1) ? split(blocks, isCopy) : { blocks, repeated: [] };
}

/** "Compare", "Add to cart": at most three words, no digit, no sentence. */
const LABEL = { copiesMin: 4, charsMax: 30, wordsMax: 3 } as const;

/** Drops labels that repeat on each card of a list: they distinguish none of them. */
export function dropLabels(blocks: readonly RawBlock[]): readonly RawBlock[] {
  const counts = new Map<string, number>();
  for (const block of blocks) if (isLabel(block)) counts.set(block.text, (counts.get(block.text) ?? 0) + 1);
  const isRepeated = ({ text }: RawBlock): boolean => (counts.get(text) ?? 0) >= LABEL.copiesMin;
  return blocks.filter((block) => !isLabel(block) || !isRepeated(block));
}

function isLabel({ kind, text }: RawBlock): boolean {
  return (
    kind === 'paragraph' &&
    text.length <= LABEL.charsMax &&
    text.split(' ').length <= LABEL.wordsMax &&
    !/\p{N}|[.!?。！？]$/u.test(text)
  );
}

function keyOf(block: RawBlock | undefined): string {
  return block === undefined ? '' : `${block.kind} ${block.text}`;
}

/** Index where the copy that begins at `at` ends; `at` when too little is equal. */
function endOfCopy(blocks: readonly RawBlock[], first: number, at: number): number {
  let words = 0;
  let length = 0;
  // Thirty cards with the same label are not a section: require one long block, or a heading over short ones.
  let isPassage = false;
  while (first + length < at && at + length < blocks.length) {
    const block = blocks[at + length];
    if (block === undefined || keyOf(block) !== keyOf(blocks[first + length])) break;
    if (words < COPY_WORDS_MIN || !isPassage) {
      const own = isOwnWords(block) ? countWords(block.text) : 0;
      words += own;
      isPassage ||= own >= COPY_WORDS_MIN || block.kind === 'heading';
    }
    length++;
    if ((words < COPY_WORDS_MIN || !isPassage) && length > COPY_BLOCKS_MAX) break;
  }
  return words >= COPY_WORDS_MIN && isPassage ? at + length : at;
}

/** False for quotations and code: threads quote each other, and code examples begin alike. */
function isOwnWords(block: RawBlock): boolean {
  return block.kind !== 'code' && block.kind !== 'quote' && block.quote === null;
}

function split(blocks: readonly RawBlock[], isCopy: Uint8Array): DistinctBlocks {
  const copies = new Map<string, number>();
  const kept: RawBlock[] = [];
  blocks.forEach((block, index) => {
    if (isCopy[index] === 1) {
      if (copies.has(block.text) || copies.size < REPEATED_MAX)
        copies.set(block.text, (copies.get(block.text) ?? 0) + 1);
      return;
    }
    // A heading is dropped with its section.
    if (block.kind !== 'heading' || !leadsToCopies(blocks, isCopy, index)) kept.push(block);
  });
  return { blocks: kept, repeated: [...copies].map(([text, count]) => ({ text, copies: count })) };
}

/** True for a heading right above a copy without text of its own below it. */
function leadsToCopies(blocks: readonly RawBlock[], isCopy: Uint8Array, index: number): boolean {
  if (isCopy[index + 1] !== 1) return false;
  let next = index + 1;
  while (isCopy[next] === 1) next++;
  const after = blocks[next];
  const level = blocks[index]?.level ?? 0;
  return after === undefined || (after.kind === 'heading' && after.level <= level);
}
