import { isUnended } from './statements/analysis-work.ts';
import type { App } from '../platform/app.ts';

/** Watches, while an analysis (or an injection) is worked on, whether it is still wanted. */
export interface AnalysisWatch {
  /** Aborted when the attempt is, or when the analysis was ended or deleted meanwhile, in whatever process. */
  readonly signal: AbortSignal;
  /** True when there is nothing to work on any more. */
  isMoot(): boolean;
  /** Must be called, whatever happened; may be called again. */
  stop(): void;
}

/** `attempt` is the signal of the job. Begin to watch before reading the analysis: then no ending is missed. */
export function watchAnalysis(
  app: App,
  id: string,
  attempt: AbortSignal,
  isWanted: () => Promise<boolean> = () => isUnended(app.database.db, id),
): AnalysisWatch {
  const moot = new AbortController();
  let subscription = app.analysisEndings.subscribe(id);
  let isStopped = false;

  const watch = async (): Promise<void> => {
    while (!isStopped) {
      await subscription.announced;
      subscription.cancel();
      if (isStopped) return;
      subscription = app.analysisEndings.subscribe(id);
      if (!(await isWanted())) moot.abort(new Error('The analysis has ended.'));
    }
  };
  watch().catch((error: unknown) =>
    app.log.warn({ err: error, analysis_id: id }, 'an analysis is not watched'),
  );

  return {
    signal: AbortSignal.any([attempt, moot.signal]),
    isMoot: () => moot.signal.aborted && !attempt.aborted,
    stop() {
      isStopped = true;
      subscription.cancel();
    },
  };
}
