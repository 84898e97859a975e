import type { Config } from '../../src/service/config/config.ts';
import { openAnalysisPool, type AnalysisPool } from '../../src/service/processes/analysis-pool.ts';
import { silentLog } from './temp-database.ts';

const pools = new Map<string, AnalysisPool>();

/**
 * One pool for all services that suites start in this process with the same limits: a thread takes most of a second of
 * processor time to start. It ends with the process.
 */
export function sharedAnalysisPool(config: Config): AnalysisPool {
  const { workerConcurrency, analysisTimeoutMs, analysisHeapMbMax } = config;
  const key = [workerConcurrency, analysisTimeoutMs, analysisHeapMbMax].join();
  const known = pools.get(key);
  if (known !== undefined) return known;
  const pool = openAnalysisPool(config, silentLog);
  pools.set(key, pool);
  return pool;
}
