/** Stands in for the analysis, and does to its thread what the first word of the page says. */
export default function analyzeHostile({ html, options }) {
  const page = new TextDecoder().decode(html);
  if (page === 'loop') for (;;);
  if (page === 'hog') for (const hoard = []; ;) hoard.push(new Array(100_000).fill(hoard.length));
  if (page === 'exit') process.exit(1);
  if (page === 'throw') throw new Error('a fault of ours');
  if (page === 'fail')
    return { status: 'failed', error: { code: 'empty_page', message: 'Nothing there.', retryable: false } };
  return {
    status: 'completed',
    resultJson: JSON.stringify({ page, url: options.url }),
    contentJson: '{}',
    overallScore: 50,
  };
}
