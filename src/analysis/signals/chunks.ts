import type { LanguagePack } from '../../languages/pack.ts';
import { keptBySentence, type Prose, type ProseUnit, type Sentence } from './prose.ts';
import { stemsOf, stemsOfUnit } from './terms.ts';

/**
 * A unit of retrieval: a paragraph, or a list or table with its lead-in line, up to the length that can be quoted
 * whole.
 */
export interface Chunk {
  readonly heading: ProseUnit | null;
  /** UTF-16 offsets into the page's text. */
  readonly start: number;
  readonly end: number;
  readonly parts: readonly ChunkPart[];
}

/** A statement of a chunk: a sentence, or the row of a table. */
export interface ChunkPart {
  readonly stems: ReadonlySet<string>;
  /** A sentence or a row; false for a label or a name in a list. */
  readonly isComplete: boolean;
}

/** The longest paragraph quoted whole (contract, supporting paragraphs). */
export const CHUNK_WORDS_MAX = 120;
const QUESTION = /[?？]["'”’»)\]]*$/;

export function measureChunks({ units }: Prose, language: LanguagePack): readonly Chunk[] {
  // Words of unspaced scripts are shorter.
  const wordsMax = language.grammar.isUnspaced ? CHUNK_WORDS_MAX * 1.5 : CHUNK_WORDS_MAX;
  const chunks: {
    heading: ProseUnit | null;
    start: number;
    end: number;
    parts: ChunkPart[];
    words: number;
  }[] = [];
  let heading: ProseUnit | null = null;
  let isOpen = false;
  for (const unit of units) {
    const { kind } = unit.block;
    if (kind === 'heading') {
      heading = unit;
      isOpen = false;
      continue;
    }
    const isListed = kind === 'list_item' || kind === 'table_row';
    if (!isListed) isOpen = false;
    for (const { part, words, start, end } of partsOf(unit)) {
      const last = isOpen ? chunks.at(-1) : undefined;
      if (last !== undefined && last.words + words <= wordsMax) {
        last.parts.push(part);
        last.words += words;
        last.end = end;
        continue;
      }
      // A longer paragraph is quoted up to this point; a longer list is split.
      if (last !== undefined && !isListed) break;
      chunks.push({ heading, start, end, parts: [part], words });
      isOpen = true;
    }
  }
  return chunks;
}

interface PlacedPart {
  readonly part: ChunkPart;
  readonly words: number;
  readonly start: number;
  readonly end: number;
}

function partsOf(unit: ProseUnit): readonly PlacedPart[] {
  if (unit.sentences.length === 0) {
    return unit.block.kind === 'table_row'
      ? [
          {
            part: { stems: stemsOfUnit(unit), isComplete: true },
            words: unit.words.length,
            start: unit.block.start,
            end: unit.block.end,
          },
        ]
      : [];
  }
  return unit.sentences.flatMap((sentence): PlacedPart[] => {
    const part = statementOf(sentence);
    const { words, start, end } = sentence;
    return part === null ? [] : [{ part, words: words.length, start, end }];
  });
}

const statementOf = keptBySentence((sentence): ChunkPart | null =>
  isQuestion(sentence) ? null : { stems: stemsOf(sentence), isComplete: sentence.isComplete },
);

/** Questions state nothing. */
export function isQuestion(sentence: Sentence): boolean {
  return QUESTION.test(sentence.text);
}
