import type { VNode } from 'preact';
import { shown } from './shown-text.tsx';

/** The findings that cost a page most points, where no action is certain to help; undefined without any. */
export function lossList(losses: readonly string[]): VNode | undefined {
  if (losses.length === 0) return undefined;
  return (
    <ul>
      {losses.map((loss) => (
        <li dir="auto">{shown(loss)}</li>
      ))}
    </ul>
  );
}
