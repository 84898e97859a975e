import type { VNode } from 'preact';

/** Enough for a sentence; the title has the rest, up to a length that a title is of use for. */
const shownMax = 160;
const titleMax = 2_000;

interface HostileTextProps {
  readonly text: string | null | undefined;
  /** In UTF-16 units. */
  readonly max?: number | undefined;
}

/**
 * Text that a page, a caller or a receiver wrote, cut at `max`. Isolated in its direction, so that it cannot reverse
 * the text beside it.
 */
export function HostileText({ text, max = shownMax }: HostileTextProps): VNode {
  if (text === null || text === undefined || text === '') return <span class="soft">–</span>;
  const visible = inertText(cut(text, max));
  if (text.length <= max) return <bdi>{visible}</bdi>;
  return (
    <bdi class="cut" title={inertText(cut(text, titleMax))}>
      {visible}
    </bdi>
  );
}

/** Cuts between characters, never within a surrogate pair. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = /[\uD800-\uDBFF]/.test(text.charAt(max - 1)) ? max - 1 : max;
  return `${text.slice(0, end)}…`;
}

/**
 * Shows direction overrides and embeddings as visible signs: `bdi` isolates them from the surrounding text, but within
 * the text itself they could still show one address as another.
 */
export function inertText(text: string): string {
  return text.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '\uFFFD');
}
