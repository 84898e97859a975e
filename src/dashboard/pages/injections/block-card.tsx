import type { ComponentChildren, VNode } from 'preact';
import type { ContentBlock, Placement } from '../../../composers/content-block.ts';
import type { DiffBlock, InjectionDiff } from '../../../improve/page-diff.ts';
import { Badge } from '../../components/badge.tsx';
import { CopyBox } from '../../components/copy-box.tsx';
import { HostileText, cut, inertText } from '../../components/hostile-text.tsx';
import { typeNames } from './injection-words.tsx';
import { sourceList, sourcedWords, sourcesOf, type Source } from './sourced-words.tsx';

export interface ShownBlock {
  readonly block: ContentBlock;
  /** What changes in the page; null when it is not known. */
  readonly changes: InjectionDiff | null;
  readonly facts: readonly string[];
  /** What can be done with the block. */
  readonly actions?: ComponentChildren;
}

export function blockCard({ block, changes, facts, actions }: ShownBlock): VNode {
  const { id, type, fixes, generator, placement } = block;
  const sources = sourcesOf(block.grounding);
  const { before, after } = sidesOf(block, changes, sources);
  return (
    <section class="card block" aria-labelledby={id}>
      <div class="page-head">
        <h3 id={id}>{typeNames[type]}</h3>
        <div class="row">{actions}</div>
      </div>
      <div class="sides">
        <div class="side before">
          <h4>Before</h4>
          {before}
        </div>
        <div class="side after">
          <h4>After</h4>
          {after}
        </div>
      </div>
      {sourceList(sources, id, facts)}
      <details>
        <summary>HTML and place</summary>
        <p class="small">Goes {placeOf(placement)}.</p>
        <CopyBox id={`${id}-html`} text={block.html} label="Copy the HTML" />
      </details>
      <p class="small soft">
        {fixes.length !== 0 && (
          <>
            Raises{' '}
            {fixes.map((check) => (
              <>
                <Badge tone="accent">{check}</Badge>{' '}
              </>
            ))}
            ·
          </>
        )}{' '}
        Made by <HostileText text={generator} />
      </p>
    </section>
  );
}

interface Sides {
  readonly before: VNode;
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
        before: <p class="soft">Not there. It goes {placeOf(block.placement)}.</p>,
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
        block.items.map(({ level, text, anchor }) => ({
          before: <p class="anchor">{inertWords(`${anchor} …`)}</p>,
          after: (
            <>
              <p class="new-heading">
                <span class="soft small">h{level}</span> {words(text)}
              </p>
              <p class="anchor">{inertWords(`${anchor} …`)}</p>
            </>
          ),
        })),
      );
    case 'supporting_paragraphs':
      return aroundItems(
        block.items.map(({ text, heading, entity }) => ({
          before: <p class="anchor">{inertWords(heading)}</p>,
          after: (
            <>
              <p class="anchor">{inertWords(heading)}</p>
              <p class="words-of">{words(text)}</p>
              {entity !== undefined && (
                <p class="small soft">
                  Develops <HostileText text={entity} />
                </p>
              )}
            </>
          ),
        })),
      );
  }
}

function aroundItems(items: readonly Sides[]): Sides {
  return {
    before: (
      <>
        {items.map(({ before }) => (
          <div class="item">{before}</div>
        ))}
      </>
    ),
    after: (
      <>
        {items.map(({ after }) => (
          <div class="item">{after}</div>
        ))}
      </>
    ),
  };
}

function oldText(old: DiffBlock | undefined, changes: InjectionDiff | null): VNode {
  if (old !== undefined) return <p class="words-of">{inertWords(old.text)}</p>;
  return <p class="soft">{changes === null ? 'Not noted.' : 'The page has none.'}</p>;
}

const inertWords = (text: string): VNode => (
  <span class="words" dir="auto">
    {inertText(cut(text, wordsMax))}
  </span>
);

/** Longer than any that makes sense, and a bound on what a page can put into ours. */
const wordsMax = 1_000;

const operations: Readonly<Record<Placement['operation'], string>> = {
  replace: 'in the place of',
  insert_before: 'before',
  insert_after: 'after',
  append: 'at the end of',
};

const placeOf = ({ operation, selector }: Placement): VNode => (
  <>
    {operations[operation]} <code dir="ltr">{inertText(cut(selector, 300))}</code>
  </>
);
