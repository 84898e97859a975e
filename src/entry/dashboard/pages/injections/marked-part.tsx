import type { VNode } from 'preact';
import { inertText } from '../../components/hostile-text.tsx';
import type { Range } from './word-diff.ts';

/** A part of a text, with `del` or `ins` around what is in `marks`, which are in order. */
export function markedPart(
  text: string,
  { start, end }: Range,
  marks: readonly Range[],
  mark: 'del' | 'ins',
): VNode {
  const pieces: (VNode | string)[] = [];
  let read = start;
  for (const range of marks) {
    const [from, to] = [Math.max(range.start, read), Math.min(range.end, end)];
    if (from >= to) continue;
    pieces.push(inertText(text.slice(read, from)));
    const words = inertText(text.slice(from, to));
    pieces.push(mark === 'del' ? <del>{words}</del> : <ins>{words}</ins>);
    read = to;
  }
  pieces.push(inertText(text.slice(read, end)));
  return <>{pieces}</>;
}
