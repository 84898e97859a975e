import { createRequire } from 'node:module';
import type { CssNode, ParseOptions } from 'css-tree';
import type * as Culori from 'culori';
import type { Rgb } from 'culori';

/**
 * The parser of CSS and the reader of colours, loaded at their first use: most pages have neither style elements nor
 * colours, and both packages together take a tenth of a second to load.
 */

type Tokenize = (css: string, onToken: (type: number, start: number, end: number) => void) => void;
type Parse = (css: string, options: ParseOptions) => CssNode;

let tokenizer: Tokenize | undefined;
let parser: Parse | undefined;
let colours: typeof Culori | undefined;

/** Calls `onToken` for each token of the CSS (CSS Syntax Level 3). Flat: it does not recurse into blocks. */
export function tokenizeCss(css: string, onToken: (type: number, start: number, end: number) => void): void {
  tokenizer ??= (createRequire(import.meta.url)('css-tree/tokenizer') as { tokenize: Tokenize }).tokenize;
  tokenizer(css, onToken);
}

/** Parses short CSS that the caller has bounded: the parser recurses into parentheses. Null where it gives up. */
export function parseCss(css: string, context: 'value' | 'mediaQueryList'): CssNode | null {
  parser ??= createRequire(import.meta.url)('css-tree/parser') as Parse;
  try {
    return parser(css, { context });
  } catch {
    return null;
  }
}

/** A colour in sRGB; undefined for what is none. */
export function parseColour(text: string): Rgb | undefined {
  const { parse, converter } = colourLibrary();
  try {
    return converter('rgb')(parse(text));
  } catch {
    // culori throws on some malformed functions: `rgb(1`.
    return undefined;
  }
}

/** WCAG 2.2, contrast ratio: from 1 to 21. */
export function contrastOf(front: Rgb, back: Rgb): number {
  return colourLibrary().wcagContrast(front, back);
}

function colourLibrary(): typeof Culori {
  colours ??= createRequire(import.meta.url)('culori') as typeof Culori;
  return colours;
}

/** Token types of css-tree; the names are those of CSS Syntax Level 3. */
export const TOKEN = {
  function: 2,
  atKeyword: 3,
  url: 7,
  colon: 16,
  semicolon: 17,
  comma: 18,
  leftBracket: 19,
  rightBracket: 20,
  leftParenthesis: 21,
  rightParenthesis: 22,
  leftBrace: 23,
  rightBrace: 24,
  comment: 25,
} as const;
