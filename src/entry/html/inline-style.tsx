import type { VNode } from 'preact';

/**
 * A style element. The only place that sets markup without escaping: CSS has no entities. `css` must be a file of
 * this project, never text from a page.
 */
export function InlineStyle({ css }: { readonly css: string }): VNode {
  return <style dangerouslySetInnerHTML={{ __html: css }} />;
}
