import { countWords } from '../../analysis/document/visible-text.ts';
import type { Sentence } from '../../analysis/signals/prose.ts';
import { matcherOf, perPack } from '../../languages/compile.ts';
import { packOf } from '../../languages/index.ts';
import type { Grounding } from '../../schema/content-block.ts';
import { cleanSentence } from '../quoting/clean-sentence.ts';
import { isOwnVoice, isPersonal, hasDanglingOpener, pointsElsewhere } from '../quoting/dangling-sentences.ts';
import { isWholeSentence } from '../quoting/whole-sentence.ts';
import type { PageMaterial } from './page-material.ts';

/** An answer in the page's words. */
export interface Answer {
  readonly text: string;
  readonly grounding: readonly Grounding[];
}

export interface AnsweredQuestion {
  readonly question: string;
  readonly answer: string;
  readonly grounding: readonly Grounding[];
}

/** Longer answers lose their point. */
const ANSWER_CHARS_MAX = 360;
const ANSWER_SENTENCES_MAX = 3;
/** No sentence is added to an answer that is already this long. */
const ANSWER_CHARS_ENOUGH = 200;
/** Leads the reader elsewhere, or refers to a source named before. */
const leadsOn = perPack(({ writing }) => matcherOf(writing?.quoting?.leadsOn ?? null, { at: 'start' }));
const ANSWER_WORDS_MIN = 8;

/** The sentence and those that follow it in the same block. Null when it cannot open an answer. */
export function answerFrom(
  first: Sentence,
  sentences: readonly Sentence[],
  material: PageMaterial,
): Answer | null {
  const { language } = material.signals.page;
  const opening = cleanSentence(first.text);
  if (hasDanglingOpener(opening, language) || !canBeQuoted(first, opening, material)) return null;
  const parts = [{ text: opening, sentence: first }];
  const gap = material.language.grammar.isUnspaced ? '' : ' ';
  let text = opening;
  for (let index = sentences.indexOf(first) + 1; parts.length < ANSWER_SENTENCES_MAX; index++) {
    const next = sentences[index];
    if (next === undefined || next.unit !== first.unit || text.length >= ANSWER_CHARS_ENOUGH) break;
    const words = cleanSentence(next.text);
    if (leadsOn(packOf(language)).test(words)) break;
    if (!canBeQuoted(next, words, material) || text.length + words.length > ANSWER_CHARS_MAX) break;
    parts.push({ text: words, sentence: next });
    text += gap + words;
  }
  if (text.length > ANSWER_CHARS_MAX || countWords(text) < ANSWER_WORDS_MIN) return null;
  return {
    text,
    grounding: parts.map(({ text: words, sentence }) => ({
      text: words,
      source: sentence.text,
      start: sentence.start,
      end: sentence.end,
    })),
  };
}

function canBeQuoted(sentence: Sentence, text: string, { signals }: PageMaterial): boolean {
  const { language } = signals.page;
  return (
    sentence.isComplete &&
    isWholeSentence(text) &&
    !/[?？؟]["'”’»)\]]*$/u.test(text) &&
    !pointsElsewhere(text, language) &&
    !isPersonal(text, language) &&
    !isOwnVoice(text, language)
  );
}
