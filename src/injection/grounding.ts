import type { Signals } from '../analysis/signals/signals.ts';
export interface Claim {
  readonly kind: string;
  readonly text: string;
}
export interface GroundingSources {
  readonly text: string;
}
export function groundingSources(signals: Signals, facts: readonly string[]): GroundingSources {
  return { text: [signals.page.text, ...facts].join('\n') };
}
export function checkGrounding(_text: string, _sources: GroundingSources): readonly Claim[] {
  return [];
}
