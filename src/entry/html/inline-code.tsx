import type { VNode } from 'preact';

/** Turns `code` between backticks into elements. */
export function inlineCode(text: string): VNode {
  return <>{text.split('`').map((piece, index) => (index % 2 === 1 ? <code>{piece}</code> : piece))}</>;
}
