import type { Route } from '../route.ts';
import { readAnalysisContentRoute, readAnalysisRoute, submitAnalysisRoute } from './analyses.ts';
import { healthRoute, readinessRoute } from './health.ts';

/** Every route of the API, in the order in which the documentation shows them. */
export function listRoutes(): readonly Route[] {
  return [submitAnalysisRoute, readAnalysisRoute, readAnalysisContentRoute, healthRoute, readinessRoute];
}
