import type { Ink, Paint } from './paint.ts';
import { textWidth, wrapText } from './text-width.ts';

/** What every section of the report is drawn with. */
export interface Layout {
  /** Width of a line, in terminal columns. */
  readonly columns: number;
  readonly paint: Paint;
}

export interface ParagraphShape {
  /** Stands before the first line; the others are indented as far. May be painted: `markColumns` says its width then. */
  readonly mark?: string;
  readonly markColumns?: number;
  readonly ink?: Ink | readonly Ink[];
  /** Lines kept; the last one kept ends with an ellipsis when there were more. */
  readonly linesMax?: number;
}

/** Wraps one paragraph and paints it line by line, so that no style runs over a line's end. */
export function paragraph(text: string, layout: Layout, shape: ParagraphShape = {}): string[] {
  const { mark = '', markColumns = textWidth(mark), ink, linesMax = Number.POSITIVE_INFINITY } = shape;
  const columns = layout.columns - markColumns;
  const all = wrapText(text, columns);
  const kept = all.slice(0, linesMax);
  if (kept.length < all.length) {
    const [last = ''] = wrapText(kept.pop() ?? '', columns - 1);
    kept.push(`${last}…`);
  }
  return kept.map((line, index) => {
    const painted = ink === undefined ? line : layout.paint(ink, line);
    return (index === 0 ? mark : ' '.repeat(markColumns)) + painted;
  });
}

/** A quotation of the page, set in and dimmed. */
export function quotation(text: string, layout: Layout, indent: number, linesMax = 2): string[] {
  if (text === '') return [];
  return paragraph(`“${text}”`, layout, { mark: ' '.repeat(indent), ink: 'dim', linesMax });
}

/** A section's title with a line of space above it; nothing at all when there is nothing below it. */
export function section(title: string, lines: readonly string[], layout: Layout): string[] {
  return lines.length === 0 ? [] : ['', layout.paint('bold', title), ...lines];
}

/** `left` and `right` at the two ends of one line. Both are plain text that fits. */
export function spread(left: string, right: string, columns: number): string {
  return left + ' '.repeat(Math.max(2, columns - textWidth(left) - textWidth(right))) + right;
}
