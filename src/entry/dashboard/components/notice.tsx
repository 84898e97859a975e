import type { ComponentChildren, VNode } from 'preact';
import { toneClass, type Tone } from './tone.ts';

export function Notice({
  tone,
  children,
}: {
  readonly tone?: Tone;
  readonly children: ComponentChildren;
}): VNode {
  return <div class={`notice${toneClass(tone)}`}>{children}</div>;
}
