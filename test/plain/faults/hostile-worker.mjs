import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, threadId } from 'node:worker_threads';

/** Stands in for the analysis, and does to its thread what the first word of the page says. */
export default async function analyzeHostile({ html, options, number }) {
  const page = new TextDecoder().decode(html);
  if (page.startsWith('late')) await delay(Number(page.split(' ')[1]));
  if (page === 'die before the start') process.exit(1);
  parentPort.postMessage({ begun: number });
  if (page === 'loop') for (;;);
  if (page === 'hog') for (const hoard = []; ;) hoard.push(new Array(100_000).fill(hoard.length));
  if (page === 'exit') process.exit(1);
  if (page === 'throw') throw new Error('a fault of ours');
  // Dies of memory when the result is out and another page may be on its way.
  if (page === 'die after')
    setImmediate(() => {
      for (const hoard = []; ;) hoard.push(new Array(100_000).fill(hoard.length));
    });
  if (page === 'fail')
    return { status: 'failed', error: { code: 'empty_page', message: 'Nothing there.', retryable: false } };
  return {
    status: 'completed',
    resultJson: JSON.stringify({ page, url: options.url }),
    contentJson: JSON.stringify({ threadId }),
    overallScore: 50,
  };
}
