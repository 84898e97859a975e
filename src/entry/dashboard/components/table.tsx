import type { ComponentChildren, VNode } from 'preact';

export interface Column<Row> {
  readonly label: string;
  /** For a column that needs no heading to be understood; screen readers get it. */
  readonly isLabelHidden?: boolean;
  readonly cell: (row: Row) => ComponentChildren;
  /** The address of the list in the order of this column; in the other direction when it is `sorted`. */
  readonly sortHref?: string;
  readonly sorted?: 'ascending' | 'descending' | undefined;
  /** `number`: to the right. `head`: names the row. `bare`: without a label on a phone, for buttons. `short`: on one line where there is room. */
  readonly kind?: 'number' | 'head' | 'bare' | 'short';
}

export interface TableProps<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  /** Names the rows for screen readers; visible when `isCaptionShown`. */
  readonly caption: string;
  readonly isCaptionShown?: boolean;
  /** On a phone: each row a card (the default), or the table scrolls within itself. */
  readonly onPhone?: 'cards' | 'scroll';
}

export function Table<Row>({
  rows,
  columns,
  caption,
  isCaptionShown = false,
  onPhone = 'cards',
}: TableProps<Row>): VNode {
  return (
    <div class="table-scroll" tabindex={0} role="region" aria-label={caption}>
      <table class={onPhone === 'cards' ? 'cards' : undefined}>
        <caption class={isCaptionShown ? undefined : 'visually-hidden'}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                scope="col"
                class={column.kind === 'number' ? 'number' : undefined}
                aria-sort={column.sorted}
              >
                {headingOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr>{columns.map((column) => cellOf(row, column))}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function headingOf<Row>({ label, isLabelHidden = false, sortHref }: Column<Row>): ComponentChildren {
  if (isLabelHidden) return <span class="visually-hidden">{label}</span>;
  return sortHref === undefined ? (
    label
  ) : (
    <a class="sort" href={sortHref}>
      {label}
    </a>
  );
}

function cellOf<Row>(row: Row, { label, cell, kind }: Column<Row>): VNode {
  const value = cell(row);
  if (kind === 'head') return <th scope="row">{value}</th>;
  if (value === undefined || value === '') return <td class={kind} />;
  // On a phone the label is beside the value: the extra element makes the whole value one grid item.
  return (
    <td data-label={label} class={kind}>
      <div>{value}</div>
    </td>
  );
}
