import { analyze } from '../analysis/analyze.ts';
import type { PoolOutcome, PoolTask } from './analysis-pool.ts';

/**
 * Runs in a worker thread: one page in, JSON text out. A page that cannot be analysed is an outcome; what is thrown here
 * is a fault of ours and rejects the pool's promise.
 */
function analyzeInThread(task: PoolTask): PoolOutcome {
  const html = task.isText ? new TextDecoder().decode(task.html) : task.html;
  const outcome = analyze(html, task.options);
  if (outcome.status === 'failed') return { status: 'failed', error: outcome.error };
  return {
    status: 'completed',
    resultJson: JSON.stringify(outcome.result),
    contentJson: JSON.stringify(outcome.content),
    overallScore: outcome.result.overall_score,
  };
}

// The thread pool calls a module's default export.
// eslint-disable-next-line import-x/no-default-export
export default analyzeInThread;
