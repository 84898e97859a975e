import { entriesOf } from './compile.ts';
import type { ValuedList } from './notation.ts';

/** An entry of a list with values: `12 dozen` has the value "12" and the word "dozen". */
export interface ValuedEntry {
  readonly value: string;
  /** In the notation of word lists. */
  readonly entry: string;
}

/** The entries of a list and their values, in order; none for null. */
export function valuedEntries(list: ValuedList | null): readonly ValuedEntry[] {
  return entriesOf(list).map((text) => {
    const gap = text.indexOf(' ');
    return { value: text.slice(0, gap), entry: text.slice(gap + 1) };
  });
}

/** All spellings of an entry, for look-ups word by word: `tag[e[n]]` is "tag", "tage" and "tagen". Keeps `*`. */
export function formsOf(entry: string): readonly string[] {
  const open = entry.search(/[([]/);
  if (open < 0) return [entry];
  const close = closingBracket(entry, open);
  const [before, inside, after] = [
    entry.slice(0, open),
    entry.slice(open + 1, close),
    entry.slice(close + 1),
  ];
  const choices = [...(entry.charAt(open) === '[' ? [''] : []), ...entriesOf(inside)];
  return choices.flatMap((choice) => formsOf(before + choice + after));
}

function closingBracket(entry: string, open: number): number {
  let depth = 0;
  for (let at = open; at < entry.length; at++) {
    if ('(['.includes(entry.charAt(at))) depth++;
    if (')]'.includes(entry.charAt(at)) && --depth === 0) return at;
  }
  throw new Error(`unmatched bracket in “${entry}”`);
}
