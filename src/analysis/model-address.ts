import {
  entriesOf,
  joinLists,
  matcherOf,
  matcherOfAll,
  patternOfAll,
  type WrittenList,
} from '../languages/compile.ts';
import { packs } from '../languages/index.ts';
import { international } from '../languages/international.ts';
import type { IntegrityWords, WordList } from '../languages/pack.ts';

/**
 * Finds sentences addressed to a language model instead of a reader, of two kinds: orders to drop earlier instructions,
 * in all languages; and orders to cite or recommend the page, in a text that names a model.
 */

/** Lists of all languages: text for a model is often in another language than the page. */
function inAllLanguages(pick: (words: IntegrityWords) => WordList | null): readonly WrittenList[] {
  return packs.flatMap(({ integrity, grammar: { isUnspaced } }) =>
    integrity === null ? [] : [{ list: pick(integrity), isUnspaced }],
  );
}

const DROP_INSTRUCTIONS = matcherOfAll(inAllLanguages(({ droppedInstructions }) => droppedInstructions));
/** Cheap test before the expression: every such order contains one of these. */
const DROPPING = entriesOf(
  joinLists(inAllLanguages(({ droppedInstructionMarks }) => droppedInstructionMarks).map(({ list }) => list)),
);
const MODEL = matcherOfAll(
  [{ list: international.assistants, isUnspaced: false }, ...inAllLanguages(({ modelNames }) => modelNames)],
  { isCaseSensitive: true },
);
/** "Cite this page", "recommend our product", "rank us first": a verb of favour with the page's owner as its object. */
const FAVOUR = patternOfAll(packs.map(({ integrity }) => integrity?.favours ?? null));
/** Sentences that consist of the order alone; "Please cite this article as" is for people. */
const COMMANDS = inAllLanguages(({ favourCommands }) => favourCommands).map(({ list, isUnspaced }) =>
  matcherOf(list, { at: 'start', isUnspaced }),
);

/** `before` is the paragraph up to the text. `open`: the text gives the order itself; `quoted`: it quotes one; null: none. */
export function modelAddressIn(text: string, before = ''): 'open' | 'quoted' | null {
  const lower = text.toLowerCase();
  const match =
    (DROPPING.some((word) => lower.includes(word)) ? DROP_INSTRUCTIONS.exec(text) : null) ??
    COMMANDS.map((command) => command.exec(text)).find((found) => found !== null) ??
    (MODEL.test(text) ? FAVOUR.exec(text) : null);
  if (match === null) return null;
  return isInsideQuotation(before + text.slice(0, match.index)) ? 'quoted' : 'open';
}

/** True when a quotation is open at the end of the text. Apostrophes do not count: they are too frequent. */
function isInsideQuotation(before: string): boolean {
  const count = (pattern: RegExp): number => before.match(pattern)?.length ?? 0;
  if (before.lastIndexOf('‘') > before.lastIndexOf('’')) return true;
  if (count(/["＂]/g) % 2 === 1 || count(/`/g) % 2 === 1) return true;
  // The German closing mark is the English opening one.
  const closedInGerman = before.includes('„') ? count(/“/g) : 0;
  return count(/[“„«「『]/g) - closedInGerman > count(/[”»」』]/g) + closedInGerman;
}
