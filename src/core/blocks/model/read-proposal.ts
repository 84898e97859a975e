import type { AnsweredProposal, ModelProposal } from './proposal.ts';
import { readJson } from './read-json.ts';

/** Parses the answer of a language model; one that is not JSON counts as none. */
export function readProposal(proposed: AnsweredProposal): ModelProposal {
  if (proposed.kind === 'unavailable') return proposed;
  const answer = readJson(proposed.text);
  return answer === null
    ? { kind: 'unavailable', reason: 'unreadable' }
    : { kind: 'written', generator: proposed.generator, answer };
}
