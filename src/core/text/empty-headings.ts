import { expressionOf, joinLists } from '../languages/compile.ts';
import { packs } from '../languages/index.ts';

/** Lists of all languages: templates add headings in another language than the text. */
const EMPTY = expressionOf(String.raw`^(?:@words|@nouns \d+)[.:!]?$`, {
  words: joinLists(packs.map(({ document }) => document?.emptyHeadings ?? null)),
  nouns: joinLists(packs.map(({ document }) => document?.numberedHeadings ?? null)),
});

/** True for a heading that names no content: "Introduction", "Part 2". */
export function isEmptyHeading(heading: string): boolean {
  return EMPTY.test(heading.trim());
}
