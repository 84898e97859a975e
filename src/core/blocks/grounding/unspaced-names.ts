import { expressionOf, matcherOf, perPack, wordSet } from '../../languages/compile.ts';
import { listOfEveryLanguage } from '../../languages/every-language.ts';
import { packOf } from '../../languages/index.ts';

/** Finds names in scripts without spaces and capitals: by adjacent words, common surnames and katakana. */

const KATAKANA = /[\p{sc=Katakana}ー]{3,}/gu;
const ENDED = expressionOf(
  '[\\p{sc=Han}]{2}@endings',
  { endings: listOfEveryLanguage(({ facts }) => facts?.spelling?.unspaced?.endings) },
  'gu',
);
const PLACES = matcherOf(
  listOfEveryLanguage(({ facts }) => facts?.spelling?.unspaced?.places),
  { isUnspaced: true, isCaseSensitive: true, isGlobal: true },
);

const surnamesOf = perPack(({ code, facts }) => {
  const names = facts?.spelling?.unspaced ?? null;
  return {
    surnames: matcherOf(names?.surnames ?? null, { isUnspaced: true, isGlobal: true }),
    characters: wordSet(names?.surnameCharacters ?? null),
    segmenter: new Intl.Segmenter(code, { granularity: 'word' }),
  };
});

/** Names of a text in an unspaced language for which `has` is false; empty for other languages. */
export function unspacedNames(text: string, language: string, has: (word: string) => boolean): string[] {
  const pack = packOf(language);
  if (!pack.grammar.isUnspaced) return [];
  const { surnames, characters, segmenter } = surnamesOf(pack);
  const found = [
    ...(text.match(KATAKANA) ?? []),
    ...(text.match(ENDED) ?? []),
    ...(text.match(PLACES) ?? []),
    ...(text.match(surnames) ?? []),
    ...(characters.size === 0 ? [] : personsIn(segmenter.segment(text), characters)),
  ];
  return found.filter((name) => !has(name));
}

/** Surnames that the segmenter separates, each with the one or two characters after it. */
function personsIn(text: Intl.Segments, surnames: ReadonlySet<string>): string[] {
  const segments = [...text].map(({ segment }) => segment);
  return segments.flatMap((segment, index) => {
    if (!surnames.has(segment)) return [];
    const next = segments[index + 1] ?? '';
    if (!/^\p{sc=Han}{1,2}$/u.test(next)) return [];
    const third =
      next.length === 1 && /^\p{sc=Han}$/u.test(segments[index + 2] ?? '') ? (segments[index + 2] ?? '') : '';
    return [segment + next + third];
  });
}
