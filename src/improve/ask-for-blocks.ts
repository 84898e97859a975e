import { blockQuestion } from '../composers/model/block-question.ts';
import type { ModelQuestion } from '../composers/model/proposal.ts';
import { scoreRequest, type PageRequest } from './score-request.ts';

export interface AskOptions extends PageRequest {
  readonly facts: readonly string[];
  readonly brandVoice: string | null;
  /** Bounds the question, in UTF-16 units; at least 16,000. */
  readonly charsMax: number;
}

/**
 * What to ask a language model to write for a page; null when there is nothing to write, or nothing to write of. Pure and
 * deterministic; never throws on bad HTML. What becomes of the answer is for `makeInjection`, which reads the page again.
 */
export function askForBlocks(html: string, options: AskOptions): ModelQuestion | null {
  const scored = scoreRequest(html, options);
  if (scored === null || scored.contentTypes.length === 0 || scored.before.signals.prose.wordCount === 0) {
    return null;
  }
  const { facts, brandVoice, charsMax } = options;
  return blockQuestion(scored.before, { types: scored.contentTypes, facts, brandVoice, charsMax });
}
