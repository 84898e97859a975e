import { countWords } from '../../document/visible-text.ts';
import { hasPrice } from '../../reading/answers/cues.ts';
import type { ProseUnit, Sentence } from '../../signals/prose.ts';
import type { Section } from '../../signals/sections.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import { matcherOf, perPack } from '../../languages/compile.ts';
import { packOf } from '../../languages/index.ts';
import { blockBounds } from '../block-words.ts';
import { cleanSentence } from '../quoting/clean-sentence.ts';
import {
  hasDanglingOpener,
  isOwnVoice,
  isPersonal,
  pointsBack,
  pointsElsewhere,
} from '../quoting/dangling-sentences.ts';
import { isWholeSentence, linkShare } from '../quoting/whole-sentence.ts';

/** Sentences of one section, in a row as the page has them, that can be read alone. */
export interface QuotablePassage {
  readonly sentences: readonly Sentence[];
  readonly section: Section;
  /** Words of running text before the passage: a table of facts beside the text does not make it late. */
  readonly wordsBefore: number;
  /** Ready for a block: without footnote marks. */
  readonly text: string;
}

/** More links make a list of references. */
const LINK_SHARE_MAX = 0.3;
/** A page this long has its answer elsewhere than in one paragraph; the rest is not read. */
const PASSAGES_MAX = 400;
const ASKS_OR_SHOUTS = /[?？؟!！]/u;
/** Text of another encoding; footnote marks after a full stop: "ever.13". */
const BROKEN = /[\u0080-\u009f\ufffd]|â€|Ã[\u0080-\u00bf]|\p{L}[.!?]["”’]?\s?\d{1,3}(?=\s|$)/u;
/** A longer quotation is somebody else's statement. */
const QUOTED = /(?:["“„«「][^"“”„«»「」]{40,}["“”»」])/u;
/** Paragraphs that one passage may take. */
const UNITS_MAX = 3;
/** Sentences that lead the reader elsewhere, as openers of a sentence. */
const leadsOn = perPack(({ writing }) => matcherOf(writing?.quoting?.leadsOn ?? null, { at: 'start' }));

type PassageSignals = Pick<Signals, 'page' | 'sections' | 'language'>;

/**
 * The passages of 40 to 120 words that an editor could print alone, in page order: a paragraph, the start of a longer one, or
 * a short one with those after it that only continue it. Whole sentences in the third person, none tied to what stands before
 * or elsewhere, no questions, prices, quotations and exclamations. None in a language without the words to tell.
 */
export function quotablePassages({ page, sections, language }: PassageSignals): readonly QuotablePassage[] {
  if ((language.writing?.quoting ?? null) === null) return [];
  const passages: QuotablePassage[] = [];
  let wordsBefore = 0;
  for (const section of sections) {
    for (const [index, unit] of section.units.entries()) {
      if (passages.length >= PASSAGES_MAX) return passages;
      const sentences = passageFrom(section.units, index, page.language);
      const text = sentences === null ? null : textOf(sentences, language);
      if (sentences !== null && text !== null && !sentences.some((each) => hasPrice(each, page.text)))
        passages.push({ sentences, section, wordsBefore, text });
      wordsBefore += runningWords(unit);
    }
  }
  return passages;
}

/** The sentences of a passage that starts with this block; null where there is none. */
function passageFrom(
  units: readonly ProseUnit[],
  index: number,
  language: string,
): readonly Sentence[] | null {
  const sentences: Sentence[] = [];
  let words = 0;
  for (const unit of units.slice(index, index + UNITS_MAX)) {
    const first = unit.sentences[0];
    if (!isParagraph(unit) || first === undefined) break;
    // A paragraph of its own starts another thought.
    if (sentences.length > 0 && !hasDanglingOpener(first.text, language)) break;
    for (const sentence of unit.sentences) {
      words += countWords(sentence.text);
      const isEnough = isLongEnough(sentences);
      if (words > blockBounds.paragraphWords.max || (isEnough && !isQuotable(sentence.text, language)))
        // What continues the last sentence may limit it: "However, …".
        return isEnough && !hasDanglingOpener(sentence.text, language) ? sentences : null;
      sentences.push(sentence);
    }
    if (isLongEnough(sentences)) return sentences;
  }
  return null;
}

function isParagraph({ block, sentences }: ProseUnit): boolean {
  return (
    block.kind === 'paragraph' &&
    block.quote === null &&
    block.listDepth === 0 &&
    linkShare(block) <= LINK_SHARE_MAX &&
    sentences.every(({ isComplete }) => isComplete)
  );
}

function isLongEnough(sentences: readonly Sentence[]): boolean {
  return countWords(sentences.map(({ text }) => text).join(' ')) >= blockBounds.paragraphWords.min;
}

/** The passage as one paragraph; null when it does not stand alone. */
function textOf(sentences: readonly Sentence[], { code, grammar }: Signals['language']): string | null {
  const texts = sentences.map(({ text }) => cleanSentence(text));
  const text = texts.join(grammar.isUnspaced ? '' : ' ');
  return standsAlone(texts, code) && isPrintable(text) && hasPassageLength(text) ? text : null;
}

/** True for sentences of which the first depends on nothing before it and none on another place. */
export function standsAlone(sentences: readonly string[], language: string): boolean {
  const first = sentences[0];
  return (
    first !== undefined &&
    opensAlone(first, language) &&
    sentences.every((text) => isQuotable(text, language))
  );
}

/** True for a whole sentence in the third person that does not lead elsewhere. */
function isQuotable(sentence: string, language: string): boolean {
  const text = cleanSentence(sentence);
  return (
    isWholeSentence(text) &&
    !ASKS_OR_SHOUTS.test(text) &&
    !pointsElsewhere(text, language) &&
    !isPersonal(text, language) &&
    !isOwnVoice(text, language) &&
    !leadsOn(packOf(language)).test(text)
  );
}

/** True for a first sentence that names everything it speaks of. */
export function opensAlone(sentence: string, language: string): boolean {
  return !hasDanglingOpener(sentence, language) && !pointsBack(sentence, language);
}

/** False for questions, exclamations, quotations and text with remains of its markup. */
export function isPrintable(text: string): boolean {
  return !ASKS_OR_SHOUTS.test(text) && !BROKEN.test(text) && !QUOTED.test(text);
}

export function hasPassageLength(text: string): boolean {
  const { min, max } = blockBounds.paragraphWords;
  const words = countWords(text);
  return words >= min && words <= max;
}

/** Words of a block in whole sentences. */
export function runningWords({ isProse, sentences }: ProseUnit): number {
  return isProse
    ? sentences.reduce((sum, { isComplete, words }) => sum + (isComplete ? words.length : 0), 0)
    : 0;
}
