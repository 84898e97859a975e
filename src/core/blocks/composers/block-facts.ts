import { blockId } from '../block-id.ts';
import type { ContentType } from '../../schema/vocabulary.ts';

/** Name of the generator that takes the page's own words. */
export const EXTRACTIVE = 'extractive';

/** Fields common to all blocks of this generator. */
export function blockFacts(
  type: ContentType,
  words: string,
): {
  readonly id: string;
  readonly fixes: readonly string[];
  readonly generator: string;
  readonly review: null;
} {
  return { id: blockId(type, words), fixes: [], generator: EXTRACTIVE, review: null };
}
