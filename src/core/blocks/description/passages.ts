import { DESCRIPTION_CHARS } from '../../document/metadata-lengths.ts';
import type { Sentence } from '../../signals/prose.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import { cleanSentence } from '../quoting/clean-sentence.ts';
import { isOwnVoice, isPersonal } from '../quoting/dangling-sentences.ts';
import { isOutOfForce, setsScope, turnsWhatPrecedes } from '../quoting/scope.ts';
import { isOfOthers } from '../quoting/words-of-others.ts';
import { groundingOf } from '../quoting/grounding-places.ts';
import { isWholeSentence, LINK_SHARE_MAX, linkShare } from '../quoting/whole-sentence.ts';
import type { HeadText } from '../composer.ts';

/** Consecutive sentences of one paragraph within the bounds of a description. */
export interface DescribingPassage {
  readonly text: string;
  readonly parts: readonly DescribingSentence[];
}

export interface DescribingSentence {
  readonly text: string;
  readonly sentence: Sentence;
}

export type PassageSignals = Pick<Signals, 'page' | 'prose' | 'language'>;

/** What describes a whole page stands early, or nowhere. */
const SENTENCES_READ_MAX = 400;
const LEADS_ON = /[:：]["'”’»)\]]*$/u;
const QUESTION = /[?？؟]["'”’»)\]]*$/u;

/** The passages of whole sentences whose first one may open a description, in page order. */
export function describingPassages(
  { page, prose, language }: PassageSignals,
  mayOpen: (sentence: DescribingSentence) => boolean,
): DescribingPassage[] {
  const read = prose.sentences.slice(0, SENTENCES_READ_MAX);
  const quotable = read.map((sentence) => quotableText(sentence, { page, prose }));
  return read.flatMap((first, at): DescribingPassage[] => {
    const opening = quotable[at] ?? null;
    const before = read[at - 1];
    const isBound = before?.unit === first.unit && setsScope(before.text, page.language);
    if (opening === null || isBound || !mayOpen({ text: opening, sentence: first })) return [];
    return passagesFrom(at, {
      read,
      quotable,
      gap: language.grammar.isUnspaced ? '' : ' ',
      language: page.language,
    });
  });
}

interface ReadSentences {
  readonly read: readonly Sentence[];
  /** The text of each that may stand in a description; null for the others. */
  readonly quotable: readonly (string | null)[];
  readonly gap: string;
  readonly language: string;
}

/** The passages that start with one sentence and end in its paragraph. */
function passagesFrom(at: number, { read, quotable, gap, language }: ReadSentences): DescribingPassage[] {
  const { min, max } = DESCRIPTION_CHARS;
  const found: DescribingPassage[] = [];
  const parts: DescribingSentence[] = [];
  let text = '';
  for (let next = at; read[next]?.unit === read[at]?.unit; next++) {
    const [sentence, words] = [read[next], quotable[next] ?? null];
    if (sentence === undefined || words === null) break;
    text = text === '' ? words : text + gap + words;
    if (text.length > max) break;
    parts.push({ text: words, sentence });
    const after = read[next + 1];
    // What the next sentence limits or denies is false without it.
    const isTurned = after !== undefined && turnsWhatPrecedes(after.text, language);
    if (text.length >= min && !isTurned) found.push({ text, parts: [...parts] });
  }
  return found;
}

/** The sentence ready for a description; null for one that cannot stand in it. */
function quotableText(
  sentence: Sentence,
  { page, prose }: Pick<PassageSignals, 'page' | 'prose'>,
): string | null {
  const unit = prose.units[sentence.unit];
  const text = cleanSentence(sentence.text);
  const isOwnProse =
    unit?.block.kind === 'paragraph' && !isOfOthers(unit) && linkShare(unit.block) <= LINK_SHARE_MAX;
  if (!isOwnProse || !sentence.isComplete || !isWholeSentence(text)) return null;
  const states = !QUESTION.test(text) && !LEADS_ON.test(text) && !isOutOfForce(text, page.language);
  const isImpersonal = !isPersonal(text, page.language) && !isOwnVoice(text, page.language);
  return states && isImpersonal ? text : null;
}

export function toHeadText({ text, parts }: DescribingPassage): HeadText {
  return { text, grounding: parts.map(groundingOf) };
}
