/**
 * The shape of a content block: what the generators make, analyses and injections carry and the API serves. Field names
 * are the wire's (snake_case), so that there is one shape and no mapping.
 */

export const CONTENT_TYPES = [
  'title',
  'meta_description',
  'faq',
  'headings',
  'supporting_paragraphs',
] as const;

export type ContentType = (typeof CONTENT_TYPES)[number];

/** Words of a block and the words of the page (or of a fact that the caller gave) that they rest on. */
export interface Grounding {
  readonly text: string;
  readonly source: string;
  /** UTF-16 offsets of `source` in the page's main-content text; null for a title, a description or a caller's fact. */
  readonly start: number | null;
  readonly end: number | null;
}

export interface Placement {
  /** CSS selector of the element to act on; for headings and paragraphs that of the container of the anchors. */
  readonly selector: string;
  readonly operation: 'replace' | 'insert_before' | 'insert_after' | 'append';
}

interface BlockFacts {
  /** `blk_…`, made from the block's words: the same block has the same id. */
  readonly id: string;
  /** Ready to paste: escaped, without scripts but for the FAQ's JSON-LD. */
  readonly html: string;
  /** Ids of the checks that the block mends. */
  readonly fixes: readonly string[];
  /** `extractive`, or `<provider>/<model>`. */
  readonly generator: string;
  readonly grounding: readonly Grounding[];
  readonly placement: Placement;
}

export interface TitleBlock extends BlockFacts {
  readonly type: 'title';
  /** 15-60 characters. */
  readonly text: string;
}

export interface MetaDescriptionBlock extends BlockFacts {
  readonly type: 'meta_description';
  /** 70-160 characters. */
  readonly text: string;
}

export interface FaqItem {
  readonly question: string;
  readonly answer: string;
}

export interface FaqBlock extends BlockFacts {
  readonly type: 'faq';
  /** 2-8. */
  readonly items: readonly FaqItem[];
}

export interface HeadingItem {
  /** 2-6. */
  readonly level: number;
  readonly text: string;
  /** The first words of the block of the page that the heading goes above, as they stand there. */
  readonly anchor: string;
}

export interface HeadingsBlock extends BlockFacts {
  readonly type: 'headings';
  readonly items: readonly HeadingItem[];
}

export interface ParagraphItem {
  /** 40-120 words. */
  readonly text: string;
  /** The heading of the page that the paragraph goes under, as it stands there. */
  readonly heading: string;
  readonly entity?: string;
}

export interface SupportingParagraphsBlock extends BlockFacts {
  readonly type: 'supporting_paragraphs';
  readonly items: readonly ParagraphItem[];
}

export type ContentBlock =
  TitleBlock | MetaDescriptionBlock | FaqBlock | HeadingsBlock | SupportingParagraphsBlock;

/** A type for which nothing good could be made, and why. */
export interface Omission {
  readonly type: ContentType;
  readonly reason: string;
}
