import { setTimeout as delay } from 'node:timers/promises';

/** Stands in for the analysis, and does to its process what the first word of the page says. */
export default async function analyzeHostile({ html, options }) {
  const page = new TextDecoder().decode(html);
  if (page.startsWith('late')) await delay(Number(page.split(' ')[1]));
  if (page === 'loop') for (;;);
  if (page === 'hog') for (const hoard = []; ;) hoard.push(new Array(100_000).fill(hoard.length));
  if (page === 'one allocation') new Array(30_000_000).fill(1.5);
  if (page === 'one list') 'a,'.repeat(2 ** 27).split(',');
  if (page === 'killed') process.kill(process.pid, 'SIGKILL');
  if (page === 'exit') process.exit(1);
  if (page === 'throw') throw new Error('a fault of ours');
  // Dies of memory when the result is out and another page may be on its way.
  if (page === 'die after')
    setImmediate(() => {
      for (const hoard = []; ;) hoard.push(new Array(100_000).fill(hoard.length));
    });
  if (page === 'fail')
    return { status: 'failed', error: { code: 'empty_page', message: 'Nothing there.', retryable: false } };
  const content = page === 'settings' ? Object.keys(process.env) : { process: process.pid };
  return {
    status: 'completed',
    resultJson: JSON.stringify({ page, url: options.url }),
    contentJson: JSON.stringify(content),
    overallScore: 50,
  };
}
