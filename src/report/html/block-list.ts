import type { AnalysisResult } from '../../schema/analysis-result.ts';
import type { Html } from '../../html/html.ts';
import { html } from '../../html/html.ts';
import { blockNames, wordsOfBlock } from '../block-words.ts';
import { shown } from './shown-text.ts';

/** Each content block: its words, what it was measured to mend, and its markup to copy. */
export function blockList({ content_blocks: blocks }: AnalysisResult): Html | undefined {
  if (blocks.length === 0) return undefined;
  return html`<ul class="gaps">
    ${blocks.map(
      (block) =>
        html`<li>
          <p>
            <strong>${blockNames[block.type]}</strong>
            <span class="soft">for ${shown(block.fixes.join(', '))}</span>
          </p>
          ${wordsOfBlock(block).map(
            ({ where, text }) =>
              html`${where === '' ? undefined : html`<p class="soft" dir="auto">${shown(where)}</p>`}
                <p><q dir="auto">${shown(text)}</q></p>`,
          )}
          <p class="scroll"><code>${shown(block.html)}</code></p>
        </li>`,
    )}
  </ul>`;
}
