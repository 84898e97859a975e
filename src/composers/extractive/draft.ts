import { blockId } from '../block-id.ts';
import type { ContentBlock, Grounding, Omission } from '../../schema/content-block.ts';
import type { ContentType } from '../../schema/vocabulary.ts';
import type { PageMaterial, Passage } from './page-material.ts';

/** Input of the generator of one type. */
export interface DraftInput {
  readonly material: PageMaterial;
  /** Statements of the caller: sentences or short phrases. */
  readonly facts: readonly string[];
  /** True when the page or the caller's facts contain every claim of the text. */
  readonly isGrounded: (text: string) => boolean;
}

export type Draft = ContentBlock | Omission;

export const GENERATOR = 'extractive';

/** Fields common to all blocks of this generator; the checks that a block fixes are measured later. */
export function blockFacts(
  type: ContentType,
  words: string,
): { readonly id: string; readonly fixes: readonly string[]; readonly generator: string } {
  return { id: blockId(type, words), fixes: [], generator: GENERATOR };
}

/** The sentence of the page that a text of a block was taken from. */
export function groundingOf(passage: Pick<Passage, 'sentence' | 'text'>): Grounding {
  const { text, start, end } = passage.sentence;
  return { text: passage.text, source: text, start, end };
}

/** Grounding outside of the main content: a title, a heading or a fact. */
export function groundingElsewhere(text: string, source: string): Grounding {
  return { text, source, start: null, end: null };
}
