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
