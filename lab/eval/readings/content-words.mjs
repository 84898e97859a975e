/**
 * Words as the readings are compared by: lower case, English function words dropped, endings cut, each word counted as
 * often as it stands.
 */
import { overlapOf, wordsIn } from '../words.mjs';

/** Articles, pronouns, auxiliaries, prepositions, conjunctions and question words. */
const functionWords = new Set(
  (
    'a an the this that these those i me my mine you your yours he him his she her hers it its we us our ours they them ' +
    'their theirs who whom whose which what when where why how am is are was were be been being do does did doing have ' +
    'has had having can could may might must shall should will would of in on at by for with about against between into ' +
    'through during before after above below to from up down out off over under and or but nor so if then than as not no ' +
    'there here s t'
  ).split(' '),
);

const endings = [
  [/ies$/, 'y'],
  [/(?:sses|shes|ches|xes)$/, (match) => match.slice(0, -2)],
  [/([^s])s$/, '$1'],
  [/ing$/, ''],
  [/ed$/, ''],
];
/** A shorter rest is no stem: "red" is not "r". */
const stemLengthMin = 3;

export function contentWords(text) {
  return wordsIn(text)
    .filter((word) => !functionWords.has(word))
    .map(stem);
}

function stem(word) {
  for (const [ending, replacement] of endings) {
    const cut = word.replace(ending, replacement);
    if (cut !== word && cut.length >= stemLengthMin) return cut;
  }
  return word;
}

/** Overlap of two texts in content words: `f1`, and `recall`, the share of the words of `gold` that `text` contains. */
export function contentOverlap(text, gold) {
  return overlapOf(contentWords(text), contentWords(gold));
}

/** The best F1 of `text` with any of `golds`; 0 without any. */
export function bestF1(text, golds) {
  return Math.max(0, ...golds.map((gold) => contentOverlap(text, gold).f1));
}
