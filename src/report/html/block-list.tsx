import type { VNode } from 'preact';
import type { AnalysisResult } from '../../schema/analysis-result.ts';
import { blockNames, wordsOfBlock } from '../block-words.ts';
import { shown } from './shown-text.tsx';

/** Each content block: its text, the checks that it fixes, and its markup to copy. */
export function blockList({ content_blocks: blocks }: AnalysisResult): VNode | undefined {
  if (blocks.length === 0) return undefined;
  return (
    <ul class="gaps">
      {blocks.map((block) => (
        <li>
          <p>
            <strong>{blockNames[block.type]}</strong>{' '}
            <span class="soft">for {shown(block.fixes.join(', '))}</span>
          </p>
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
        </li>
      ))}
    </ul>
  );
}
