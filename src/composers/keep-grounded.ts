import { changeWords, omission, wordsOfBlock } from './block-words.ts';
import type { ContentBlock, Omission } from '../schema/content-block.ts';
import { checkGrounding, type GroundingSources } from './grounding.ts';

/**
 * The grounding gate for blocks of another writer: an item with a claim that neither the page nor the caller makes is
 * taken out; a block without items left becomes an omission that names the claims.
 */
export function keepGrounded(block: ContentBlock, sources: GroundingSources): ContentBlock | Omission {
  const claims = wordsOfBlock(block).flatMap((text) => checkGrounding(text, sources));
  if (claims.length === 0) return block;
  const kept = changeWords(block, (text) => (checkGrounding(text, sources).length === 0 ? text : null));
  if (kept !== null) return kept;
  const named = [...new Set(claims.map(({ text }) => `“${text}”`))].slice(0, CLAIMS_NAMED_MAX);
  return omission(block.type, `Neither the page nor the facts that were given say ${named.join(', ')}.`);
}

const CLAIMS_NAMED_MAX = 5;
