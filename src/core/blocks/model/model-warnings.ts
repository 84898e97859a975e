import type { ContentType } from '../../schema/vocabulary.ts';
import type { InjectionWarning } from '../../schema/injection.ts';
import type { FailedModel, ModelFailure, ModelProposal, RefusedWords } from './proposal.ts';

const FAILURES: Readonly<Record<ModelFailure, string>> = {
  timeout: 'did not answer in time',
  unreachable: 'could not be reached',
  refused: 'answered with an error status',
  truncated: 'did not finish its answer',
  unreadable: 'returned an answer that cannot be read',
  paused: 'was not asked, because its last questions have failed',
  budget: 'was not asked: the account has used up its tokens of this UTC day (LLM_TOKENS_PER_DAY)',
};

/** Failures of the endpoint and its settings, which an operator can fix. */
const OPERATIONAL: ReadonlySet<ModelFailure> = new Set(['timeout', 'unreachable', 'refused', 'paused']);

/** The warning about a missing answer. `consequence` says what was done instead. */
export function failureWarning(
  { reason, httpStatus }: FailedModel,
  consequence: string,
): { readonly code: 'model_unavailable' | 'model_budget'; readonly message: string } {
  const known = reason === 'refused' && typeof httpStatus === 'number';
  const failure = known ? `answered with status ${String(httpStatus)}` : FAILURES[reason];
  const hint = OPERATIONAL.has(reason) ? '. On the server, "citeworthy doctor" checks the model' : '';
  const message = `The language model ${failure}: ${consequence}${hint}.`;
  return { code: reason === 'budget' ? 'model_budget' : 'model_unavailable', message };
}

/** A warning about rejected text or a failure of a language model; empty when all of its text was used. */
export function modelWarnings(
  proposed: ModelProposal,
  refused: readonly RefusedWords[],
  missing: readonly ContentType[],
): readonly InjectionWarning[] {
  if (proposed.kind === 'unavailable') {
    return [failureWarning(proposed, 'the blocks are made from the page’s own words')];
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
