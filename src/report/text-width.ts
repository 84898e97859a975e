/** Columns that text takes in a terminal, and breaking it into lines that fit. Expects visible text. */

/** Ranges that Unicode's East Asian Width (UAX #11) calls wide or full-width, merged where only gaps lie between. */
const wideRanges: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0x33ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xa000, 0xa4cf],
  [0xa960, 0xa97f],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe10, 0xfe19],
  [0xfe30, 0xfe6f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x16fe0, 0x18dff],
  [0x1aff0, 0x1b2ff],
  [0x1f200, 0x1f2ff],
  [0x20000, 0x3fffd],
];

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** Segmenter's time grows with the square of the text's length (400 kB: minutes), so it gets a bit at a time. */
const segmentedMax = 200;

function* graphemesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length;) {
    // Half a surrogate pair at the cut would count as a character and part it from what it belongs to.
    const end = start + segmentedMax;
    const isSplit = end < text.length && /[\ud800-\udbff]/.test(text.charAt(end - 1));
    const part = text.slice(start, isSplit ? end - 1 : end);
    const segments = [...segmenter.segment(part)];
    // The last one may go on behind the cut, so it is looked at again, unless it is all that there is.
    const isCut = start + part.length < text.length && segments.length > 1;
    for (const { segment } of isCut ? segments.slice(0, -1) : segments) {
      yield segment;
      start += segment.length;
    }
  }
}

const isPrintableAscii = /^[\x20-\x7e]*$/;
/** Marks and joiners take no column; neither do the vowels and finals that compose a Hangul syllable. */
const zeroWidth = /[\p{Mn}\p{Me}\p{Cf}\u1160-\u11ff]/u;
const emoji = /\p{Emoji_Presentation}|\p{Emoji}\ufe0f/u;

/** Columns of `text`: wide characters and emoji count two, marks none. */
export function textWidth(text: string): number {
  if (isPrintableAscii.test(text)) return text.length;
  let width = 0;
  for (const grapheme of graphemesOf(text)) width += graphemeWidth(grapheme);
  return width;
}

function graphemeWidth(grapheme: string): number {
  if (emoji.test(grapheme)) return 2;
  let width = 0;
  for (const character of grapheme) {
    if (!zeroWidth.test(character)) width += isWide(character) ? 2 : 1;
  }
  return width;
}

function isWide(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return code >= 0x1100 && wideRanges.some(([first, last]) => code >= first && code <= last);
}

/**
 * Breaks `text` into lines of at most `columns` columns (at least 2), at spaces; inside a word only where it is longer
 * than a line or written in a script without spaces. Empty text gives no lines.
 */
export function wrapText(text: string, columns: number): string[] {
  const limit = Math.max(2, columns);
  const lines: string[] = [];
  let line = '';
  let width = 0;
  for (const piece of pieces(text, limit)) {
    const gap = piece.startsWord && line !== '' ? ' ' : '';
    if (line !== '' && width + gap.length + piece.width > limit) {
      lines.push(line);
      line = piece.text;
      width = piece.width;
    } else {
      line += gap + piece.text;
      width += gap.length + piece.width;
    }
  }
  return line === '' ? lines : [...lines, line];
}

interface Piece {
  readonly text: string;
  readonly width: number;
  readonly startsWord: boolean;
}

/** What must stay together: a word, or one character of a word that may be broken. */
function* pieces(text: string, limit: number): Generator<Piece> {
  for (const word of text.split(' ').filter((part) => part !== '')) {
    const width = textWidth(word);
    if (width <= limit && !hasWideCharacter(word)) {
      yield { text: word, width, startsWord: true };
      continue;
    }
    let startsWord = true;
    for (const grapheme of graphemesOf(word)) {
      yield { text: grapheme, width: graphemeWidth(grapheme), startsWord };
      startsWord = false;
    }
  }
}

function hasWideCharacter(word: string): boolean {
  return !isPrintableAscii.test(word) && [...word].some(isWide);
}

/** Cuts `text` to `columns` columns, the last of them an ellipsis when something was cut. */
export function shorten(text: string, columns: number): string {
  if (textWidth(text) <= columns) return text;
  let kept = '';
  let width = 0;
  for (const grapheme of graphemesOf(text)) {
    width += graphemeWidth(grapheme);
    if (width > columns - 1) break;
    kept += grapheme;
  }
  return `${kept.trimEnd()}…`;
}

/** `text` filled up with spaces to `columns` columns; unchanged when it is longer. */
export function padEnd(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - textWidth(text)));
}
