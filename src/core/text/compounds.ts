import { packOf } from '../languages/index.ts';

/** Minimum length of a part looked for within a compound: shorter strings occur in unrelated words. */
const PART_CHARS_MIN = 4;

/** True for a language that writes compounds as one word. */
export function isCompounding(language: string): boolean {
  return packOf(language).grammar.writesCompounds;
}

/** The wanted stems that a text contains, as separate words or, in compounding languages, within others. */
export function matchStems(
  wanted: ReadonlySet<string>,
  stems: ReadonlySet<string>,
  language: string,
): ReadonlySet<string> {
  const matched = new Set<string>();
  const compounds = isCompounding(language);
  for (const stem of wanted) {
    if (stems.has(stem) || (compounds && isPart(stem, stems))) matched.add(stem);
  }
  return matched;
}

/** True for a part at the start or end of a longer stem, and for the compound of a shorter one. */
function isPart(wanted: string, stems: ReadonlySet<string>): boolean {
  for (const stem of stems) {
    const [long, short] = stem.length > wanted.length ? [stem, wanted] : [wanted, stem];
    if (short.length >= PART_CHARS_MIN && (long.startsWith(short) || long.endsWith(short))) return true;
  }
  return false;
}
