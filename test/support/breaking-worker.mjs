import analyze from '#analysis-worker';
import { readdirSync, writeFileSync } from 'node:fs';

const endless = () => {
  for (;;);
};
const greedy = () => {
  for (const hoard = []; ;) hoard.push(new Array(100_000).fill(hoard.length));
};

const stopped = new Int32Array(new SharedArrayBuffer(4));
/** Ends when so many processes are here at once; else the time limit of the page ends it. */
const meet = (directory, count) => {
  writeFileSync(`${directory}/${process.pid}`, '');
  while (readdirSync(directory).length < count) Atomics.wait(stopped, 0, 0, 10);
};

const scored = {
  ...{
    status: 'completed',
    resultJson: '{}',
    contentJson: '[]',
    summaryJson: '{}',
    findingsJson: '{}',
    rubricVersion: '1',
  },
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

/** The analysis, whose process a page breaks that names a fault, or holds until others are there (`meet:COUNT:DIRECTORY:`). */
export default function analyzeOrBreak(task) {
  const text = new TextDecoder().decode(task.html);
  const [, count, directory] = /meet:(\d+):([^:]+):/.exec(text) ?? [];
  const fault = /fault:([a-z-]+)/.exec(text)?.[1];
  if (fault === undefined && directory === undefined) return analyze(task);
  if (fault !== undefined) return faults[fault](task);
  meet(directory, Number(count));
  return { status: 'failed', error: { code: 'empty_page', message: 'All have met.', retryable: false } };
}

export { warm } from '#analysis-worker';
