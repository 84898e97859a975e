import type { Signals } from '../page-signals/page-signals.ts';
import { itemKey } from '../blocks/block-items.ts';
import { withHtml } from '../blocks/block-words.ts';
import { readBrandVoice, voiceWarnings } from '../blocks/brand-voice.ts';
import { EXTRACTIVE } from '../blocks/composers/block-facts.ts';
import { comparable } from '../blocks/faq/own-questions.ts';
import { generateBlocks } from '../blocks/generate.ts';
import { groundingSources } from '../blocks/grounding.ts';
import type { ModelProposal } from '../blocks/model/proposal.ts';
import type {
  BlockReview,
  ContentBlock,
  FaqItem,
  HeadingItem,
  ParagraphItem,
} from '../schema/content-block.ts';
import type { InjectionWarning } from '../schema/injection.ts';
import type { ContentType } from '../schema/vocabulary.ts';

/** An item of a draft to be generated again. */
export interface RegeneratedItem {
  readonly key: string;
  readonly type: ContentType;
  /** How to write it, read like a brand voice; null: as before. */
  readonly hint: string | null;
}

interface RegenerateOptions {
  readonly facts: readonly string[];
  /** With the hint. */
  readonly brandVoice: string | null;
  readonly proposed: ModelProposal | null;
}

export interface Regenerated {
  readonly blocks: readonly ContentBlock[];
  readonly warnings: readonly InjectionWarning[];
}

/**
 * The blocks with other words for one item, from the same gates as every block; with a warning, and unchanged, where the
 * page and the facts give no others.
 */
export function regenerateItem(
  signals: Signals,
  blocks: readonly ContentBlock[],
  { key, type }: RegeneratedItem,
  { facts, brandVoice, proposed }: RegenerateOptions,
): Regenerated {
  const voice = readBrandVoice(brandVoice);
  const sources = groundingSources(signals, facts);
  const made = generateBlocks(signals, [type], { facts, sources, voice, proposed, mode: 'manual' });
  const [fresh] = made.blocks;
  const own = blocks.find((block) => block.type === type);
  const replaced = fresh === undefined || own === undefined ? null : withFresh(own, fresh, key);
  const isExtractive = fresh === undefined || fresh.generator === EXTRACTIVE;
  const warnings = [...made.warnings, ...(isExtractive ? voiceWarnings(voice, signals.page.language) : [])];
  if (replaced !== null) {
    return { blocks: blocks.map((block) => (block === own ? replaced : block)), warnings };
  }
  const [omitted] = made.omitted;
  const reason = omitted === undefined ? '' : ` ${omitted.reason}`;
  const message = `The item stays as it is: neither the page nor the facts give other words for it.${reason}`;
  return { blocks, warnings: [...warnings, { code: 'not_regenerated', message }] };
}

/** Null: `fresh` has nothing else for the item. */
function withFresh(own: ContentBlock, fresh: ContentBlock, key: string): ContentBlock | null {
  const isWhole = own.type === 'title' || own.type === 'meta_description';
  const merged = {
    grounding: [...own.grounding, ...fresh.grounding],
    generator: fresh.generator,
    // The other items of a list keep the reasons that they had.
    review: isWhole ? fresh.review : bothReviews(own.review, fresh.review),
  };
  switch (own.type) {
    case 'title':
    case 'meta_description':
      if (fresh.type !== own.type || fresh.text === own.text) return null;
      return withHtml({ ...own, ...merged, text: fresh.text });
    case 'faq': {
      if (fresh.type !== 'faq') return null;
      const items = replacedItem(own, fresh.items, key, ({ question }) => comparable(question));
      return items && withHtml({ ...own, ...merged, items });
    }
    case 'headings': {
      if (fresh.type !== 'headings') return null;
      const items = replacedItem(own, fresh.items, key, ({ anchor }) => anchor, 'same place');
      return items && withHtml({ ...own, ...merged, items });
    }
    case 'supporting_paragraphs': {
      if (fresh.type !== 'supporting_paragraphs') return null;
      const items = replacedItem(own, fresh.items, key, ({ heading }) => heading);
      return items && withHtml({ ...own, ...merged, items });
    }
  }
}

function bothReviews(own: BlockReview | null, fresh: BlockReview | null): BlockReview | null {
  if (own === null || fresh === null) return own ?? fresh;
  const level = own.level === 'rewrite' || fresh.level === 'rewrite' ? 'rewrite' : 'check';
  const reasons = [...new Set([...fresh.reasons, ...own.reasons])].slice(0, REASONS_MAX);
  return { level, reasons };
}

/** As the schema of a block says. */
const REASONS_MAX = 5;

/**
 * The items with one replaced: by other words for the same question or place, or else, where another place will do, by an
 * item about something that the block does not have yet.
 */
function replacedItem<Item extends FaqItem | HeadingItem | ParagraphItem>(
  { type, items }: { readonly type: ContentType; readonly items: readonly Item[] },
  candidates: readonly Item[],
  key: string,
  subjectOf: (item: Item) => string,
  place: 'same place' | 'any place' = 'any place',
): readonly Item[] | null {
  const index = items.findIndex((item) => itemKey(type, item) === key);
  const old = items[index];
  if (old === undefined) return null;
  const known = new Set(items.map((item) => itemKey(type, item)));
  const others = candidates.filter((item) => !known.has(itemKey(type, item)));
  const subjects = new Set(items.map(subjectOf));
  const found =
    others.find((item) => subjectOf(item) === subjectOf(old)) ??
    (place === 'any place' ? others.find((item) => !subjects.has(subjectOf(item))) : undefined);
  return found === undefined ? null : items.map((item, at) => (at === index ? found : item));
}
