import { matcherOf, perPack } from '../../languages/compile.ts';
import type { LanguagePack } from '../../languages/pack.ts';
import { isQuestion, type Prose, type Sentence } from '../signals/prose.ts';

/** “Confused?” and “Sound good?” want no answer. */
const WORDS_MIN = 5;

const openersOf = perPack(({ writing, questions, grammar: { isUnspaced } }: LanguagePack) => {
  const openers = writing?.questions?.openers ?? null;
  if (openers === null || questions === null) return null;
  return {
    openers: matcherOf(openers, { isUnspaced, at: 'start' }),
    reader: matcherOf(questions.addresses, { isUnspaced }),
  };
});

/** A question of the text that another question, or nothing, follows; null for one that only addresses the reader. */
export function openQuestion({ units }: Prose, language: LanguagePack): Sentence | null {
  const words = openersOf(language);
  if (words === null) return null;
  for (const { isProse, sentences } of units) {
    if (!isProse) continue;
    const found = sentences.find(
      (sentence, index) =>
        isQuestion(sentence) &&
        sentence.words.length >= WORDS_MIN &&
        words.openers.test(sentence.text) &&
        !words.reader.test(sentence.text) &&
        isQuestion(sentences[index + 1] ?? sentence),
    );
    if (found !== undefined) return found;
  }
  return null;
}
