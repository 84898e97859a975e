import type { VNode } from 'preact';
import type { AnalysisResult } from '../../../schema/analysis-result.ts';
import type { ContentBlock, Placement } from '../../../schema/content-block.ts';
import { blockNames, wordsOfBlock } from '../../../report/block-words.ts';
import { shown } from '../../../report/html/shown-text.tsx';
import type { Anchors } from '../../../report/html/pointers.ts';
import { CopyBox } from '../../components/copy-box.tsx';

export const blockAnchor = (index: number): string => `block-${String(index + 1)}`;

const operations: Readonly<Record<Placement['operation'], string>> = {
  replace: 'Replaces',
  insert_before: 'Insert before',
  insert_after: 'Insert after',
  append: 'Append to',
};

/** Each content block: its text, the checks that it fixes, its placement and its markup to copy. */
export function contentBlocks(
  { content_blocks: blocks }: AnalysisResult,
  anchors: Anchors,
): VNode | undefined {
  if (blocks.length === 0) return undefined;
  return <>{blocks.map((block, index) => oneBlock(block, blockAnchor(index), anchors))}</>;
}

function oneBlock(block: ContentBlock, anchor: string, anchors: Anchors): VNode {
  const fixed = anchors.checks.filter(({ check }) => block.fixes.includes(check.id));
  const { operation, selector } = block.placement;
  return (
    <article class="card" id={anchor}>
      <h3>{blockNames[block.type]}</h3>
      <p class="soft small">
        {operations[operation]} <code>{shown(selector)}</code>.{' '}
        {fixed.length !== 0 && (
          <>
            Fixes{' '}
            {fixed.map(({ number, anchor: check, check: { title } }, index) => (
              <>
                {index !== 0 && ', '}
                <a href={`#${check}`}>
                  {number} {shown(title)}
                </a>
              </>
            ))}
            .
          </>
        )}
      </p>
      {wordsOfBlock(block).map(({ where, text }) => (
        <div class="block-words">
          {where !== '' && (
            <p class="soft small" dir="auto">
              {shown(where)}
            </p>
          )}
          <p dir="auto">{shown(text)}</p>
        </div>
      ))}
      <details>
        <summary>HTML to paste</summary>
        <CopyBox id={`${anchor}-html`} text={withVisibleControls(block.html)} label="Copy HTML" />
      </details>
    </article>
  );
}

/** Writes direction controls as character references: visible here, and the same characters once pasted. */
function withVisibleControls(markup: string): string {
  return markup.replaceAll(
    /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    (character) => `&#x${(character.codePointAt(0) ?? 0).toString(16)};`,
  );
}
