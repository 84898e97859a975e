import type { Web } from '../web/web.ts';
import type { Metrics } from '../platform/metrics.ts';

/** The same web, with the outcome of every page counted: those of competitors too. */
export function countedWeb(web: Web, metrics: Metrics): Web {
  return {
    ...web,
    async fetchPage(url, signal) {
      const outcome = await web.fetchPage(url, signal);
      metrics.pageFetched(outcome.ok ? 'ok' : outcome.error.code);
      return outcome;
    },
  };
}
