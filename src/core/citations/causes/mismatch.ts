import { stopWordsOf } from '../../text/stop-words.ts';
import type { CauseCase, CauseRule } from './cause-case.ts';
import type { Comparison } from './compare-words.ts';
import { LIKE_MIN } from './likeness.ts';

/** The page answers for another variant, place or audience: it never has a name of the question that the winner's page has. */
export const mismatch: CauseRule = {
  code: 'mismatch',
  find(given) {
    const { compared } = given;
    const missing = namesMissing(given);
    // A page that does not say the same of something else lacks the answer, whatever it is about.
    if (missing.length === 0 || compared === null || !saysTheSame(compared)) return null;
    return {
      explanation: `The question is about ${missing.join(', ')}, which the page does not name; the winning page does.`,
      own: compared.statement,
    };
  },
};

/** The same facts, or the same statement, with another figure where there is one. */
function saysTheSame({ facts, had, likeness, hasOtherFigure }: Comparison): boolean {
  return had.length > 0 || (likeness >= LIKE_MIN && (facts.length === 0 || hasOtherFigure));
}

/** Words of the question, written as names there or on the winner's page or with digits, that it has and the own page never. */
function namesMissing({ question, own, winner }: CauseCase): readonly string[] {
  if (winner === null) return [];
  const small = stopWordsOf(own.language);
  const ownWords = wordsIn(`${own.title ?? ''}\n${own.text}`);
  const rival = `${winner.source.title ?? ''}\n${winner.source.text}`;
  const rivalWords = wordsIn(rival);
  const names = namesWritten(rival);
  const words = question.match(WORD) ?? [];
  const missing = words.filter((word, index) => {
    const lower = word.toLowerCase();
    const isNamed = index > 0 && /^\p{Lu}/u.test(word);
    if (ownWords.has(lower) || !rivalWords.has(lower)) return false;
    return isNamed || (!small.has(lower) && (names.has(lower) || /\p{N}/u.test(lower)));
  });
  return [...new Set(missing)];
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(WORD) ?? []);
}

/** Words that a text writes with a capital inside sentences, and never without one. */
function namesWritten(text: string): ReadonlySet<string> {
  const capital = new Set(
    (text.match(/(?<=[\p{Ll}\p{N},]\s)\p{Lu}[\p{L}\p{N}'’-]*/gu) ?? []).map((word) => word.toLowerCase()),
  );
  for (const word of text.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}\p{N}'’-]*/gu) ?? []) capital.delete(word);
  return capital;
}
