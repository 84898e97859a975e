import { countWords } from '../../document/visible-text.ts';
import { hasPrice } from '../../reading/answers/cues.ts';
import type { ProseUnit, Sentence } from '../../signals/prose.ts';
import type { Section } from '../../signals/sections.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import { blockBounds } from '../block-words.ts';
import type { Doubt } from '../composer.ts';
import type { DoubtSign } from '../draft-signs.ts';
import { cleanSentence } from '../quoting/clean-sentence.ts';
import { quotingDoubts } from '../quoting/quoting-doubts.ts';
import { turnedUnits } from '../quoting/turned-units.ts';
import { isWholeSentence, linkShare } from '../quoting/whole-sentence.ts';
import { isOfOthers } from '../quoting/words-of-others.ts';
import { runningWords } from './quotable-passages.ts';

/** Sentences of one section in a row, 40 to 120 words, that an editor can print after a check. */
export interface DraftPassage {
  readonly text: string;
  readonly sentences: readonly Sentence[];
  readonly section: Section;
  /** Words of running text before it: on the page, and in its section. */
  readonly wordsBefore: number;
  readonly sectionWordsBefore: number;
  /** True when nothing of its section follows. */
  readonly isLast: boolean;
  readonly doubts: readonly Doubt[];
}

/** Words that lead elsewhere, or that one person says of himself, summarise nothing. */
const UNUSABLE: ReadonlySet<DoubtSign> = new Set(['elsewhere', 'personal']);
const LINK_SHARE_MAX = 0.3;
const PASSAGES_MAX = 400;
/** Paragraphs that one passage may take. */
const UNITS_MAX = 3;

/** In page order, at most one for each paragraph that it starts with. */
export function draftPassages(signals: Pick<Signals, 'page' | 'sections' | 'language'>): DraftPassage[] {
  const passages: DraftPassage[] = [];
  const turned = turnedUnits(
    signals.sections.flatMap(({ heading, units }) => (heading === null ? units : [heading, ...units])),
    signals.page.language,
  );
  let wordsBefore = 0;
  for (const section of signals.sections) {
    let inSection = 0;
    for (const [index, unit] of section.units.entries()) {
      if (passages.length >= PASSAGES_MAX) return passages;
      const sentences = turned.has(unit) ? null : sentencesAt(section.units, index);
      const passage = sentences === null ? null : asPassage(sentences, section, signals);
      if (passage !== null && !passage.doubts.some(({ sign }) => UNUSABLE.has(sign)))
        passages.push({ ...passage, wordsBefore, sectionWordsBefore: inSection });
      wordsBefore += runningWords(unit);
      inSection += runningWords(unit);
    }
  }
  return passages;
}

/** As many whole sentences as fit, to the end of a paragraph where that is long enough. */
function sentencesAt(units: readonly ProseUnit[], index: number): readonly Sentence[] | null {
  const { min, max } = blockBounds.paragraphWords;
  const sentences: Sentence[] = [];
  let words = 0;
  for (const unit of units.slice(index, index + UNITS_MAX)) {
    if (!isOwnParagraph(unit)) break;
    for (const sentence of unit.sentences) {
      const count = countWords(sentence.text);
      if (words + count > max || !isQuotable(sentence)) return words >= min ? sentences : null;
      words += count;
      sentences.push(sentence);
    }
    if (words >= min) break;
  }
  return words >= min ? sentences : null;
}

function isOwnParagraph(unit: ProseUnit): boolean {
  const { block } = unit;
  return (
    block.kind === 'paragraph' &&
    block.listDepth === 0 &&
    linkShare(block) <= LINK_SHARE_MAX &&
    !isOfOthers(unit)
  );
}

function isQuotable(sentence: Sentence): boolean {
  const text = cleanSentence(sentence.text);
  return sentence.isComplete && isWholeSentence(text) && !/[?？؟\u0080-\u009f\ufffd]/u.test(text);
}

function asPassage(
  sentences: readonly Sentence[],
  section: Section,
  { page, language }: Pick<Signals, 'page' | 'language'>,
): Omit<DraftPassage, 'wordsBefore' | 'sectionWordsBefore'> {
  const texts = sentences.map(({ text }) => cleanSentence(text));
  const all = section.sentences;
  const [first, last] = [sentences[0], sentences.at(-1)];
  const from = first === undefined ? -1 : all.indexOf(first);
  const to = last === undefined ? -1 : all.indexOf(last);
  const doubts = quotingDoubts(
    { texts, before: all[from - 1]?.text, after: all[to + 1]?.text },
    page.language,
  );
  return {
    text: texts.join(language.grammar.isUnspaced ? '' : ' '),
    sentences,
    section,
    isLast: to === all.length - 1,
    doubts: sentences.some((each) => hasPrice(each, page.text)) ? [...doubts, PRICED] : doubts,
  };
}

const PRICED: Doubt = {
  sign: 'priced',
  level: 'check',
  reason: 'The paragraph gives a price: check that it holds today.',
};
