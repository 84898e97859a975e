import type { ComponentChildren, VNode } from 'preact';

interface LinkButtonProps {
  /** A path of the dashboard, never an address from a page. */
  readonly href: string;
  readonly kind?: 'main' | 'danger' | undefined;
  readonly children: ComponentChildren;
}

export function LinkButton({ href, kind, children }: LinkButtonProps): VNode {
  return (
    <a class={kind === undefined ? 'button' : `button ${kind}`} href={href}>
      {children}
    </a>
  );
}
