import type { ComponentChildren, VNode } from 'preact';

interface FoldProps {
  readonly id: string;
  readonly title: string;
  /** Beside the title: what the section contains, so that a reader knows whether to open it. */
  readonly note?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A section that opens at its heading, without a script. */
export function Fold({ id, title, note, children }: FoldProps): VNode {
  return (
    <details class="fold" id={id}>
      <summary>
        <h2>{title}</h2> {note !== undefined && <span class="soft small">{note}</span>}
      </summary>
      {children}
    </details>
  );
}
