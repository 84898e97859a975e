import type { ComponentChildren, VNode } from 'preact';

interface DocTableProps {
  /** Accessible name. */
  readonly label: string;
  readonly columns: readonly ComponentChildren[];
  readonly rows: readonly (readonly ComponentChildren[])[];
}

/** A table that scrolls horizontally on a narrow screen. */
export function DocTable({ label, columns, rows }: DocTableProps): VNode {
  return (
    <div class="scroll" tabindex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th scope="col">{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr>
              {cells.map((cell) => (
                <td class={typeof cell === 'number' ? 'number' : undefined}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
