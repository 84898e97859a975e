import type { ProseUnit, Sentence } from '../../signals/prose.ts';
import { matcherOf, perPack } from '../../languages/compile.ts';
import { packOf } from '../../languages/index.ts';
import { cleanSentence } from '../quoting/clean-sentence.ts';
import { groundingOf } from '../quoting/grounding-places.ts';
import { quotingDoubts } from '../quoting/quoting-doubts.ts';
import { withoutVerdict } from '../quoting/scope.ts';
import { isOfOthers } from '../quoting/words-of-others.ts';
import { isWholeSentence, LINK_SHARE_MAX, linkShare } from '../quoting/whole-sentence.ts';
import { LEAD_ENDS, leadOf, listAfter, rowAt } from './list-passages.ts';
import type { Passage, PassageSignals } from './passage.ts';

/** Longer answers lose their point. */
const ANSWER_CHARS_MAX = 480;
const WORDS_MIN = 5;

/** Takes sentences of one block as a passage: `sentencesFrom`, or `draftedSentences` for an editor. */
export type ReadSentences = typeof sentencesFrom;

/** The passages with the words between two offsets, the shorter first. */
export function passagesAt(
  start: number,
  end: number,
  signals: PassageSignals,
  read: ReadSentences = sentencesFrom,
): readonly Passage[] {
  const { units } = signals.prose;
  const found: Passage[] = [];
  let seen = 0;
  for (let index = firstUnitAt(units, start); index < units.length && seen < UNITS_MAX; index++) {
    const unit = units[index];
    if (unit === undefined || unit.block.start >= end) break;
    seen++;
    found.push(...passagesIn(index, { start, end, read }, signals));
  }
  return found;
}

/** Blocks of one answer that are looked at. */
const UNITS_MAX = 6;

