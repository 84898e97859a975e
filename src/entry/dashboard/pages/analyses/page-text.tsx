import type { VNode } from 'preact';
import type { AnalysisResult } from '../../../../core/schema/analysis-result.ts';
import type { PageContent } from '../../../../core/schema/analysis-content.ts';
import { markedText } from '../../../report/html/marked-text.tsx';
import { anchorsOf, type Anchors, type Pointer } from '../../../report/html/pointers.ts';
import { pathOf } from './analysis-parts.tsx';

/** In UTF-16 units: small enough for a page beside everything else, in any script. */
const partLength = 12_000;

/** The start of each part: after a nearby line end, and never within a character. */
export function partStarts(text: string): readonly number[] {
  const starts = [0];
  for (let start = 0; start + partLength < text.length;) {
    const lineEnd = text.lastIndexOf('\n', start + partLength - 1);
    const limit = start + partLength;
    const isSplit = /[\ud800-\udbff]/.test(text.charAt(limit - 1));
    start = lineEnd > start + partLength / 2 ? lineEnd + 1 : isSplit ? limit - 1 : limit;
    starts.push(start);
  }
  return starts;
}

/** The anchors of the whole text, with links to the part that contains each. */
export function dashboardAnchors(id: string, result: AnalysisResult, content: PageContent): Anchors {
  const anchors = anchorsOf(result, content, 1, content.text.length);
  const starts = partStarts(content.text);
  const linked = new Map(
    anchors.pointers.map((pointer) => {
      const part = starts.findLastIndex((start) => start <= pointer.start);
      const href = part <= 0 ? `#${pointer.id}` : `${partPath(id, part)}#${pointer.id}`;
      return [pointer.id, { ...pointer, href, targetHref: `${pathOf(id)}#${pointer.target}` }] as const;
    }),
  );
  return {
    ...anchors,
    pointers: [...linked.values()],
    pointerOf: (evidence) => linked.get(anchors.pointerOf(evidence)?.id ?? ''),
  };
}

/** Parts are counted from 1 in addresses. */
export const partPath = (id: string, part: number): string => `${pathOf(id)}/text?part=${String(part + 1)}`;

/** One part of the text with its marks; undefined for a part that does not exist. */
export function textPart(
  content: PageContent,
  pointers: readonly Pointer[],
  part: number,
): VNode | undefined {
  const starts = partStarts(content.text);
  const from = starts[part];
  if (from === undefined || content.text === '') return undefined;
  const to = starts[part + 1] ?? content.text.length;
  const own = pointers
    .filter(({ start, end }) => start < to && end > from)
    .map((pointer) => ({
      ...pointer,
      // A passage that began in the previous part has its first anchor there.
      id: pointer.start < from ? `${pointer.id}-${String(part + 1)}` : pointer.id,
      start: Math.max(0, pointer.start - from),
      end: Math.min(to, pointer.end) - from,
    }));
  const outline = content.outline.flatMap(({ start, ...entry }) =>
    start !== null && start >= from && start < to ? [{ ...entry, start: start - from }] : [],
  );
  const text = content.text.slice(from, to);
  return markedText({ ...content, text, outline }, own, text.length);
}

/** The link to the next part: loaded in place with a script, a page of its own without. */
export function moreText(id: string, content: PageContent, part: number): VNode | undefined {
  const starts = partStarts(content.text);
  const next = starts[part + 1];
  if (next === undefined) return undefined;
  const left = content.text.length - next;
  return (
    <p class="more-text">
      <a
        class="button"
        href={partPath(id, part + 1)}
        hx-get={`${pathOf(id)}/text-part?part=${part + 2}`}
        hx-target="closest p"
        hx-swap="outerHTML"
      >
        Show more
      </a>{' '}
      <span class="soft small">
        {left.toLocaleString('en')} of {content.text.length.toLocaleString('en')} characters left.
      </span>
    </p>
  );
}
