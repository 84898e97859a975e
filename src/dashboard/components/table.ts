import type { Html, HtmlValue } from '../../http/html.ts';
import { html } from '../../http/html.ts';

export interface Column<Row> {
  readonly label: string;
  readonly cell: (row: Row) => HtmlValue;
  /** `number`: to the right. `head`: names the row. `bare`: has no label on a phone, as buttons. */
  readonly kind?: 'number' | 'head' | 'bare';
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
  if (kind === 'head') return html`<th scope="row">${cell(row)}</th>`;
  return html`<td data-label="${label}" class="${kind ?? ''}">${cell(row)}</td>`;
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
