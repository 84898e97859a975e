import { itemsOfBlock } from '../../../../core/blocks/block-items.ts';
import type { ContentBlock } from '../../../../core/schema/content-block.ts';
import type { InjectionDiff } from '../../../../core/schema/injection.ts';
import { cut } from '../../components/hostile-text.tsx';
import type { Source } from './sourced-words.tsx';
import { wordDiff, type WordDiff } from './word-diff.ts';

/** An item of a draft beside what the page has in its place. */
export interface DraftItem {
  readonly key: string;
  readonly index: number;
  /** Names the item within its block. */
  readonly label: string;
  /** Shown above the words: a question, or a heading that is on the page already. */
  readonly lead: { readonly text: string; readonly isOwn: boolean } | null;
  /** The words that are compared with the page's own. */
  readonly words: string;
  readonly own: OwnWords;
  readonly diff: WordDiff;
  /** Where the item goes on the page; null: the place of its block is its own. */
  readonly place: ItemPlace | null;
  /** What the item is about or what kind it is, in a word. */
  readonly note: string | null;
}

export interface OwnWords {
  readonly label: string;
  /** Null: the page has none. */
  readonly text: string | null;
  /** Said instead of the text. */
  readonly none: string;
}

export interface ItemPlace {
  readonly side: 'Goes above' | 'Goes under';
  /** Words of the page. */
  readonly words: string;
}

/** Longer than any sensible text; limits what a page can inject into ours. */
const wordsMax = 1_000;
const gapBetween = ' … ';

export function draftItems(
  block: ContentBlock,
  changes: InjectionDiff | null,
  sources: readonly Source[],
  facts: readonly string[],
): readonly DraftItem[] {
  const sourced = (text: string): OwnWords => sourcesFor(text, sources, facts);
  const texts = ((): readonly ItemText[] => {
    switch (block.type) {
      case 'title':
      case 'meta_description':
        return [{ label: 'Text', words: block.text, own: replacedWords(block.type, changes) }];
      case 'faq':
        return block.items.map(({ question, answer }, index) => ({
          label: `Question ${String(index + 1)}`,
          lead: { text: question, isOwn: false },
          words: answer,
          own: sourced(answer),
        }));
      case 'headings':
        return block.items.map(({ level, text, anchor }, index) => ({
          label: `Heading ${String(index + 1)}`,
          words: text,
          own: { label: 'On the page', text: null, none: 'No heading here.' },
          place: { side: 'Goes above', words: anchor },
          note: `h${String(level)}`,
        }));
      case 'supporting_paragraphs':
        return block.items.map(({ text, heading, entity }, index) => ({
          label: `Paragraph ${String(index + 1)}`,
          words: text,
          own: sourced(text),
          place: { side: 'Goes under', words: heading },
          note: entity === undefined ? null : `covers ${cut(entity, 100)}`,
        }));
    }
  })();
  const items = itemsOfBlock(block);
  return texts.map((text, index) => ({
    lead: null,
    place: null,
    note: null,
    ...text,
    index,
    key: items[index]?.key ?? '',
    diff: text.own.text === null ? { gone: [], added: [] } : wordDiff(text.own.text, text.words),
  }));
}

type ItemText = Pick<DraftItem, 'label' | 'words' | 'own'> &
  Partial<Pick<DraftItem, 'lead' | 'place' | 'note'>>;

/** The title or description that the page has. */
function replacedWords(kind: 'title' | 'meta_description', changes: InjectionDiff | null): OwnWords {
  const old = changes?.before.find((block) => block.kind === kind);
  const none = changes === null ? 'Not recorded.' : 'None.';
  return { label: 'On the page', text: old === undefined ? null : cut(old.text, wordsMax), none };
}

/** What a text was made from. */
function sourcesFor(text: string, sources: readonly Source[], facts: readonly string[]): OwnWords {
  const own = sources.filter((source) => source.text !== '' && text.includes(source.text));
  const words = [...new Set(own.map(({ source }) => source))];
  const isFact = own.length > 0 && own.every((each) => isFromFacts(each, facts));
  return {
    label: isFact ? 'In the facts' : 'On the page',
    text: words.length === 0 ? null : cut(words.join(gapBetween), wordsMax),
    none: 'No single passage: see the sources.',
  };
}

const isFromFacts = ({ source, start }: Source, facts: readonly string[]): boolean =>
  start === null && facts.some((fact) => fact.includes(source));
