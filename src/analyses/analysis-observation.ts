import { performance } from 'node:perf_hooks';
import type { App } from '../platform/app.ts';
import type { PoolOutcome } from '../threads/analysis-pool.ts';
import type { AnalysisStage } from '../platform/metrics.ts';

/** Watches one analysis from its job to its end: times its stages, and says in one line how it ended. */
export interface AnalysisObservation {
  /** Times one stage, whether it resolves or rejects. */
  during<T>(stage: AnalysisStage, work: () => Promise<T>): Promise<T>;
  /** Call it once the end is saved. */
  ended(outcome: PoolOutcome): void;
}

type Observed = Pick<App, 'log' | 'metrics'>;

export interface AnalysisIdentity {
  readonly analysisId: string;
  /** The request that asked for it. */
  readonly requestId: string;
}

export function observeAnalysis(app: Observed, identity: AnalysisIdentity): AnalysisObservation {
  const startedMs = performance.now();
  const stageMs: Record<string, number> = {};
  return {
    async during(stage, work) {
      const stageStartedMs = performance.now();
      try {
        return await work();
      } finally {
        const durationMs = performance.now() - stageStartedMs;
        app.metrics.stageEnded(stage, durationMs);
        stageMs[`${stage}_ms`] = Math.round((stageMs[`${stage}_ms`] ?? 0) + durationMs);
      }
    },
    ended: (outcome) =>
      reportAnalysisEnd(app, identity, outcome, {
        duration_ms: Math.round(performance.now() - startedMs),
        ...stageMs,
      }),
  };
}

/** Counts an analysis that has ended and logs its line. The page's address and words are not in it. */
export function reportAnalysisEnd(
  app: Observed,
  { analysisId, requestId }: Partial<AnalysisIdentity>,
  outcome: PoolOutcome,
  durations: Readonly<Record<string, number>> = {},
): void {
  const isCompleted = outcome.status === 'completed';
  app.metrics.analysisEnded(isCompleted ? 'completed' : outcome.error.code);
  app.log.info(
    {
      ...(requestId === undefined ? {} : { request_id: requestId }),
      analysis_id: analysisId,
      status: outcome.status,
      ...(isCompleted ? { overall_score: outcome.overallScore } : { code: outcome.error.code }),
      ...durations,
    },
    'analysis ended',
  );
}
