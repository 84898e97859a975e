import { expressionOf, patternOf, perPack } from '../../languages/compile.ts';
import { packOf } from '../../languages/index.ts';
import type { LanguagePack } from '../../languages/pack.ts';

/** Required parts of an answer, by its question. */
interface AnswerTests {
  readonly answers: readonly { readonly asked: RegExp; readonly answered: RegExp }[];
  readonly definition: { readonly asked: RegExp; readonly says: RegExp } | null;
}

const testsOf = perPack(({ writing }: LanguagePack): AnswerTests => {
  const questions = writing?.questions ?? null;
  const defined = questions?.defined ?? null;
  return {
    answers: (questions?.answers ?? []).map(({ asked, answered }) => ({
      asked: patternOf(asked),
      answered: patternOf(answered),
    })),
    definition:
      questions === null || defined === null
        ? null
        : {
            asked: expressionOf('^@asked (?:@articles )?((?:[\\p{L}\\p{N}-]+ ){0,2}([\\p{L}\\p{N}-]+))\\?$', {
              asked: defined.asked,
              articles: questions.articles,
            }),
            says: expressionOf('\\b@says\\b', { says: defined.says }),
          },
  };
});

/** False for an answer without the part that its question asks for. True where the language has no test for the question. */
export function fitsQuestion(question: string, answer: string, language: string): boolean {
  const { answers, definition } = testsOf(packOf(language));
  return (
    answers.every(({ asked, answered }) => !asked.test(question) || answered.test(answer)) &&
    (definition === null || defines(question, answer, definition))
  );
}

/** Letters at the end in which a plural and its singular differ. */
const ENDING = 2;

/** "Salt water is why windlasses fail" does not define a windlass: the thing must precede its verb. */
function defines(
  question: string,
  answer: string,
  { asked, says }: NonNullable<AnswerTests['definition']>,
): boolean {
  const head = asked.exec(question)?.[2]?.toLowerCase();
  if (head === undefined || head.endsWith('ed')) return true;
  const root = head.slice(0, Math.max(3, head.length - ENDING));
  const at = answer.toLowerCase().indexOf(root);
  return at >= 0 && says.test(answer.slice(at + root.length));
}
