/** The columns that text takes in a terminal, and lines that fit. Expects visible text: no escape sequences. */
import stringWidth from 'string-width';
import wrapAnsi from 'wrap-ansi';

/** Columns of `text`: wide characters and emoji count two, marks none. */
export const textWidth = (text: string): number => stringWidth(text);

/**
 * Breaks `text` into lines of at most `columns` columns (at least 2), at spaces; inside a word only where it is longer
 * than a line. Composes letters and marks (NFC). Empty text gives no lines.
 */
export function wrapText(text: string, columns: number): string[] {
  const lines = wrapAnsi(text, Math.max(2, columns), { hard: true }).split('\n');
  return lines.filter((line) => line !== '');
}

/** Cuts `text` to `columns` columns, the last of them an ellipsis when something was cut. */
export function shorten(text: string, columns: number): string {
  if (textWidth(text) <= columns) return text;
  const [kept = ''] = wrapAnsi(text, columns - 1, { hard: true, wordWrap: false }).split('\n');
  return `${kept.trimEnd()}…`;
}

/** `text` filled up with spaces to `columns` columns; unchanged when it is longer. */
export function padEnd(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - textWidth(text)));
}
