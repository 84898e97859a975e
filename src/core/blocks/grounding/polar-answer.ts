import { wordsOf } from '../../text/words.ts';
import { readStems } from '../../signals/terms.ts';
import { expressionOf, perPack } from '../../languages/compile.ts';
import { packOf } from '../../languages/index.ts';
import { isOpposite, polarityByStem, polarParts } from './polarity.ts';

/** An answer that opens with "Yes." or "No,". */
export interface PolarAnswer {
  readonly isYes: boolean;
  /** The opener as written, with the white space after it. */
  readonly opener: string;
  readonly rest: string;
}

const OPENER = '^@words\\s*[.,:;!–—。，、]+\\s*(?=\\S)';

const openersOf = perPack(({ facts }) => ({
  yes: expressionOf(OPENER, { words: facts?.polarity?.yes ?? null }),
  no: expressionOf(OPENER, { words: facts?.polarity?.no ?? null }),
}));

/** The opener of an answer and what follows it; null for an answer without one. */
export function readPolarAnswer(answer: string, language: string): PolarAnswer | null {
  const { yes, no } = openersOf(packOf(language));
  const opener = yes.exec(answer)?.[0] ?? no.exec(answer)?.[0];
  if (opener === undefined) return null;
  return { isYes: yes.test(answer), opener, rest: answer.slice(opener.length) };
}

/** The rest of an answer without its opener. */
export function withoutOpener({ rest }: PolarAnswer): string {
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/**
 * True when the sentence after the opener repeats what was asked and affirms it after "Yes", denies it after "No". Any other
 * answer may be right, but only its sentences can be compared with the page. `topic` words may be left out.
 */
export function isBorneOut(
  { isYes }: PolarAnswer,
  question: string,
  sentence: string,
  { topic, language }: { readonly topic: ReadonlySet<string>; readonly language: string },
): boolean {
  const asked = [...readStems(wordsOf(question, language))].filter((stem) => !topic.has(stem));
  const inQuestion = polarityByStem(polarParts(question, language));
  const inAnswer = polarityByStem(polarParts(sentence, language));
  const isSaid = (stem: string): boolean =>
    /\p{N}/u.test(stem) ? sentence.includes(stem) : inAnswer.has(stem);
  const compared = asked.filter((stem) => inAnswer.has(stem));
  if (compared.length === 0 || !asked.every(isSaid)) return false;
  if (compared.some((stem) => inQuestion.get(stem) !== 'affirmed' || inAnswer.get(stem) === 'unsure'))
    return false;
  const denied = compared.filter((stem) => isOpposite(inQuestion.get(stem), inAnswer.get(stem)));
  return isYes ? denied.length === 0 : denied.length * 2 >= compared.length;
}
