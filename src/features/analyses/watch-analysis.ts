import { isUnended } from './statements/analysis-work.ts';
import type { App } from '../../service/platform/app.ts';

/** Aborts the work on an analysis (or an injection) that was canceled or deleted. */
export interface AnalysisWatch {
  /** Aborts with the attempt, or when any process ends or deletes the analysis. */
  readonly signal: AbortSignal;
  /** True when the analysis was ended or deleted while the attempt was still live. */
  isObsolete(): boolean;
  /** Must be called on every path; idempotent. */
  stop(): void;
}

/** `attempt` is the job's signal. Call before reading the analysis, or an end in between is missed. */
export function watchAnalysis(
  app: App,
  id: string,
  attempt: AbortSignal,
  isWanted: () => Promise<boolean> = () => isUnended(app.database.db, id),
): AnalysisWatch {
  const obsolete = new AbortController();
  let subscription = app.analysisEndings.subscribe(id);
  let isStopped = false;

  const watch = async (): Promise<void> => {
    while (!isStopped) {
      await subscription.announced;
      subscription.cancel();
      if (isStopped) return;
      subscription = app.analysisEndings.subscribe(id);
      if (!(await isWanted())) obsolete.abort(new Error('The analysis has ended.'));
    }
  };
  watch().catch((error: unknown) =>
    app.log.warn({ err: error, analysis_id: id }, 'cannot watch an analysis for cancellation'),
  );

  return {
    signal: AbortSignal.any([attempt, obsolete.signal]),
    isObsolete: () => obsolete.signal.aborted && !attempt.aborted,
    stop() {
      isStopped = true;
      subscription.cancel();
    },
  };
}
