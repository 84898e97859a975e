import type { Html, HtmlValue } from '../../html/html.ts';
import { html } from '../../html/html.ts';

export interface Column<Row> {
  readonly label: string;
  readonly cell: (row: Row) => HtmlValue;
  /** `number`: to the right. `head`: names the row. `bare`: has no label on a phone, as buttons. `short`: stays on one line where there is room. */
  readonly kind?: 'number' | 'head' | 'bare' | 'short';
}

export interface TableOptions {
  /** Says what the rows are; read aloud, and shown when `isCaptionShown`. */
  readonly caption: string;
  readonly isCaptionShown?: boolean;
  /** On a phone: each row a card (the default), or the table scrolls within itself. */
  readonly onPhone?: 'cards' | 'scroll';
}

export function table<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  options: TableOptions,
): Html {
  const heads = columns.map(
    ({ label, kind }) => html`<th scope="col" class="${kind === 'number' ? 'number' : ''}">${label}</th>`,
  );
  const body = rows.map(
    (row) =>
      html`<tr>
        ${columns.map((column) => cellOf(row, column))}
      </tr>`,
  );
  const { caption, onPhone = 'cards' } = options;
  return html`<div class="table-scroll" tabindex="0" role="region" aria-label="${caption}">
    <table class="${onPhone === 'cards' ? 'cards' : ''}">
      <caption class="${options.isCaptionShown === true ? '' : 'visually-hidden'}">
        ${caption}
      </caption>
      <thead>
        <tr>
          ${heads}
        </tr>
      </thead>
      <tbody>
        ${body}
      </tbody>
    </table>
  </div>`;
}

function cellOf<Row>(row: Row, { label, cell, kind }: Column<Row>): Html {
  const value = cell(row);
  if (kind === 'head') return html`<th scope="row">${value}</th>`;
  const className = kind ?? '';
  // On a phone the label stands beside the value: whatever that consists of is one thing.
  return value === undefined || value === ''
    ? html`<td class="${className}"></td>`
    : html`<td data-label="${label}" class="${className}"><div>${value}</div></td>`;
}

/** Links to the pages of a list that is read with a cursor. */
export function pagination(links: {
  readonly first?: string | undefined;
  readonly next?: string | undefined;
}): Html | undefined {
  if (links.first === undefined && links.next === undefined) return undefined;
  return html`<nav class="pages" aria-label="Pages">
    ${links.first === undefined ? undefined : html`<a class="button" href="${links.first}">Newest</a>`}
    ${links.next === undefined ? undefined : html`<a class="button" href="${links.next}" rel="next">Older</a>`}
  </nav>`;
}
