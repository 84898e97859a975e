import type { ContentType } from '../../schema/vocabulary.ts';
import type { InjectionWarning } from '../../schema/injection.ts';
import type { ModelFailure, ModelProposal, RefusedWords } from './proposal.ts';

const FAILURES: Readonly<Record<ModelFailure, string>> = {
  timeout: 'did not answer in time',
  unreachable: 'could not be reached',
  refused: 'answered with an error',
  truncated: 'did not finish its answer',
  unreadable: 'returned an answer that cannot be read',
};

/** A warning about rejected text or a failure of a language model; empty when all of its text was used. */
export function modelWarnings(
  proposed: ModelProposal,
  refused: readonly RefusedWords[],
  missing: readonly ContentType[],
): readonly InjectionWarning[] {
  if (proposed.kind === 'unavailable') {
    const message = `The language model ${FAILURES[proposed.reason]}: the blocks are made from the page’s own words.`;
    return [{ code: 'model_unavailable', message }];
  }
  const types = [...new Set(refused.map(({ type }) => type))];
  if (types.length === 0) return [];
  const parts = types.map((type) => {
    const reasons = [...new Set(refused.filter((each) => each.type === type).map(({ reason }) => reason))];
    const extent = missing.includes(type) ? '' : ', in part';
    return `${type}${extent} (${reasons.slice(0, REASONS_MAX).join('; ')})`;
  });
  const message = `Rejected text of the language model: ${parts.join(', ')}. Blocks without accepted text are made from the page’s own words.`;
  return [{ code: 'model_words_refused', message }];
}

const REASONS_MAX = 3;
