import analyze from '#analysis-worker';
import { parentPort } from 'node:worker_threads';

const endless = () => {
  for (;;);
};
const greedy = () => {
  for (const hoard = []; ;) hoard.push(new Array(100_000).fill(hoard.length));
};

const scored = {
  ...{ status: 'completed', resultJson: '{}', contentJson: '[]', summaryJson: '{}', findingsJson: '{}', rubricVersion: '1' },
  ...{ overallScore: 50, categoryScores: {}, reader: null, isReusable: true },
};

/** By the word behind `fault:` in the page. */
const faults = {
  endless,
  greedy,
  exits: () => process.exit(1),
  throws: () => {
    throw new Error('a fault of ours');
  },
  'answers-nothing': () => undefined,
  'answers-text': () => 'completed',
  'answers-an-unknown-status': () => ({ status: 'odd' }),
  'answers-a-failure-without-an-error': () => ({ status: 'failed' }),
  'answers-no-result': () => ({ status: 'completed' }),
  'answers-what-cannot-be-sent': () => ({ status: 'completed', resultJson: () => undefined }),
  'answers-no-json': () => ({ ...scored, resultJson: '{"overall":' }),
  'answers-no-score': () => ({ ...scored, overallScore: Number.NaN }),
};

/** The analysis, whose thread a page breaks that names a fault. */
export default function analyzeOrBreak(task) {
  const fault = /fault:([a-z-]+)/.exec(new TextDecoder().decode(task.html))?.[1];
  if (fault === undefined) return analyze(task);
  parentPort.postMessage({ begun: task.number });
  return faults[fault](task);
}
