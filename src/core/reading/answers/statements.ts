import { wordsOf } from '../../text/words.ts';
import type { Prose, ProseUnit } from '../../signals/prose.ts';
import { hasPrice, readCues, type Cues } from './cues.ts';
import { readStems, stemsOf, stemsOfUnit } from '../../signals/terms.ts';
import { valuesIn } from './held-values.ts';
import type { Statement } from './statement.ts';

/** The statements of a page with an index of their stems. Built once for all queries. */
export interface Statements {
  readonly all: readonly Statement[];
  /** For each stem the indices of the statements that contain it, ascending. */
  readonly postings: ReadonlyMap<string, readonly number[]>;
  /** The stems of the page by their first letters. */
  readonly openings: ReadonlyMap<string, readonly string[]>;
  readonly language: string;
  readonly text: string;
  /** Stems of a statement that at least so many statements contain. */
  frequentIn(at: number, statementsMin: number): number;
  /** Read on first use, and kept for all queries. */
  cuesAt(at: number): Cues | undefined;
  /** Bits of `VALUES` that a statement states. Read on first use, and kept for all queries. */
  valuesAt(at: number): number;
  /** Indices of the statements that name a price. */
  priced(): readonly number[];
}

const QUESTION = /[?？]["'”’»)\]]*\s*$/;
const HEADINGS_MAX = 3;
/** Longer code is quoted up to here. */
const CODE_CHARS_READ = 500;

export function readStatements(prose: Prose, text: string, language: string): Statements {
  const all: Statement[] = [];
  const postings = new Map<string, number[]>();
  const chain: { readonly index: number; readonly level: number }[] = [];
  let headings: readonly number[] = [];
  let afterHeading = 0;
  let inTable: readonly number[] | null = null;
  prose.units.forEach((unit, index) => {
    const { block } = unit;
    if (block.kind !== 'table_row') inTable = null;
    for (const part of partsOf(unit, language)) {
      const { stems } = part;
      for (const stem of stems) {
        const places = postings.get(stem);
        if (places === undefined) postings.set(stem, [all.length]);
        else places.push(all.length);
      }
      if (block.kind === 'heading') {
        while ((chain.at(-1)?.level ?? 0) >= block.level) chain.pop();
      }
      const above = block.kind === 'heading' ? namesOf(chain) : (inTable ?? headings);
      const isQuestion = QUESTION.test(text.slice(Math.max(part.start, part.end - 6), part.end));
      if (block.isHeaderRow) inTable = [...headings.slice(0, HEADINGS_MAX - 1), all.length];
      all.push({ kind: block.kind, block, unit: index, ...part, headings: above, afterHeading, isQuestion });
      afterHeading++;
      if (block.kind === 'heading') {
        chain.push({ index: all.length - 1, level: block.level });
        headings = namesOf(chain);
        afterHeading = 0;
      }
    }
  });
  const frequent = new Int16Array(all.length).fill(-1);
  const frequentIn = (at: number, statementsMin: number): number => {
    if (frequent[at] === -1) {
      let count = 0;
      for (const stem of all[at]?.stems ?? [])
        if ((postings.get(stem)?.length ?? 0) >= statementsMin) count++;
      frequent[at] = count;
    }
    return frequent[at] ?? 0;
  };
  const cues = new Array<Cues | undefined>(all.length);
  const cuesAt = (at: number): Cues | undefined => {
    const statement = all[at];
    return statement === undefined ? undefined : (cues[at] ??= readCues(statement, text, language));
  };
  const values = new Int16Array(all.length).fill(-1);
  const valuesAt = (at: number): number => {
    const [statement, own] = [all[at], cuesAt(at)];
    if (statement === undefined || own === undefined) return 0;
    if (values[at] === -1) values[at] = valuesIn(statement, own, text, language);
    return values[at] ?? 0;
  };
  let prices: readonly number[] | undefined;
  const priced = (): readonly number[] =>
    (prices ??= all.flatMap((statement, at) => (hasPrice(statement, text) ? [at] : [])));
  const openings = openingsOf(postings.keys());
  return { all, postings, openings, language, text, frequentIn, cuesAt, valuesAt, priced };
}

/** Words of the same beginning are related: "install" and "installation". Shorter beginnings join strangers. */
export const OPENING_LETTERS = 5;

function openingsOf(stems: Iterable<string>): Map<string, string[]> {
  const openings = new Map<string, string[]>();
  for (const stem of stems) {
    if (stem.length < OPENING_LETTERS) continue;
    const opening = stem.slice(0, OPENING_LETTERS);
    const known = openings.get(opening);
    if (known === undefined) openings.set(opening, [stem]);
    else known.push(stem);
  }
  return openings;
}

function namesOf(chain: readonly { readonly index: number }[]): readonly number[] {
  return chain
    .slice(-HEADINGS_MAX)
    .map(({ index }) => index)
    .reverse();
}

type Part = Pick<Statement, 'start' | 'end' | 'words' | 'stems' | 'isSentence'>;

function partsOf(unit: ProseUnit, language: string): readonly Part[] {
  const { block, sentences, words } = unit;
  if (sentences.length > 0)
    return sentences.map((sentence) => ({
      start: sentence.start,
      end: sentence.end,
      words: sentence.words,
      stems: stemsOf(sentence),
      isSentence: sentence.isComplete,
    }));
  const { start, end } = block;
  if (block.kind === 'code') {
    const read = wordsOf(block.text.slice(0, CODE_CHARS_READ), language, start);
    return [{ start, end, words: read, stems: readStems(read), isSentence: false }];
  }
  return [{ start, end, words, stems: stemsOfUnit(unit), isSentence: false }];
}
