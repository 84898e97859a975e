import type { Signals } from '../analysis/signals/signals.ts';
import type { ContentBlock, Omission } from '../schema/content-block.ts';
import type { ContentType } from '../schema/vocabulary.ts';
import type { Draft, DraftInput } from './extractive/draft.ts';
import { draftFaq } from './extractive/faq.ts';
import { draftHeadings } from './extractive/headings.ts';
import { draftMetaDescription } from './extractive/meta-description.ts';
import { gatherMaterial } from './extractive/page-material.ts';
import { draftSupportingParagraphs } from './extractive/supporting-paragraphs.ts';
import { draftTitle } from './extractive/title.ts';
import { checkGrounding, groundingSources } from './grounding.ts';

export interface ExtractiveOptions {
  /** Statements of the caller about the page; they may answer questions that the page does not answer. */
  readonly facts?: readonly string[];
}

export interface GeneratedBlocks {
  /** At most one of each requested type. */
  readonly blocks: readonly ContentBlock[];
  /** The requested types that are not in `blocks`, each with its reason. */
  readonly omitted: readonly Omission[];
}

const GENERATORS: { readonly [Type in ContentType]: (input: DraftInput) => Draft } = {
  title: draftTitle,
  meta_description: draftMetaDescription,
  faq: draftFaq,
  headings: draftHeadings,
  supporting_paragraphs: draftSupportingParagraphs,
};

/**
 * Makes content blocks from the page's own sentences and the caller's facts; invents nothing. Pure and deterministic;
 * linear in the size of the page. Every requested type is in `blocks` or in `omitted`. `fixes` is empty: the checks that a
 * block fixes are measured later.
 */
export function generateExtractive(
  signals: Signals,
  types: readonly ContentType[],
  { facts = [] }: ExtractiveOptions = {},
): GeneratedBlocks {
  const material = gatherMaterial(signals);
  const sources = groundingSources(signals, facts);
  const input: DraftInput = {
    material,
    facts,
    isGrounded: (text) => checkGrounding(text, sources).length === 0,
  };
  const drafts = [...new Set(types)].map((type) => GENERATORS[type](input));
  return {
    blocks: drafts.flatMap((draft) => ('id' in draft ? [draft] : [])),
    omitted: drafts.flatMap((draft) => ('id' in draft ? [] : [draft])),
  };
}
