/**
 * Results of injections stay in the database as the version that made them wrote them. This is the one place that gives a
 * stored result the fields that were added since, so that no reader meets an older shape.
 */
import type { InjectionResult } from '../../core/schema/injection.ts';

/** In JSON, quotation marks within a string are escaped: only a name of a field looks so. */
const HAS_BRIEFS = /"briefs"\s*:/u;
/** Every block has the field; a result without blocks needs none. */
const HAS_REVIEWS = /"review"\s*:|"content_blocks"\s*:\s*\[\s*\]/u;

/** A stored result as JSON text in the present shape. Only one of an earlier version is parsed. */
export function presentInjection(resultJson: string): string {
  const isPresent = HAS_BRIEFS.test(resultJson) && HAS_REVIEWS.test(resultJson);
  return isPresent ? resultJson : JSON.stringify(upgraded(resultJson));
}

/** As `presentInjection`, parsed. */
export function parseInjection(resultJson: string): InjectionResult {
  return JSON.parse(presentInjection(resultJson)) as InjectionResult;
}

/** Earlier versions asked the author nothing, and offered no block that an editor had to check. */
function upgraded(resultJson: string): InjectionResult {
  const stored = JSON.parse(resultJson) as Omit<InjectionResult, 'briefs'> & Partial<InjectionResult>;
  const blocks = stored.content_blocks.map((block) => ({ ...unreviewed, ...block }));
  return { ...stored, content_blocks: blocks, briefs: stored.briefs ?? [] };
}

const unreviewed = { review: null };
