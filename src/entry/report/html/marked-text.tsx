import type { VNode } from 'preact';
import type { PageContent } from '../../../core/schema/analysis-content.ts';
import type { Pointer, Tone } from './pointers.ts';
import { shownAsIs } from './shown-text.tsx';

/** Length limit in UTF-16 units, so that the report opens in any browser. */
export const shownTextMax = 200_000;

/**
 * The page's text line by line, with a mark at the place of every pointer. Marks may overlap: a piece of text has the
 * tone of the worst pointer, and each pointer begins with a label that links to the finding.
 */
export function markedText(content: PageContent, pointers: readonly Pointer[], shownLength: number): VNode {
  const text = content.text.slice(0, shownLength);
  const sorted = [...pointers].sort((one, other) => one.start - other.start || one.end - other.end);
  const levels = new Map(content.outline.map(({ start, level }) => [start, level]));
  const lines: VNode[] = [];
  let open: readonly Pointer[] = [];
  let next = 0;
  for (let start = 0; start <= text.length;) {
    const lineEnd = text.indexOf('\n', start);
    const end = lineEnd < 0 ? text.length : lineEnd;
    const begun: Pointer[] = [];
    for (let pointer = sorted[next]; pointer !== undefined && pointer.start <= end; pointer = sorted[next]) {
      begun.push(pointer);
      next += 1;
    }
    const active = [...open, ...begun];
    const line = markedLine(text, start, end, active);
    if (end > start || active.length > 0) lines.push(lineOf(line, levels.get(start)));
    open = active.filter((pointer) => pointer.end > end + 1);
    start = end + 1;
  }
  const left = content.text.length - text.length;
  return (
    <div class="page-text">
      {lines}
      {left > 0 && <p class="soft">{left.toLocaleString('en')} more characters.</p>}
    </div>
  );
}

/** Uses no heading elements, which would mix the page's outline with the report's. */
function lineOf(line: VNode, level: number | undefined): VNode {
  if (level === undefined) return <p dir="auto">{line}</p>;
  return (
    <p class={level <= 2 ? 'heading major' : 'heading'} dir="auto">
      {line}
    </p>
  );
}

function markedLine(text: string, start: number, end: number, pointers: readonly Pointer[]): VNode {
  if (pointers.length === 0) return shownAsIs(text.slice(start, end));
  const cuts = new Set([start, end]);
  for (const pointer of pointers) {
    for (const at of [pointer.start, pointer.end]) {
      if (at > start && at < end) cuts.add(outsidePair(text, at));
    }
  }
  const places = [...cuts].sort((one, other) => one - other);
  return <>{places.map((from, index) => piece(text, from, places[index + 1] ?? from, start, pointers))}</>;
}

/** Moves an offset inside a surrogate pair before the pair. */
function outsidePair(text: string, at: number): number {
  const isLow = /[\udc00-\udfff]/.test(text.charAt(at));
  return isLow && /[\ud800-\udbff]/.test(text.charAt(at - 1)) ? at - 1 : at;
}

function piece(
  text: string,
  from: number,
  to: number,
  lineStart: number,
  pointers: readonly Pointer[],
): VNode {
  const beginning = pointers.filter((pointer) => outsidePair(text, pointer.start) === from);
  const labels = beginning.map((pointer) => (
    <a class={`label ${pointer.tone}`} id={pointer.id} href={pointer.targetHref}>
      {pointer.label}
    </a>
  ));
  if (from === to) return <>{(from === lineStart || labels.length > 0) && labels}</>;
  const covering = pointers.filter((pointer) => pointer.start < to && pointer.end > from);
  const words = shownAsIs(text.slice(from, to));
  if (covering.length === 0)
    return (
      <>
        {labels}
        {words}
      </>
    );
  return (
    <mark class={worstTone(covering)}>
      {labels}
      {words}
    </mark>
  );
}

/** The legend of the marks' colours. */
export const markKey = (): VNode => (
  <p class="key">
    <span>Marks show the evidence of checks:</span> <mark class="bad">failed</mark>{' '}
    <mark class="mid">partly</mark> <mark class="good">passed</mark>{' '}
    <mark class="neutral">best passage of a query</mark>
  </p>
);

const tones: readonly Tone[] = ['bad', 'mid', 'good', 'neutral'];

function worstTone(pointers: readonly Pointer[]): Tone {
  return tones.find((tone) => pointers.some((pointer) => pointer.tone === tone)) ?? 'neutral';
}
