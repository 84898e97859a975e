import { joinLists } from './compile.ts';
import { packs } from './index.ts';
import type { LanguagePack, ValuedList, WordList } from './pack.ts';

/** One list of all languages as one list, for words that stand in texts of every language. */
export function listOfEveryLanguage(
  pick: (pack: LanguagePack) => WordList | ValuedList | null | undefined,
): WordList {
  return joinLists(packs.map((pack) => pick(pack) ?? null));
}
