import { expressionOf } from '../../languages/compile.ts';
import { listOfEveryLanguage } from '../../languages/every-language.ts';
import { packOf } from '../../languages/index.ts';
import type { Grounding } from '../../schema/content-block.ts';
import { cleanHeading } from './clean-sentence.ts';
import type { PageMaterial } from './page-material.ts';

const NAMES_MIN = 3;
const NAME_CHARS = { min: 4, max: 48 } as const;
const NAME_WORDS_MAX = 8;
/** Later blocks are rarely part of the list. */
const BLOCKS_READ_MAX = 400;
/** Prices, counts, times and ratings beside the names of a list. */
const NOT_A_NAME =
  /[$€£¥₽%]|\d[.,:]\d|[!?:;]$|[|•·@#<>{}[\]=_/"]|\(\)|[.] |\p{Extended_Pictographic}|^\P{L}*$/iu;
const COMMAND = expressionOf('^(?:\\d+ )?@commands(?![\\p{L}\\p{N}_])', {
  commands: listOfEveryLanguage(({ writing }) => writing?.quoting?.commands),
});

/**
 * The names on a page in one line: "Climbing shoes: Aragon, Tarantulace, Skwama, and more." For pages without sentences;
 * from their headings, else from short list items. Null when there are too few.
 */
export function namedContents(
  material: PageMaterial,
  chars: { readonly min: number; readonly max: number },
): { readonly text: string; readonly grounding: readonly Grounding[] } | null {
  const { page, titleText } = material.signals;
  const more = packOf(page.language).writing?.andMore ?? null;
  const title = cleanHeading(page.titleHeading ?? titleText);
  // In a thread headings label posts.
  if (material.signals.pageType === 'forum') return null;
  if (more === null || title === '' || title.length > chars.max / 2) return null;
  const found = [namesOf(material, 'heading', title), namesOf(material, 'list_item', title)].find(
    ({ length }) => length >= NAMES_MIN,
  );
  if (found === undefined) return null;
  for (let count = found.length; count >= NAMES_MIN; count--) {
    const some = found.slice(0, count);
    const names = some.map((name) => name.text).join(', ');
    const text = `${title}: ${more.template.replace('{names}', () => names)}.`;
    if (text.length > chars.max) continue;
    return text.length < chars.min ? null : { text, grounding: some };
  }
  return null;
}

function namesOf({ signals }: PageMaterial, kind: 'heading' | 'list_item', title: string): Grounding[] {
  const seen = new Set([title.toLowerCase()]);
  return signals.prose.units.slice(0, BLOCKS_READ_MAX).flatMap(({ block, words }): Grounding[] => {
    if (block.kind !== kind || words.length > NAME_WORDS_MAX) return [];
    const text = cleanHeading(block.text).replace(/(?<!\s)\s*\([^()]*\)$/u, '');
    const key = text.toLowerCase();
    const isName =
      text.length >= NAME_CHARS.min &&
      text.length <= NAME_CHARS.max &&
      /^[\p{Lu}\p{Lo}\p{N}]/u.test(text) &&
      !text.includes(',') &&
      !NOT_A_NAME.test(text) &&
      !COMMAND.test(text) &&
      !seen.has(key);
    if (!isName) return [];
    seen.add(key);
    return [{ text, source: block.text, start: block.start, end: block.end }];
  });
}
