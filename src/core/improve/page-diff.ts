import type { DiffBlock, InjectionDiff } from '../schema/injection.ts';
import type { PageDocument } from '../document/page-document.ts';

type Line = Omit<DiffBlock, 'changed'>;

/**
 * The changes between two versions of a page. Content blocks are inserted between blocks that keep their order, so equal
 * blocks are matched from the front; linear in the number of blocks.
 */
export function pageDiff(before: PageDocument, after: PageDocument): InjectionDiff {
  const [old, now] = [linesOf(before), linesOf(after)];
  const ahead = new Map<string, number>();
  for (const line of now) count(ahead, keyOf(line), 1);
  const oldChanged = old.map(() => true);
  const nowChanged = now.map(() => true);
  let next = 0;
  old.forEach((line, index) => {
    const key = keyOf(line);
    if ((ahead.get(key) ?? 0) <= 0) return;
    for (let found = false; next < now.length && !found; next += 1) {
      const candidate = now[next];
      if (candidate === undefined) continue;
      const candidateKey = keyOf(candidate);
      count(ahead, candidateKey, -1);
      found = candidateKey === key;
      if (found) {
        oldChanged[index] = false;
        nowChanged[next] = false;
      }
    }
  });
  const marked = (lines: readonly Line[], changed: readonly boolean[]): DiffBlock[] =>
    lines.map((line, index) => ({ ...line, changed: changed[index] ?? true }));
  return { before: marked(old, oldChanged), after: marked(now, nowChanged) };
}

function linesOf({ metadata, titleHeading, allBlocks }: PageDocument): Line[] {
  const head = (kind: string, text: string | null): Line[] =>
    text === null ? [] : [{ kind, level: 0, text }];
  return [
    ...head('title', metadata.title),
    ...head('meta_description', metadata.description),
    ...(titleHeading === null ? [] : [{ kind: 'heading', level: 1, text: titleHeading }]),
    ...allBlocks.map(({ kind, level, text }) => ({ kind, level, text })),
  ];
}

const keyOf = ({ kind, level, text }: Line): string => `${kind} ${String(level)} ${text}`;

function count(counts: Map<string, number>, key: string, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}
