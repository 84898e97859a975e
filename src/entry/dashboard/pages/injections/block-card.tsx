import type { ComponentChildren, VNode } from 'preact';
import type { ContentBlock } from '../../../../core/schema/content-block.ts';
import type { DiffBlock, InjectionDiff } from '../../../../core/schema/injection.ts';
import { checkTitles } from './check-titles.ts';
import { CopyButton, PasteBox } from '../../components/copy-box.tsx';
import { HostileText, cut, inertText } from '../../components/hostile-text.tsx';
import { placeOf } from '../block-place.tsx';
import { typeNames } from './injection-words.tsx';
import { sourceList, sourcedWords, sourcesOf, type Source } from './sourced-words.tsx';

export interface ShownBlock {
  readonly block: ContentBlock;
  /** The changes of the page; null when they are unknown. */
  readonly changes: InjectionDiff | null;
  readonly facts: readonly string[];
  /** Buttons for the block. */
  readonly actions?: ComponentChildren;
}

export function blockCard({ block, changes, facts, actions }: ShownBlock): VNode {
  const { id, type, fixes, generator } = block;
  const sources = sourcesOf(block.grounding);
  const { before, after } = sidesOf(block, changes, sources);
  const markup = `${id}-html`;
  return (
    <section class="card block" aria-labelledby={id}>
      <div class="page-head">
        <h3 id={id}>{typeNames[type]}</h3>
        <div class="row">
          <CopyButton source={markup} label="Copy HTML" />
          {actions}
        </div>
      </div>
      <div class={before === undefined ? 'sides one' : 'sides'}>
        {before !== undefined && side('before', 'Before', before)}
        {side('after', before === undefined ? 'New' : 'After', after)}
      </div>
      <p class="small soft">
        {placeOf(block)}. {fixes.length !== 0 && `Fixes: ${fixes.map(titleOf).join(', ')}.`}{' '}
        {generator !== 'extractive' && (
          <>
            Written by <HostileText text={generator} />.
          </>
        )}
      </p>
      {sourceList(sources, id, facts)}
      <details>
        <summary>HTML to paste</summary>
        <PasteBox id={markup} text={block.html} />
      </details>
    </section>
  );
}

/** Blocks of an earlier version may name a check that this one no longer has. */
const titleOf = (check: string): string => checkTitles.get(check) ?? check;

const side = (kind: 'before' | 'after', label: string, words: VNode): VNode => (
  <div class={`side ${kind}`}>
    <h4>{label}</h4>
    {words}
  </div>
);

interface Sides {
  /** Only where the block replaces words of the page. */
  readonly before?: VNode;
  readonly after: VNode;
}

function sidesOf(block: ContentBlock, changes: InjectionDiff | null, sources: readonly Source[]): Sides {
  const words = (text: string): VNode => sourcedWords(text, sources, block.id);
  switch (block.type) {
    case 'title':
    case 'meta_description': {
      const old = changes?.before.find(({ kind }) => kind === block.type);
      return { before: oldText(old, changes), after: <p class="words-of">{words(block.text)}</p> };
    }
    case 'faq':
      return {
        after: (
          <dl class="faq">
            {block.items.map(({ question, answer }) => (
              <>
                <dt>{words(question)}</dt>
                <dd>{words(answer)}</dd>
              </>
            ))}
          </dl>
        ),
      };
    case 'headings':
      return aroundItems(
        block.items.map(({ level, text, anchor }) => (
          <>
            <p class="new-heading">
              <span class="soft small">h{level}</span> {words(text)}
            </p>
            <p class="anchor">{inertWords(`${anchor} …`)}</p>
          </>
        )),
      );
    case 'supporting_paragraphs':
      return aroundItems(
        block.items.map(({ text, heading, entity }) => (
          <>
            <p class="anchor">{inertWords(heading)}</p>
            <p class="words-of">{words(text)}</p>
            {entity !== undefined && (
              <p class="small soft">
                Covers <HostileText text={entity} />
              </p>
            )}
          </>
        )),
      );
  }
}

const aroundItems = (items: readonly VNode[]): Sides => ({
  after: (
    <>
      {items.map((one) => (
        <div class="item">{one}</div>
      ))}
    </>
  ),
});

function oldText(old: DiffBlock | undefined, changes: InjectionDiff | null): VNode {
  if (old !== undefined) return <p class="words-of">{inertWords(old.text)}</p>;
  return <p class="soft">{changes === null ? 'Not recorded.' : 'None.'}</p>;
}

const inertWords = (text: string): VNode => (
  <span class="words" dir="auto">
    {inertText(cut(text, wordsMax))}
  </span>
);

/** Longer than any sensible text; limits what a page can inject into ours. */
const wordsMax = 1_000;
