import { CELL_SEPARATOR } from '../document/segmentation.ts';
import type { Block, PageDocument } from '../document/page-document.ts';
import { sentencesOf, type SentenceSpan } from '../text/sentences.ts';
import { movedWords, wordsOf, type Word } from '../text/words.ts';

/** A sentence of the main content. Offsets are UTF-16 units into the page's text. */
export interface Sentence {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Index into `Prose.units`. */
  readonly unit: number;
  readonly words: readonly Word[];
  /** True when it ends like a sentence, or is long enough to be one; labels and menu items are not. */
  readonly isComplete: boolean;
  /** The same sentence as first measured, when inserted blocks have moved it. */
  readonly origin?: Sentence;
}

/** A block with its words and sentences. */
export interface ProseUnit {
  readonly block: Block;
  readonly words: readonly Word[];
  readonly sentences: readonly Sentence[];
  /** Running text: paragraphs, items, quotations; not headings, code and table rows. */
  readonly isProse: boolean;
  /** The same block as first measured, when it has moved. */
  readonly origin?: ProseUnit;
}

export interface Prose {
  readonly units: readonly ProseUnit[];
  /** Sentences of running text, in order. */
  readonly sentences: readonly Sentence[];
  /** Words of the main content including headings and tables, without code. */
  readonly wordCount: number;
}

/** A line without a full stop counts as a sentence from this many words on. */
const SENTENCE_WORDS_MIN = 8;
/** A shorter cell is a value or a label. */
const PROSE_CELL_CHARS_MIN = 80;
const SENTENCE_END = /[.!?。！？…؟।]["'”’»)\]]*$/u;
const PROSE_KINDS: ReadonlySet<Block['kind']> = new Set(['paragraph', 'list_item', 'quote']);

const QUESTION = /[?？؟]["'”’»)\]]*$/u;

/** Questions state nothing. */
export function isQuestion({ text }: Pick<Sentence, 'text'>): boolean {
  return QUESTION.test(text);
}

export function measureProse(page: PageDocument): Prose {
  return proseOf(page.blocks.map((block, index) => measureUnit(block, index, page.language)));
}

/**
 * The prose of a page after blocks were inserted or removed: measurements of unchanged blocks are kept. `origins` gives
 * for each block of the page its index in the old prose, or -1 for a new one.
 */
export function remeasureProse(old: Prose, page: PageDocument, origins: readonly number[]): Prose {
  return proseOf(
    page.blocks.map((block, index) => {
      const unit = old.units[origins[index] ?? -1];
      return unit === undefined ? measureUnit(block, index, page.language) : moveUnit(unit, block, index);
    }),
  );
}

/** The prose of the whole text: that of the page with the blocks that add nothing, at their places. */
export function wholeProse(prose: Prose, { blocks, allBlocks, language }: PageDocument): Prose {
  if (blocks === allBlocks) return prose;
  const known = knownWhole.get(prose);
  if (known !== undefined) return known;
  let next = 0;
  const whole = proseOf(
    allBlocks.map((block, index) => {
      const unit = block === blocks[next] ? prose.units[next++] : undefined;
      return unit ?? measureUnit(block, index, language);
    }),
  );
  knownWhole.set(prose, whole);
  return whole;
}

/** Cached, because several signs read it. */
const knownWhole = new WeakMap<Prose, Prose>();

function proseOf(units: readonly ProseUnit[]): Prose {
  const sentences: Sentence[] = [];
  for (const unit of units) for (const sentence of unit.sentences) sentences.push(sentence);
  return {
    units,
    sentences,
    wordCount: units.reduce((sum, unit) => sum + (unit.block.kind === 'code' ? 0 : unit.words.length), 0),
  };
}

/** The same words and sentences at another position of the text. */
function moveUnit(unit: ProseUnit, block: Block, index: number): ProseUnit {
  const by = block.start - unit.block.start;
  if (by === 0 && (unit.sentences[0]?.unit ?? index) === index) return unit;
  const words = movedWords(unit.words, by);
  let next = 0;
  const sentences = unit.sentences.map((sentence): Sentence => {
    const first = sentence.words[0];
    while (next < words.length && first !== undefined && unit.words[next] !== first) next++;
    return {
      text: sentence.text,
      start: sentence.start + by,
      end: sentence.end + by,
      unit: index,
      words: words.slice(next, next + sentence.words.length),
      isComplete: sentence.isComplete,
      origin: sentence.origin ?? sentence,
    };
  });
  return { block, words, sentences, isProse: unit.isProse, origin: unit.origin ?? unit };
}

/**
 * Caches `measure` by sentence across re-scorings of the page with content blocks. The result must not depend on the
 * position of the sentence, and the arguments `around` must be the same for all sentences of a page.
 */
export function keptBySentence<Found, Around extends readonly unknown[]>(
  measure: (sentence: Sentence, ...around: Around) => Found,
): (sentence: Sentence, ...around: Around) => Found {
  const kept = new WeakMap<Sentence, Found>();
  return (sentence, ...around) => {
    const key = sentence.origin ?? sentence;
    let found = kept.get(key);
    if (found === undefined) {
      found = measure(key, ...around);
      kept.set(key, found);
    }
    return found;
  };
}

function measureUnit(block: Block, unit: number, language: string): ProseUnit {
  const isProse = PROSE_KINDS.has(block.kind);
  if (block.kind === 'code') return { block, words: [], sentences: [], isProse };
  const words = wordsOf(block.text, language, block.start);
  const spans = isProse
    ? sentencesOf(block.text, language)
    : block.kind === 'table_row'
      ? cellSentences(block, language)
      : [];
  let next = 0;
  const sentences = spans.map((span): Sentence => {
    while (next < words.length && (words[next]?.start ?? 0) < block.start + span.start) next++;
    const from = next;
    while (next < words.length && (words[next]?.start ?? 0) < block.start + span.end) next++;
    const own = words.slice(from, next);
    const text = block.text.slice(span.start, span.end);
    const isComplete = (SENTENCE_END.test(text) && own.length >= 3) || own.length >= SENTENCE_WORDS_MIN;
    return {
      text,
      start: block.start + span.start,
      end: block.start + span.end,
      unit,
      words: own,
      isComplete,
    };
  });
  return { block, words, sentences, isProse };
}

/** Long cells contain sentences: on some pages a table carries the whole text. */
function cellSentences(block: Block, language: string): SentenceSpan[] {
  const spans: SentenceSpan[] = [];
  let offset = 0;
  for (const cell of block.cells ?? []) {
    if (cell.length >= PROSE_CELL_CHARS_MIN) {
      for (const { start, end } of sentencesOf(cell, language))
        spans.push({ start: offset + start, end: offset + end });
    }
    offset += cell.length + CELL_SEPARATOR.length;
  }
  return spans;
}
