import type { PageDocument } from '../document/page-document.ts';
import { wholeProse, type Prose, type ProseUnit } from '../signals/prose.ts';
import type { Word } from '../text/words.ts';
import type { Passage } from './source-page.ts';

/** Decision: about 160 tokens, the lower end of the chunk sizes that retrieval frameworks use (128-512 tokens). */
export const PASSAGE_WORDS_MAX = 120;
/** UTF-16 units. Decision: 12 passages of this length fit into the smallest request, of 20,000. */
export const PASSAGE_CHARS_MAX = 1_200;
const HEADINGS_MAX = 6;
const HEADING_CHARS_MAX = 200;

/** A part of a block that is never cut: a sentence, or at most as many words as a passage has. */
interface Piece {
  readonly start: number;
  readonly end: number;
  readonly words: number;
  readonly headings: readonly string[];
}

/** The main content cut under its headings into passages of whole blocks, or of whole sentences where a block is longer. */
export function passagesOf(page: PageDocument, prose: Prose): readonly Passage[] {
  const passages: Passage[] = [];
  let open: Piece | null = null;
  const close = (): void => {
    if (open !== null) passages.push({ ...open, text: page.text.slice(open.start, open.end) });
    open = null;
  };
  for (const piece of piecesOf(wholeProse(prose, page))) {
    const before: Piece | null = open;
    const joined: Piece | null = before === null ? piece : joinedWith(before, piece);
    if (joined === null) close();
    open = joined ?? piece;
  }
  close();
  return passages;
}

/** Null where the two together are too long or are under other headings. */
function joinedWith(one: Piece, next: Piece): Piece | null {
  const words = one.words + next.words;
  const fits = words <= PASSAGE_WORDS_MAX && next.end - one.start <= PASSAGE_CHARS_MAX;
  return fits && one.headings === next.headings ? { ...one, end: next.end, words } : null;
}

function* piecesOf({ units }: Prose): Generator<Piece> {
  let path: readonly { readonly level: number; readonly text: string }[] = [];
  let headings: readonly string[] = [];
  for (const unit of units) {
    const { block } = unit;
    if (block.kind === 'heading') {
      const text = block.text.replace(/\s+/gu, ' ').trim().slice(0, HEADING_CHARS_MAX);
      path = [...path.filter(({ level }) => level < block.level), { level: block.level, text }];
      headings = path.slice(-HEADINGS_MAX).map((heading) => heading.text);
    } else {
      for (const piece of piecesOfUnit(unit)) if (piece.words > 0) yield { ...piece, headings };
    }
  }
}

function piecesOfUnit({ block, words, sentences, isProse }: ProseUnit): Omit<Piece, 'headings'>[] {
  if (fits(block.start, block.end, words))
    return [{ start: block.start, end: block.end, words: words.length }];
  if (!isProse || sentences.length < 2) return cut(words);
  return sentences.flatMap((sentence) =>
    fits(sentence.start, sentence.end, sentence.words)
      ? [{ start: sentence.start, end: sentence.end, words: sentence.words.length }]
      : cut(sentence.words),
  );
}

function fits(start: number, end: number, words: readonly Word[]): boolean {
  return words.length <= PASSAGE_WORDS_MAX && end - start <= PASSAGE_CHARS_MAX;
}

/** Text without sentences, cut between words. */
function cut(words: readonly Word[]): Omit<Piece, 'headings'>[] {
  const pieces: { start: number; end: number; words: number }[] = [];
  for (const { start, end } of words) {
    const last = pieces.at(-1);
    const isFull =
      last === undefined || last.words === PASSAGE_WORDS_MAX || end - last.start > PASSAGE_CHARS_MAX;
    if (isFull) pieces.push({ start, end: Math.min(end, start + PASSAGE_CHARS_MAX), words: 1 });
    else {
      last.end = end;
      last.words++;
    }
  }
  return pieces;
}