/** Blocks are in order: halves the range until it finds the block at an offset. */
function firstUnitAt(units: readonly ProseUnit[], offset: number): number {
  let [low, high] = [0, units.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((units[middle]?.block.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The passages of one block with words between two offsets. */
function passagesIn(
  index: number,
  { start, end, read }: { readonly start: number; readonly end: number; readonly read: ReadSentences },
  signals: PassageSignals,
): readonly Passage[] {
  const unit = signals.prose.units[index];
  if (unit === undefined || isOfOthers(unit)) return [];
  switch (unit.block.kind) {
    case 'paragraph': {
      const inside = unit.sentences.flatMap((sentence, at) =>
        sentence.start < end && sentence.end > start ? [at] : [],
      );
      const [first, last] = [inside[0], inside.at(-1)];
      if (first === undefined || last === undefined) return [];
      if (LEAD_ENDS.test(unit.block.text)) return [listAfter(index, signals)].filter((one) => one !== null);
      const ranges = [
        [first, last],
        [0, last],
        [first, unit.sentences.length - 1],
        [0, unit.sentences.length - 1],
      ] as const;
      const distinct = new Map(ranges.map((range) => [range.join(), range]));
      return [...distinct.values()]
        .map(([from, to]) => read(index, from, to, signals))
        .filter((one) => one !== null);
    }
    case 'list_item': {
      const lead = leadOf(index, signals.prose.units);
      return lead === null ? [] : [listAfter(lead, signals)].filter((one) => one !== null);
    }
    case 'table_row':
      return [rowAt(index, signals)].filter((one) => one !== null);
    default:
      return [];
  }
}

/** The passages that a part of the page opens with: of the block right below its heading. */
export function passagesBelow(
  heading: number,
  signals: PassageSignals,
  read: ReadSentences = sentencesFrom,
): readonly Passage[] {
  const { units } = signals.prose;
  const next = units[heading + 1];
  if (next === undefined || isOfOthers(next)) return [];
  if (next.block.kind === 'list_item') return [listAfter(heading, signals)].filter((one) => one !== null);
  if (next.block.kind !== 'paragraph') return [];
  if (LEAD_ENDS.test(next.block.text)) return [listAfter(heading + 1, signals)].filter((one) => one !== null);
  return next.sentences
    .slice(0, OPENING_SENTENCES_MAX)
    .map((_, last) => read(heading + 1, 0, last, signals))
    .filter((one) => one !== null);
}

const OPENING_SENTENCES_MAX = 5;

/** Sentences of one paragraph; null when they do not stand together, or not without what stands around them. */
export function sentencesFrom(
  index: number,
  from: number,
  to: number,
  signals: PassageSignals,
): Passage | null {
  const drafted = draftedSentences(index, from, to, signals);
  return drafted === null || (drafted.doubts ?? []).length > 0 ? null : drafted;
}

/** The same with what an editor has to check; null for what cannot be quoted at all, and for words of others. */
export function draftedSentences(
  index: number,
  from: number,
  to: number,
  { page, prose }: PassageSignals,
): Passage | null {
  const { language } = page;
  const unit = prose.units[index];
  const chosen = unit?.sentences.slice(from, to + 1) ?? [];
  const [first, last] = [chosen[0], chosen.at(-1)];
  if (unit === undefined || first === undefined || last === undefined || isOfOthers(unit)) return null;
  if (last.end - first.start > 2 * ANSWER_CHARS_MAX || linkShare(unit.block) > LINK_SHARE_MAX) return null;
  const parts = quoted(chosen, language);
  if (parts === null) return null;
  const text = parts.map((part) => part.text).join(packOf(language).grammar.isUnspaced ? '' : ' ');
  const words = chosen.reduce((sum, sentence) => sum + sentence.words.length, 0);
  if (text.length > ANSWER_CHARS_MAX || words < WORDS_MIN) return null;
  return {
    form: 'sentences',
    text,
    start: first.start,
    end: last.end,
    units: [index, index],
    opensUnit: from === 0,
    grounding: parts.map(groundingOf),
    doubts: quotingDoubts(
      { texts: parts.map((part) => part.text), ...textsAround(index, from, to, prose.units) },
      language,
    ),
  };
}

/** The sentences next to those from one to another of a block. */
function textsAround(
  index: number,
  from: number,
  to: number,
  units: readonly ProseUnit[],
): { readonly before: string | undefined; readonly after: string | undefined } {
  const sentences = units[index]?.sentences ?? [];
  return {
    before: (sentences[from - 1] ?? sentenceBefore(index, units))?.text,
    after: (sentences[to + 1] ?? sentenceAfter(index, units))?.text,
  };
}

/** The sentences as a block writes them; null when one cannot be quoted. */
function quoted(
  sentences: readonly Sentence[],
  language: string,
): readonly { readonly sentence: Sentence; readonly text: string }[] | null {
  const parts = sentences.map((sentence) => ({ sentence, text: cleanSentence(sentence.text) }));
  // A page may say a sentence twice in a row: in a lead and in the text.
  if (new Set(parts.map(({ text }) => text)).size < parts.length) return null;
  return parts.every(({ sentence, text }) => canBeQuoted(sentence, text, language)) ? parts : null;
}

function canBeQuoted(sentence: Sentence, text: string, language: string): boolean {
  return (
    sentence.isComplete &&
    !MISREAD.test(text) &&
    isWholeSentence(withCapital(withoutVerdict(text, language))) &&
    !/[?？؟]["'”’»)\]]*$/u.test(text) &&
    !leadsOn(packOf(language)).test(text)
  );
}

/** Leads the reader elsewhere, or refers to a source named before. */
const leadsOn = perPack(({ writing }) => matcherOf(writing?.quoting?.leadsOn ?? null, { at: 'start' }));
/** Control characters come from bytes that were read in the wrong charset. */
const MISREAD = /[\u0080-\u009f\ufffd]/u;

function withCapital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The last sentence of the paragraph before, when no heading lies between. */
function sentenceBefore(index: number, units: readonly ProseUnit[]): Sentence | undefined {
  const before = units[index - 1];
  return before?.block.kind === 'paragraph' ? before.sentences.at(-1) : undefined;
}

function sentenceAfter(index: number, units: readonly ProseUnit[]): Sentence | undefined {
  const after = units[index + 1];
  return after?.block.kind === 'paragraph' ? after.sentences[0] : undefined;
}
