import { changeWords, omission, wordsOfBlock } from './block-words.ts';
import type { ContentBlock, Omission } from '../schema/content-block.ts';
import { checkGrounding, type GroundingSources } from './grounding.ts';
import { quoted } from '../evidence/quoted.ts';

/**
 * The grounding gate for blocks from a model or an editor: removes items with a claim that is neither in the page nor in
 * the facts. A block without items left becomes an omission that lists the claims.
 */
export function keepGrounded(block: ContentBlock, sources: GroundingSources): ContentBlock | Omission {
  const claims = wordsOfBlock(block).flatMap((text) => checkGrounding(text, sources));
  if (claims.length === 0) return block;
  const kept = changeWords(block, (text) => (checkGrounding(text, sources).length === 0 ? text : null));
  if (kept !== null) return kept;
  const named = [...new Set(claims.map(({ text }) => quoted(text)))].slice(0, CLAIMS_NAMED_MAX);
  return omission(block.type, `Neither in the page nor in the facts: ${named.join(', ')}.`);
}

const CLAIMS_NAMED_MAX = 5;
