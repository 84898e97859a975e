import type { Web } from '../../service/web/web.ts';
import type { Metrics } from '../../service/platform/metrics.ts';

/** Wraps the web: counts the outcome of every page request, including those of competitors. */
export function instrumentWeb(web: Web, metrics: Metrics): Web {
  return {
    ...web,
    async fetchPage(url, signal) {
      const outcome = await web.fetchPage(url, signal);
      metrics.pageFetched(outcome.ok ? 'ok' : outcome.error.code);
      return outcome;
    },
  };
}
