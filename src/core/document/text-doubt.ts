import { proseWeight } from './container-totals.ts';
import type { Container, RawBlock, Segmentation } from './segmentation.ts';
import { countWords } from './visible-text.ts';

/** What is known of a main text that was probably read badly, in words. */
export interface TextDoubt {
  readonly read: number;
  /** Words of visible sentences that are not part of it. */
  readonly visible: number;
  /** The same of hidden ones. */
  readonly hidden: number;
}

/** A text with more prose is no remainder, whatever else is on the page. Chosen on *tune*. */
const READ_PROSE_MAX = 1_000;
/** Menus, footers and boxes beside the text are no candidates for it. */
const FRAME: ReadonlySet<string> = new Set(['nav', 'footer', 'aside']);

/** Lines with more of it lead away. */
const LINKS_SHARE_MAX = 0.5;

/**
 * Not null when nothing was read, or when a short main text has fewer characters than the prose outside of it. Asked after
 * the second candidate of chooseMainContent. Linear.
 */
export function readTextDoubt(
  { blocks, containers }: Segmentation,
  chosen: readonly RawBlock[],
): TextDoubt | null {
  if (proseOf(chosen) >= READ_PROSE_MAX) return null;
  const others = othersOf(blocks, containers, chosen);
  const chars = chosen.reduce((sum, { text }) => sum + text.length, 0);
  if (chars > 0 && proseOf(others) <= chars) return null;
  const isHidden = ({ container }: RawBlock): boolean => containers[container]?.hiddenAround !== null;
  return {
    read: wordsOf(chosen),
    visible: wordsOf(others.filter((block) => !isHidden(block))),
    hidden: wordsOf(others.filter(isHidden)),
  };
}

/** The other sentences of the page, each once. */
function othersOf(
  blocks: readonly RawBlock[],
  containers: readonly Container[],
  chosen: readonly RawBlock[],
): readonly RawBlock[] {
  const isFrame: boolean[] = [];
  containers.forEach(({ parent, landmark }, index) => {
    isFrame[index] = isFrame[parent] === true || FRAME.has(landmark);
  });
  const known = new Set(chosen.map(({ text }) => text));
  return blocks.filter(({ kind, container, text, linkChars }) => {
    if (kind === 'heading' || isFrame[container] === true || known.has(text)) return false;
    if (linkChars > text.length * LINKS_SHARE_MAX) return false;
    known.add(text);
    return true;
  });
}

function proseOf(blocks: readonly RawBlock[]): number {
  return blocks.reduce((sum, block) => sum + proseWeight(block), 0);
}

function wordsOf(blocks: readonly RawBlock[]): number {
  return blocks.reduce((sum, { text }) => sum + countWords(text), 0);
}
