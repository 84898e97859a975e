import { matcherOf, perPack } from '../../languages/compile.ts';
import { packOf } from '../../languages/index.ts';
import type { AskedKinds } from '../../languages/asking-words.ts';
import type { AnswerKind } from '../../schema/vocabulary.ts';

const KIND_OF: Readonly<Record<keyof AskedKinds, AnswerKind>> = {
  price: 'price',
  comparison: 'comparison',
  date: 'date',
  number: 'number',
  person: 'person',
  place: 'place',
  explanation: 'explanation',
  steps: 'steps',
  list: 'list',
  definition: 'definition',
  yesNo: 'yes_no',
};
/** Kinds whose words mean something else inside a question: "what is" of "explain what is meant". */
const OPENING: ReadonlySet<keyof AskedKinds> = new Set(['definition', 'yesNo']);
/** Verbs that open a question ask for yes or no, whatever follows but a price or a choice. */
const BEFORE_YES_NO: ReadonlySet<keyof AskedKinds> = new Set(['comparison']);

const askedKinds = perPack(({ asking, grammar: { isUnspaced } }) =>
  asking === null
    ? null
    : (Object.keys(KIND_OF) as (keyof AskedKinds)[]).map((name) => ({
        name,
        matcher: matcherOf(asking.kinds[name], {
          isUnspaced,
          at: OPENING.has(name) && !isUnspaced ? 'start' : 'anywhere',
        }),
      })),
);

/** What a question asks for; null in a language whose question words are not known. */
export function askedKindOf(text: string, language: string): AnswerKind | null {
  const kinds = askedKinds(packOf(language));
  if (kinds === null) return null;
  const question = text.replace(/^[\s¿¡"'“]+/u, '');
  const asksYesOrNo = kinds.some(({ name, matcher }) => name === 'yesNo' && matcher.test(question));
  const first = kinds.find(
    ({ name, matcher }) =>
      (!asksYesOrNo || name === 'yesNo' || BEFORE_YES_NO.has(name)) && matcher.test(question),
  );
  return first === undefined ? 'explanation' : KIND_OF[first.name];
}
