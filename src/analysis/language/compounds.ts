import { packOf } from '../../languages/index.ts';

/** Letters of a part that may be looked for within a compound: shorter ones stand in words that have nothing to do with them. */
const PART_CHARS_MIN = 4;

/** True for a language that writes a term of several words as one. */
export function isCompounding(language: string): boolean {
  return packOf(language).grammar.writesCompounds;
}

/** Those of the wanted stems that a text has, as words of their own or, where terms are written as one, within others. */
export function stemsHeld(
  wanted: ReadonlySet<string>,
  stems: ReadonlySet<string>,
  language: string,
): ReadonlySet<string> {
  const held = new Set<string>();
  const compounds = isCompounding(language);
  for (const stem of wanted) {
    if (stems.has(stem) || (compounds && isPart(stem, stems))) held.add(stem);
  }
  return held;
}

/** At the start or the end of a longer stem, or the longer one of the two itself. */
function isPart(wanted: string, stems: ReadonlySet<string>): boolean {
  for (const stem of stems) {
    const [long, short] = stem.length > wanted.length ? [stem, wanted] : [wanted, stem];
    if (short.length >= PART_CHARS_MIN && (long.startsWith(short) || long.endsWith(short))) return true;
  }
  return false;
}
