import type { VNode } from 'preact';

/**
 * A style element. The only place that sets markup without escaping: entities do not exist in CSS. `css` is a file of
 * ours, never text from a page.
 */
export function InlineStyle({ css }: { readonly css: string }): VNode {
  return <style dangerouslySetInnerHTML={{ __html: css }} />;
}
