/**
 * Results of injections stay in the database as the version that made them wrote them. This is the one place that gives a
 * stored result the fields that were added since, so that no reader meets an older shape.
 */
import type { InjectionResult } from '../../core/schema/injection.ts';

/** In JSON, quotation marks within a string are escaped: only a name of a field looks so. */
const HAS_BRIEFS = /"briefs"\s*:/u;

/** A stored result as JSON text in the present shape. Only one of an earlier version is parsed. */
export function presentInjection(resultJson: string): string {
  return HAS_BRIEFS.test(resultJson) ? resultJson : JSON.stringify(upgraded(resultJson));
}

/** As `presentInjection`, parsed. */
export function parseInjection(resultJson: string): InjectionResult {
  return JSON.parse(presentInjection(resultJson)) as InjectionResult;
}

/** Earlier versions asked the author nothing. */
function upgraded(resultJson: string): InjectionResult {
  const stored = JSON.parse(resultJson) as Omit<InjectionResult, 'briefs'>;
  return { ...stored, briefs: [] };
}
