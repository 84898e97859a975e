/** One content block: what stands in the page now, what will, what that rests on. */
import { html, type Html, type HtmlValue } from '../../../html/html.ts';
import type { ContentBlock, Placement } from '../../../schema/content-block.ts';
import type { DiffBlock, InjectionDiff } from '../../../schema/injection.ts';
import { cut, hostileText, inertText } from '../../components/hostile-text.ts';
import { badge, copyBox } from '../../components/parts.ts';
import { typeNames } from './injection-words.ts';
import { sourceList, sourcedWords, sourcesOf, type Source } from './sourced-words.ts';

export interface ShownBlock {
  readonly block: ContentBlock;
  /** What changes in the page; null when it is not known. */
  readonly changes: InjectionDiff | null;
  readonly facts: readonly string[];
  /** What can be done with the block. */
  readonly actions?: HtmlValue;
}

export function blockCard({ block, changes, facts, actions }: ShownBlock): Html {
  const { id, type, fixes, generator, placement } = block;
  const sources = sourcesOf(block.grounding);
  const { before, after } = sidesOf(block, changes, sources);
  return html`<section class="card block" aria-labelledby="${id}">
    <div class="page-head">
      <h3 id="${id}">${typeNames[type]}</h3>
      <div class="row">${actions}</div>
    </div>
    <div class="sides">
      <div class="side before">
        <h4>Before</h4>
        ${before}
      </div>
      <div class="side after">
        <h4>After</h4>
        ${after}
      </div>
    </div>
    ${sourceList(sources, id, facts)}
    <details>
      <summary>HTML and place</summary>
      <p class="small">Goes ${placeOf(placement)}.</p>
      ${copyBox(`${id}-html`, block.html, 'Copy the HTML')}
    </details>
    <p class="small soft">
      ${fixes.length === 0 ? undefined : html`Raises ${fixes.map((check) => html`${badge(check, 'accent')} `)}· `}Made
      by ${hostileText(generator)}
    </p>
  </section>`;
}

interface Sides {
  readonly before: Html;
  readonly after: Html;
}

function sidesOf(block: ContentBlock, changes: InjectionDiff | null, sources: readonly Source[]): Sides {
  const words = (text: string): Html => sourcedWords(text, sources, block.id);
  switch (block.type) {
    case 'title':
    case 'meta_description': {
      const old = changes?.before.find(({ kind }) => kind === block.type);
      return { before: oldText(old, changes), after: html`<p class="words-of">${words(block.text)}</p>` };
    }
    case 'faq':
      return {
        before: html`<p class="soft">Not there. It goes ${placeOf(block.placement)}.</p>`,
        after: html`<dl class="faq">
          ${block.items.map(
            ({ question, answer }) =>
              html`<dt>${words(question)}</dt>
                <dd>${words(answer)}</dd>`,
          )}
        </dl>`,
      };
    case 'headings':
      return aroundItems(
        block.items.map(({ level, text, anchor }) => ({
          before: html`<p class="anchor">${inertWords(`${anchor} …`)}</p>`,
          after: html`<p class="new-heading"><span class="soft small">h${level}</span> ${words(text)}</p>
            <p class="anchor">${inertWords(`${anchor} …`)}</p>`,
        })),
      );
    case 'supporting_paragraphs':
      return aroundItems(
        block.items.map(({ text, heading, entity }) => ({
          before: html`<p class="anchor">${inertWords(heading)}</p>`,
          after: html`<p class="anchor">${inertWords(heading)}</p>
            <p class="words-of">${words(text)}</p>
            ${entity === undefined ? undefined : html`<p class="small soft">Develops ${hostileText(entity)}</p>`}`,
        })),
      );
  }
}

function aroundItems(items: readonly Sides[]): Sides {
  return {
    before: html`${items.map(({ before }) => html`<div class="item">${before}</div>`)}`,
    after: html`${items.map(({ after }) => html`<div class="item">${after}</div>`)}`,
  };
}

function oldText(old: DiffBlock | undefined, changes: InjectionDiff | null): Html {
  if (old !== undefined) return html`<p class="words-of">${inertWords(old.text)}</p>`;
  return html`<p class="soft">${changes === null ? 'Not noted.' : 'The page has none.'}</p>`;
}

const inertWords = (text: string): Html =>
  html`<span class="words" dir="auto">${inertText(cut(text, wordsMax))}</span>`;

/** Longer than any that makes sense, and a bound on what a page can put into ours. */
const wordsMax = 1_000;

const operations: Readonly<Record<Placement['operation'], string>> = {
  replace: 'in the place of',
  insert_before: 'before',
  insert_after: 'after',
  append: 'at the end of',
};

const placeOf = ({ operation, selector }: Placement): Html =>
  html`${operations[operation]} <code dir="ltr">${inertText(cut(selector, 300))}</code>`;
