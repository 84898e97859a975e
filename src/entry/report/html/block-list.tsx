import type { VNode } from 'preact';
import { blockNames, wordsOfBlock } from '../block-words.ts';
import type { ReportBlock } from '../report-model.ts';
import { shown } from './shown-text.tsx';

export const blockAnchor = (page: string, number: number): string => `${page}-b${String(number)}`;

/** Each content block: its text, the checks that it fixes, and its markup to copy. */
export function blockList(blocks: readonly ReportBlock[], page: string): VNode {
  return (
    <>
      {blocks.map(({ number, block }) => (
        <details class="item" id={blockAnchor(page, number)}>
          <summary>
            <span class="number">{number}</span> <strong>{blockNames[block.type]}</strong>{' '}
            <span class="soft">for {shown(block.fixes.join(', '))}</span>
          </summary>
          {wordsOfBlock(block).map(({ where, text }) => (
            <>
              {where !== '' && (
                <p class="soft" dir="auto">
                  {shown(where)}
                </p>
              )}
              <p>
                <q dir="auto">{shown(text)}</q>
              </p>
            </>
          ))}
          <p class="scroll">
            <code>{shown(block.html)}</code>
          </p>
        </details>
      ))}
    </>
  );
}
