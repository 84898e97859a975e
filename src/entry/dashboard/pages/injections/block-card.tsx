import type { ComponentChildren, VNode } from 'preact';
import { withoutItems } from '../../../../core/blocks/block-items.ts';
import type { BlockReview, ContentBlock } from '../../../../core/schema/content-block.ts';
import type { InjectionDiff } from '../../../../core/schema/injection.ts';
import {
  decisionOf,
  rejectedItems,
  type DraftReview,
} from '../../../../features/injections/review/draft-review.ts';
import { checkTitles } from './check-titles.ts';
import { CopyButton, PasteBox } from '../../components/copy-box.tsx';
import { HostileText } from '../../components/hostile-text.tsx';
import { Notice } from '../../components/notice.tsx';
import { placeOf } from '../block-place.tsx';
import { blockJsonLd, blockMarkdown } from './block-markup.ts';
import { draftItems, type DraftItem } from './draft-items.ts';
import { typeNames } from './injection-words.tsx';
import { itemCard } from './item-card.tsx';
import { sourceList, sourcesOf } from './sourced-words.tsx';

export interface ShownBlock {
  readonly block: ContentBlock;
  /** The changes of the page; null when they are unknown. */
  readonly changes: InjectionDiff | null;
  readonly facts: readonly string[];
  readonly review: DraftReview;
  readonly actions: BlockActions;
}

/** The forms and links of a block for a member who may change the draft. */
export interface BlockActions {
  readonly ofBlock: (block: ContentBlock) => ComponentChildren;
  readonly ofItem: (block: ContentBlock, item: DraftItem) => ComponentChildren;
}

export const noActions: BlockActions = { ofBlock: () => undefined, ofItem: () => undefined };

export function blockCard({ block, changes, facts, review, actions }: ShownBlock): VNode {
  const { id, type, fixes, generator } = block;
  const sources = sourcesOf(block.grounding);
  return (
    <section class="card block" aria-labelledby={id}>
      <div class="page-head">
        <h3 id={id}>{typeNames[type]}</h3>
        <div class="row">{actions.ofBlock(block)}</div>
      </div>
      {block.review !== null && reviewNotice(block.review)}
      <p class="small soft">
        {placeOf(block)}. {fixes.length !== 0 && `Fixes: ${fixes.map(titleOf).join(', ')}.`}{' '}
        {generator !== 'extractive' && (
          <>
            Written by <HostileText text={generator} />.
          </>
        )}
      </p>
      <ol class="draft-items">
        {draftItems(block, changes, sources, facts).map((item) =>
          itemCard({
            item,
            blockId: id,
            sources,
            decision: decisionOf(review.entries, item.key),
            actions: actions.ofItem(block, item),
          }),
        )}
      </ol>
      {sourceList(sources, id, facts)}
      {pasteBoxes(block, review)}
    </section>
  );
}

/** Blocks of an earlier version may name a check that this one no longer has. */
const titleOf = (check: string): string => checkTitles.get(check) ?? check;

const levelWords: Readonly<Record<BlockReview['level'], string>> = {
  check: 'Check before publishing',
  rewrite: 'Rewrite before publishing',
};

function reviewNotice({ level, reasons }: BlockReview): VNode {
  return (
    <Notice tone={level === 'rewrite' ? 'bad' : 'warn'}>
      <p>
        <b>{levelWords[level]}</b>
      </p>
      <ul class="reasons">
        {reasons.map((reason) => (
          <li>
            <HostileText text={reason} max={400} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** The block without rejected items, in the formats that it can be pasted in. */
function pasteBoxes(block: ContentBlock, { entries }: DraftReview): VNode {
  const rejected = new Set(rejectedItems([block], entries));
  const { blocks, omitted } = withoutItems([block], rejected);
  const [kept] = blocks;
  if (kept === undefined) return <p class="soft small">Nothing to copy: {omitted[0]?.reason}</p>;
  const jsonLd = blockJsonLd(kept);
  const formats = [
    ['HTML', kept.html],
    ['Markdown', blockMarkdown(kept)],
    ...(jsonLd === undefined ? [] : [['JSON-LD', jsonLd] as const]),
  ] as const;
  const idOf = (format: string): string => `${block.id}-${format.toLowerCase()}`;
  return (
    <>
      <div class="row copy-row">
        {formats.map(([format]) => (
          <CopyButton source={idOf(format)} label={`Copy ${format}`} />
        ))}
      </div>
      <details>
        <summary>{listed(formats.map(([format]) => format))} to paste</summary>
        {formats.map(([format, text]) => (
          <>
            <p class="small soft">{format}</p>
            <PasteBox id={idOf(format)} text={text} />
          </>
        ))}
      </details>
    </>
  );
}

const listed = (names: readonly string[]): string => new Intl.ListFormat('en').format(names);
