import { blockId } from '../block-id.ts';
import type { ContentBlock, Grounding, Omission } from '../../schema/content-block.ts';
import type { ContentType } from '../../schema/vocabulary.ts';
import type { PageMaterial, Passage } from './page-material.ts';

/** What a generator of one type is given. */
export interface DraftInput {
  readonly material: PageMaterial;
  /** What the caller says is true, as whole sentences or short statements. */
  readonly facts: readonly string[];
  /** True when all that the words claim is in the page or in the caller's facts. */
  readonly isGrounded: (text: string) => boolean;
}

export type Draft = ContentBlock | Omission;

export const GENERATOR = 'extractive';

/** What every block of this generator has in common; which checks a block mends is measured later. */
export function blockFacts(
  type: ContentType,
  words: string,
): { readonly id: string; readonly fixes: readonly string[]; readonly generator: string } {
  return { id: blockId(type, words), fixes: [], generator: GENERATOR };
}

/** The page's own sentence that the words of a block were taken from. */
export function groundingOf(passage: Pick<Passage, 'sentence' | 'text'>): Grounding {
  const { text, start, end } = passage.sentence;
  return { text: passage.text, source: text, start, end };
}

/** Words that come from outside of the main content: a title, a heading of the page, a fact. */
export function groundingElsewhere(text: string, source: string): Grounding {
  return { text, source, start: null, end: null };
}
