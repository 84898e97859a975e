import { performance } from 'node:perf_hooks';
import type { App } from '../../service/platform/app.ts';
import type { PoolOutcome } from '../../service/processes/analysis-pool.ts';
import type { AnalysisStage } from '../../service/platform/metrics.ts';

/** Times the stages of one analysis and logs its end in one line. */
export interface AnalysisObservation {
  /** Times one stage, also when it rejects. */
  during<T>(stage: AnalysisStage, work: () => Promise<T>): Promise<T>;
  /** Call after the end is saved. */
  ended(outcome: PoolOutcome): void;
}

type Observed = Pick<App, 'log' | 'metrics'>;

export interface AnalysisIdentity {
  readonly analysisId: string;
  /** The request that submitted it. */
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

/** Counts and logs the end of an analysis, without the page's address and text. */
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
