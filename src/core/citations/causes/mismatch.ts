import { stopWordsOf } from '../../text/stop-words.ts';
import type { CauseCase, CauseRule } from './cause-case.ts';

const NAME_LETTERS_MIN = 3;

/** The page answers for another variant, place or audience: it never has a name of the question that the winner's page has. */
export const mismatch: CauseRule = {
  code: 'mismatch',
  find(given) {
    const { compared, nearest } = given;
    const missing = namesMissing(given);
    // A page that says nothing like the answer lacks it, whatever it is about.
    if (missing.length === 0 || compared === null || compared.statement === null) return null;
    if (
      compared.facts.length > 0
        ? compared.had.length === 0 && !compared.hasOtherFigure
        : compared.likeness === 0
    )
      return null;
    return {
      explanation: `The question is about ${missing.join(', ')}, which the page does not name; the cited page does.`,
      own: compared.statement ?? nearest,
    };
  },
};

/** Words of the question that the winner's page writes as names or that have digits, and that the own page never has. */
function namesMissing({ question, own, winner }: CauseCase): readonly string[] {
  if (winner === null) return [];
  const small = stopWordsOf(own.language);
  const ownText = wordsIn(`${own.title ?? ''}\n${own.text}`);
  const rival = `${winner.source.title ?? ''}\n${winner.source.text}`;
  const rivalWords = wordsIn(rival);
  const names = namesWritten(rival);
  return [...new Set(question.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [])].filter((word) => {
    const lower = word.toLowerCase();
    if (small.has(lower) || lower.length < NAME_LETTERS_MIN || ownText.has(lower)) return false;
    return names.has(lower) || (/\p{N}/u.test(lower) && rivalWords.has(lower));
  });
}

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []);
}

/** Words that a text writes with a capital inside sentences, and never without one. */
function namesWritten(text: string): ReadonlySet<string> {
  const capital = new Set(
    (text.match(/(?<=[\p{Ll}\p{N},]\s)\p{Lu}[\p{L}\p{N}'’-]*/gu) ?? []).map((word) => word.toLowerCase()),
  );
  for (const word of text.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}\p{N}'’-]*/gu) ?? []) capital.delete(word);
  return capital;
}
