import type { VNode } from 'preact';
import type { ReportBlock } from '../../../report/report-model.ts';
import { blockNames, wordsOfBlock, type BlockWords } from '../../../report/block-words.ts';
import { shown } from '../../../report/html/shown-text.tsx';
import type { Anchors } from '../../../report/html/pointers.ts';
import { CopyButton, PasteBox } from '../../components/copy-box.tsx';
import { placeOf } from '../block-place.tsx';

export const blockAnchor = (number: number): string => `block-${String(number)}`;

/** The id of a block's HTML. */
export const blockMarkup = (number: number): string => `${blockAnchor(number)}-html`;

/** Each content block: its text, the checks that it fixes, its place and its HTML to copy. */
export function contentBlocks(blocks: readonly ReportBlock[], anchors: Anchors): VNode | undefined {
  if (blocks.length === 0) return undefined;
  return <>{blocks.map((one) => oneBlock(one, anchors))}</>;
}

function oneBlock({ number, block }: ReportBlock, anchors: Anchors): VNode {
  const fixed = anchors.checks.filter(({ check }) => block.fixes.includes(check.id));
  return (
    <article class="card" id={blockAnchor(number)}>
      <div class="page-head">
        <h3>{blockNames[block.type]}</h3>
        <CopyButton source={blockMarkup(number)} label="Copy HTML" />
      </div>
      {words(wordsOfBlock(block))}
      <p class="soft small">
        {placeOf(block)}.{' '}
        {fixed.length !== 0 && (
          <>
            Fixes{' '}
            {fixed.map(({ anchor, check: { title } }, index) => (
              <>
                {index !== 0 && ', '}
                <a href={`#${anchor}`}>{shown(title)}</a>
              </>
            ))}
            .
          </>
        )}
      </p>
      <details class="more">
        <summary>HTML to paste</summary>
        <PasteBox id={blockMarkup(number)} text={block.html} />
      </details>
    </article>
  );
}

/** The first item, and the others folded: a block may have many. */
function words([first, ...others]: readonly BlockWords[]): VNode {
  return (
    <>
      {first !== undefined && item(first)}
      {others.length > 0 && (
        <details class="more">
          <summary>{others.length} more</summary>
          {others.map(item)}
        </details>
      )}
    </>
  );
}

const item = ({ where, text }: BlockWords): VNode => (
  <div class="block-words">
    {where !== '' && (
      <p class="soft small" dir="auto">
        {shown(where)}
      </p>
    )}
    <p dir="auto">{shown(text)}</p>
  </div>
);
