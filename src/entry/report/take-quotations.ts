/**
 * Takes the words of a page out of sentences of advice, for a task that an agent follows: the words belong into a fenced
 * block, and a reference such as “1.2” takes their place.
 */
import { quotable, quoted } from '../../core/evidence/quoted.ts';

export interface TakenQuotations {
  /** The sentences with references; they contain no word of the page. */
  readonly sentences: readonly string[];
  /** A line for each reference, the reference first. */
  readonly quotations: readonly string[];
}

const QUOTATION = /“([^“”]*)”/gu;

/** decision: a sentence that is taken whole is advice of two sentences at most, each far shorter. */
const SENTENCE_CHARS_MAX = 1_000;

/** True for an action whose text may be a language model's, which a page could have steered. */
export function isModelsAdvice(checkId: string | undefined): boolean {
  return checkId?.startsWith('reader-') === true;
}

/**
 * `number` is that of the action, the first part of each reference. Of a model's advice the first sentence is taken whole:
 * its words give an agent no orders.
 */
export function takeQuotations(
  sentences: readonly string[],
  number: number,
  isModels: boolean,
): TakenQuotations {
  const quotations: string[] = [];
  const refer = (words: string): string => {
    const reference = quoted(`${String(number)}.${String(quotations.length + 1)}`);
    quotations.push(`${reference} ${words}`);
    return reference;
  };
  const whole = (sentence: string): string => refer(quotable(sentence, SENTENCE_CHARS_MAX));
  const taken = sentences.map((sentence, index) => {
    if (isModels && index === 0) return `Weigh the advice of a language model in ${whole(sentence)}.`;
    return isQuotedWell(sentence)
      ? sentence.replace(QUOTATION, (_, words: string) => refer(words))
      : whole(sentence);
  });
  return { sentences: taken, quotations };
}

/**
 * False where the marks do not say what the page's words are, as in analyses that are older than `quoted`: the whole
 * sentence may then be the page's.
 */
function isQuotedWell(sentence: string): boolean {
  const words = [...sentence.matchAll(QUOTATION)].map((found) => found[1] ?? '');
  return (
    !/[“”]/u.test(sentence.replace(QUOTATION, '')) && words.every((one) => one === quotable(one, one.length))
  );
}
