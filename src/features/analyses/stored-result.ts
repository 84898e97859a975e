/**
 * Results stay in the database as the version that made them wrote them. This is the one place that gives a stored result
 * the fields that were added since, so that no reader meets an older shape.
 */
import { emptyResult } from '../../core/schema/empty-result.ts';
import { pageTypes } from '../../core/schema/vocabulary.ts';

/**
 * The shape of the results that this version writes, and of their summaries. Raise it with every field that a result
 * gains, and fill the field in `upgraded`; also with every field that a summary gains.
 */
export const RESULT_VERSION = 6;

/** A stored result as JSON text in the present shape. Only one of an earlier version is parsed. */
export function presentResult(resultJson: string, version: number | null): string {
  if (version === RESULT_VERSION) return resultJson;
  const stored: unknown = JSON.parse(resultJson);
  return JSON.stringify(isObject(stored) ? upgraded(stored) : emptyResult);
}

type Stored = Readonly<Record<string, unknown>>;

/** What an earlier version did not say is null or empty, never a guess: another rubric would have said something else. */
function upgraded(stored: Stored): Stored {
  const result: Stored = { ...emptyResult, ...stored };
  return {
    ...result,
    page: isObject(result['page'])
      ? { ...noPageFacts, ...result['page'], ...pageType(result['page']) }
      : null,
    // Only rules read pages before there was a field that says who did.
    engine: isObject(result['engine']) ? { ...rulesAlone, ...result['engine'] } : null,
    queries: objectsIn(result['queries']).map((query) => ({ ...noAnswers, ...query })),
    entity_gaps: objectsIn(result['entity_gaps']).map((gap) => ({ ...noSection, ...gap })),
    content_blocks: objectsIn(result['content_blocks']).map((block) => ({ ...noReview, ...block })),
    checks: objectsIn(result['checks']).map((check) => ({ ...noFindings, ...check })),
  };
}

const rulesAlone = { reader: 'rules' };
const noPageFacts = { subject: null, author: null, published_at: null, modified_at: null };
const noAnswers = {
  asks: null,
  answered: null,
  confidence: null,
  answers: [],
  best_heading: null,
  best_passage: null,
};
const noSection = { source: 'declared', reason: '', suggested_section: null };
/** Earlier versions offered only blocks that are published unseen. */
const noReview = { review: null };
const noFindings = {
  explanation: '',
  evidence: [],
  weakness: null,
  recommendation: null,
  expected_gain: null,
};

/** Earlier versions had a type `page` for what is none of the others. */
function pageType({ type }: Stored): Stored {
  return { type: pageTypes.some((known) => known === type) ? type : 'other' };
}

function objectsIn(list: unknown): readonly Stored[] {
  return Array.isArray(list) ? list.filter(isObject) : [];
}

function isObject(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
