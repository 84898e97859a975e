/** Words of a text that another version of it does not have. */

/** A part of a text, in UTF-16 units. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

export interface WordDiff {
  /** Parts of the old text that are gone. */
  readonly gone: readonly Range[];
  /** Parts of the new text that are new. */
  readonly added: readonly Range[];
}

/** A word, or one character of a script without spaces, or one other sign. White space never differs. */
const TOKEN =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]|[\p{L}\p{M}\p{N}]+(?:['’.,-][\p{L}\p{M}\p{N}]+)*|\S/gu;

/** A table of this many cells takes about a millisecond; longer texts that differ in between are marked as a whole. */
const CELLS_MAX = 250_000;

interface Token extends Range {
  readonly word: string;
}

/** The words that differ, by their longest common subsequence. Bounded: see `CELLS_MAX`. */
export function wordDiff(before: string, after: string): WordDiff {
  const [old, now] = [tokensOf(before), tokensOf(after)];
  const length = Math.min(old.length, now.length);
  const isSame = (one: Token | undefined, other: Token | undefined): boolean => one?.word === other?.word;
  let head = 0;
  while (head < length && isSame(old[head], now[head])) head += 1;
  let tail = 0;
  while (tail < length - head && isSame(old.at(-1 - tail), now.at(-1 - tail))) tail += 1;
  const [oldMiddle, newMiddle] = [old.slice(head, old.length - tail), now.slice(head, now.length - tail)];
  const common = oldMiddle.length * newMiddle.length > CELLS_MAX ? [] : commonPairs(oldMiddle, newMiddle);
  const keptOld = new Set(common.map(([index]) => index));
  const keptNew = new Set(common.map(([, index]) => index));
  return { gone: rangesOf(oldMiddle, keptOld), added: rangesOf(newMiddle, keptNew) };
}

function tokensOf(text: string): readonly Token[] {
  return [...text.matchAll(TOKEN)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));
}

/** The places of the words of a longest common subsequence, in both lists. */
function commonPairs(old: readonly Token[], now: readonly Token[]): readonly (readonly [number, number])[] {
  const width = now.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  const at = (row: number, column: number): number => lengths[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = now.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        old[row]?.word === now[column]?.word
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const pairs: (readonly [number, number])[] = [];
  for (let row = 0, column = 0; row < old.length && column < now.length;) {
    if (old[row]?.word === now[column]?.word) pairs.push([row++, column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}

/** The words that are not kept; neighbours are one range. */
function rangesOf(tokens: readonly Token[], kept: ReadonlySet<number>): readonly Range[] {
  const ranges: { start: number; end: number }[] = [];
  tokens.forEach(({ start, end }, index) => {
    if (kept.has(index)) return;
    const last = ranges.at(-1);
    if (last !== undefined && index > 0 && !kept.has(index - 1)) last.end = end;
    else ranges.push({ start, end });
  });
  return ranges;
}
