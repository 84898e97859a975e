import { expressionOf, perPack } from '../../languages/compile.ts';
import { packOf } from '../../languages/index.ts';

const emptyHeading = perPack(({ document }) =>
  expressionOf(String.raw`^(?:@words|@nouns \d+)[.:!]?$`, {
    words: document?.emptyHeadings ?? null,
    nouns: document?.numberedHeadings ?? null,
  }),
);

/** True for a heading that names no content: "Introduction", "Part 2". */
export function isEmptyHeading(heading: string, language: string): boolean {
  return emptyHeading(packOf(language)).test(heading.trim());
}
