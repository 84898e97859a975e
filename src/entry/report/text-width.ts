/** Terminal width of text, and wrapping. Expects visible text, without escape sequences. */
import stringWidth from 'string-width';
import wrapAnsi from 'wrap-ansi';

/** Columns of `text`: wide characters and emoji count two, marks none. */
export const textWidth = (text: string): number => stringWidth(text);

/**
 * Wraps `text` at spaces into lines of at most `columns` columns (at least 2); breaks a word only if it is longer than
 * a line. Normalizes to NFC. Empty text gives no lines.
 */
export function wrapText(text: string, columns: number): string[] {
  const lines = wrapAnsi(text, Math.max(2, columns), { hard: true }).split('\n');
  return lines.filter((line) => line !== '');
}

/** Truncates `text` to `columns` columns, with an ellipsis as the last one. */
export function shorten(text: string, columns: number): string {
  if (textWidth(text) <= columns) return text;
  const [kept = ''] = wrapAnsi(text, columns - 1, { hard: true, wordWrap: false }).split('\n');
  return `${kept.trimEnd()}…`;
}

/** Pads `text` with spaces to `columns` columns. */
export function padEnd(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - textWidth(text)));
}
