import { joinLists } from './compile.ts';
import { packs } from './index.ts';
import type { LanguagePack, ValuedList, WordList } from './pack.ts';

/** Joins one list of all packs, for words used in texts of every language. */
export function listOfEveryLanguage(
  pick: (pack: LanguagePack) => WordList | ValuedList | null | undefined,
): WordList {
  return joinLists(packs.map((pack) => pick(pack) ?? null));
}
