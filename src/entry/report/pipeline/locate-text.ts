/** Finds words of a page in its source: the result knows places in the text, an editor needs lines of the file. */
import { namedCharacters } from './named-characters.ts';

export interface TextPlace {
  /** From 1; columns count UTF-16 units. `endColumn` is the first column after the words. */
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export type TextPlaces = ReadonlyMap<string, TextPlace>;

/** The words of a source without tags, and where each character begins and ends. */
interface PlainSource {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Words that occur twice have no place: a wrong line is worse than none. */
export function locateTexts(html: string, texts: Iterable<string>): TextPlaces {
  const plain = plainSource(html);
  const lineStarts = lineStartsOf(html);
  const places = new Map<string, TextPlace>();
  for (const text of texts) {
    const range = plainRange(plain, text) ?? rawRange(html, text);
    if (range === undefined) continue;
    const [startLine, startColumn] = positionOf(range.start, lineStarts);
    const [endLine, endColumn] = positionOf(range.end, lineStarts);
    places.set(text, { startLine, startColumn, endLine, endColumn });
  }
  return places;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

function plainRange({ text, starts, ends }: PlainSource, quote: string): Range | undefined {
  const words = quote.replace(/\s+/g, ' ').trim();
  const at = uniqueIndex(text, words);
  if (at === undefined) return undefined;
  const [start, end] = [starts[at], ends[at + words.length - 1]];
  return start === undefined || end === undefined ? undefined : { start, end };
}

/** Words of attributes and scripts, such as a description. */
function rawRange(html: string, quote: string): Range | undefined {
  const at = uniqueIndex(html, quote);
  return at === undefined ? undefined : { start: at, end: at + quote.length };
}

function uniqueIndex(text: string, words: string): number | undefined {
  if (words === '') return undefined;
  const at = text.indexOf(words);
  return at < 0 || text.includes(words, at + 1) ? undefined : at;
}

/** A tag, comment, script or style; a character reference; white space; or one other character. */
const pieces =
  /<!--[\s\S]*?(?:-->|$)|<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)|<[a-z/!?][^>]*(?:>|$)|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,30});|\s+|[^<&\s]|[<&]/giy;

function plainSource(html: string): PlainSource {
  const [starts, ends]: [number[], number[]] = [[], []];
  const text: string[] = [];
  for (const match of html.matchAll(pieces)) {
    const [piece] = match;
    const isMarkup = /^<[a-z/!?]/i.test(piece);
    // Words on both sides of a tag are apart on the page, or not: the quote decides by its own blanks.
    const isBlank =
      /^\s/.test(piece) || (isMarkup && /^<\/?(?:p|li|td|th|h[1-6]|div|br|dt|dd)\b/i.test(piece));
    if (isMarkup && !isBlank) continue;
    if (isBlank && (text.length === 0 || text.at(-1) === ' ')) continue;
    for (const unit of isBlank ? ' ' : characterOf(piece)) {
      for (const half of unit.split('')) {
        text.push(half);
        starts.push(match.index);
        ends.push(match.index + piece.length);
      }
    }
  }
  return { text: text.join(''), starts, ends };
}

function characterOf(piece: string): string {
  if (!piece.startsWith('&') || piece.length === 1) return piece;
  const name = piece.slice(1, -1);
  if (!name.startsWith('#')) return namedCharacters[name] ?? piece;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : piece;
}

function lineStartsOf(html: string): readonly number[] {
  return [0, ...[...html.matchAll(/\r\n|\r|\n/g)].map((match) => match.index + match[0].length)];
}

function positionOf(offset: number, lineStarts: readonly number[]): [line: number, column: number] {
  let [low, high] = [0, lineStarts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((lineStarts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return [low + 1, offset - (lineStarts[low] ?? 0) + 1];
}
