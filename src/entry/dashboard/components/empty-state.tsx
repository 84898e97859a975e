import type { ComponentChildren, VNode } from 'preact';

interface EmptyStateProps {
  readonly title: string;
  /** A button or link to the first step. */
  readonly action?: VNode | undefined;
  readonly children: ComponentChildren;
}

/** Replaces a list without entries: the purpose of the list and the first step. */
export function EmptyState({ title, action, children }: EmptyStateProps): VNode {
  return (
    <div class="empty">
      <h2>{title}</h2>
      <p>{children}</p>
      {action !== undefined && <p>{action}</p>}
    </div>
  );
}
