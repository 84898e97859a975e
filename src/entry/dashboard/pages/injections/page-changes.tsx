import type { VNode } from 'preact';
import type { DiffBlock, InjectionDiff } from '../../../../core/schema/injection.ts';
import { cut, inertText } from '../../components/hostile-text.tsx';

/** As much as a person reads; limits what a page can inject into ours. */
const linesMax = 150;
const lineCharsMax = 600;

/** The page's blocks in reading order: removed, added, and unchanged neighbours. */
export function pageChanges({ before, after }: InjectionDiff): VNode {
  const gone = before.filter(({ changed }) => changed);
  const lines = [
    ...gone.map((block) => line(block, 'gone')),
    ...after.map((block) => (block.kind === 'gap' ? gapLine() : line(block, block.changed ? 'new' : 'same'))),
  ];
  const left = lines.length - linesMax;
  return (
    <ol class="changes">
      {lines.slice(0, linesMax)}
      {left > 0 && <li class="gap">{left} more</li>}
    </ol>
  );
}

const gapLine = (): VNode => (
  <li class="gap">
    <span class="visually-hidden">Unchanged blocks</span>⋯
  </li>
);

const signs = { gone: '−', new: '+', same: ' ' } as const;
const names = { gone: 'Removed: ', new: 'Added: ', same: '' } as const;

const shortNames: Readonly<Record<string, string>> = { meta_description: 'description' };

function line({ kind, level, text }: DiffBlock, how: 'gone' | 'new' | 'same'): VNode {
  const name = kind === 'heading' ? `h${String(level)}` : (shortNames[kind] ?? kind.replaceAll('_', ' '));
  return (
    <li class={how}>
      <span class="sign" aria-hidden="true">
        {signs[how]}
      </span>
      <span class="kind">{name}</span>
      <span class="visually-hidden">{names[how]}</span>
      <span class="words" dir="auto">
        {inertText(cut(text, lineCharsMax))}
      </span>
    </li>
  );
}
