import type { Ink, Paint } from './paint.ts';
import { textWidth, wrapText } from './text-width.ts';
import { quoted } from '../../core/evidence/quoted.ts';

/** Shared by every section of the report. */
export interface Layout {
  /** Width of a line, in terminal columns. */
  readonly columns: number;
  readonly paint: Paint;
}

export interface ParagraphShape {
  /** Prefix of the first line; the others are indented to match. If painted, `markColumns` is its width. */
  readonly mark?: string;
  readonly markColumns?: number;
  readonly ink?: Ink | readonly Ink[];
  /** Maximum lines; a truncated text ends with an ellipsis. */
  readonly linesMax?: number;
}

/** Wraps a paragraph and paints it line by line, so that no style crosses a line's end. */
export function paragraph(text: string, layout: Layout, shape: ParagraphShape = {}): string[] {
  const { mark = '', markColumns = textWidth(mark), ink, linesMax = Number.POSITIVE_INFINITY } = shape;
  const columns = layout.columns - markColumns;
  const all = wrapText(text, columns);
  const kept = all.slice(0, linesMax);
  if (kept.length < all.length) {
    // A quotation keeps its end.
    const end = text.endsWith('”') ? '…”' : '…';
    const [last = ''] = wrapText(kept.pop() ?? '', columns - textWidth(end));
    kept.push(`${last}${end}`);
  }
  return kept.map((line, index) => {
    const painted = ink === undefined ? line : layout.paint(ink, line);
    return (index === 0 ? mark : ' '.repeat(markColumns)) + painted;
  });
}

/** A quotation of the page, indented and dimmed. */
export function quotation(text: string, layout: Layout, indent: number, linesMax = 2): string[] {
  if (text === '') return [];
  return paragraph(quoted(text, layout.columns * linesMax), layout, {
    mark: ' '.repeat(indent),
    ink: 'dim',
    linesMax,
  });
}

/** A section with its title and an empty line above; nothing if it has no content. */
export function section(title: string, lines: readonly string[], layout: Layout): string[] {
  return lines.length === 0 ? [] : ['', layout.paint('bold', title), ...lines];
}

/** `left` and `right` at the ends of one line; both must be unpainted and fit. */
export function spread(left: string, right: string, columns: number): string {
  return left + ' '.repeat(Math.max(2, columns - textWidth(left) - textWidth(right))) + right;
}
