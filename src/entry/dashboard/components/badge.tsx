import type { ComponentChildren, VNode } from 'preact';
import { toneClass, type Tone } from './tone.ts';

export function Badge({
  tone,
  children,
}: {
  readonly tone?: Tone;
  readonly children: ComponentChildren;
}): VNode {
  return <span class={`badge${toneClass(tone)}`}>{children}</span>;
}
