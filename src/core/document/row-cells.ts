import { isDataRow } from './block-kind.ts';
import type { Element } from './tree.ts';

/** Collects the cells of one row: each cell becomes one text, and an empty cell keeps its column. */
export class RowCells {
  readonly cells: string[] = [];
  private parts: string[] = [];

  add(text: string): void {
    this.parts.push(text);
  }

  close(): void {
    this.cells.push(this.parts.join(' '));
    this.parts = [];
  }
}

/** The row for the element's text; a table inside a cell starts anew. */
export function rowFor(element: Element, tag: string, around: RowCells | null): RowCells | null {
  if (tag === 'tr' && isDataRow(element)) return new RowCells();
  return tag === 'table' ? null : around;
}
