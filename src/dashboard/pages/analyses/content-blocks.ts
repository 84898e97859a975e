import type { AnalysisResult } from '../../../schema/analysis-result.ts';
import type { ContentBlock, Placement } from '../../../schema/content-block.ts';
import { blockNames, wordsOfBlock } from '../../../report/block-words.ts';
import { shown } from '../../../report/html/shown-text.ts';
import type { Anchors } from '../../../report/html/pointers.ts';
import { html, type Html } from '../../../html/html.ts';
import { copyBox } from '../../components/parts.ts';

export const blockAnchor = (index: number): string => `block-${String(index + 1)}`;

const operations: Readonly<Record<Placement['operation'], string>> = {
  replace: 'in the place of',
  insert_before: 'before',
  insert_after: 'after',
  append: 'at the end of',
};

/** Each content block: what it says, which checks it mends, where it goes, and its markup to copy. */
export function contentBlocks(
  { content_blocks: blocks }: AnalysisResult,
  anchors: Anchors,
): Html | undefined {
  if (blocks.length === 0) return undefined;
  return html`${blocks.map((block, index) => oneBlock(block, blockAnchor(index), anchors))}`;
}

function oneBlock(block: ContentBlock, anchor: string, anchors: Anchors): Html {
  const mended = anchors.checks.filter(({ check }) => block.fixes.includes(check.id));
  const { operation, selector } = block.placement;
  return html`<article class="card" id="${anchor}">
    <h3>${blockNames[block.type]}</h3>
    <p class="soft small">
      Goes ${operations[operation]} <code>${shown(selector)}</code>.
      ${mended.length === 0 ? undefined : html`Mends ${mended.map(({ number, anchor: check, check: { title } }, index) => html`${index === 0 ? '' : ', '}<a href="#${check}">${number} ${shown(title)}</a>`)}.`}
    </p>
    ${wordsOfBlock(block).map(
      ({ where, text }) =>
        html`<div class="block-words">
          ${where === '' ? undefined : html`<p class="soft small" dir="auto">${shown(where)}</p>`}
          <p dir="auto">${shown(text)}</p>
        </div>`,
    )}
    <details>
      <summary>HTML to paste</summary>
      ${copyBox(`${anchor}-html`, withVisibleControls(block.html), 'Copy the HTML')}
    </details>
  </article>`;
}

/** What would turn the letters round is written as HTML writes it by number: the same once it is pasted. */
function withVisibleControls(markup: string): string {
  return markup.replaceAll(
    /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    (character) => `&#x${(character.codePointAt(0) ?? 0).toString(16)};`,
  );
}
