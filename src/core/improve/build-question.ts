import { blockQuestion } from '../blocks/model/block-question.ts';
import type { ModelQuestion } from '../blocks/model/proposal.ts';
import { scoreRequest, type PageRequest } from './score-request.ts';

export interface QuestionOptions extends PageRequest {
  readonly facts: readonly string[];
  readonly brandVoice: string | null;
  /** Maximum length of the question, in UTF-16 units; at least 20,000. */
  readonly charsMax: number;
}

/**
 * The question to a language model for a page's content blocks; null when there is nothing to write, or no text to write
 * from. Pure and deterministic; never throws on bad HTML. `makeInjection` reads the page again and judges the answer.
 */
export function buildQuestion(html: string, options: QuestionOptions): ModelQuestion | null {
  const scored = scoreRequest(html, options);
  if (scored === null || scored.contentTypes.length === 0 || scored.before.signals.prose.wordCount === 0) {
    return null;
  }
  const { facts, brandVoice, charsMax } = options;
  return blockQuestion(scored.before, { types: scored.contentTypes, facts, brandVoice, charsMax });
}
