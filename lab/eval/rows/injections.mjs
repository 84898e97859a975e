/** Gain of extractive content blocks: the page's score with them minus the score without. */
import { analyze } from '../../../dist/core/improve/analyze-page.js';
import { makeInjection } from '../../../dist/core/improve/make-injection.js';
import { compare, mean, median } from '../bootstrap.mjs';
import { defaultRequest } from '../injection-request.mjs';
import { readPages } from '../labelled-pages.mjs';

export const about =
  '**Content blocks.** Each page gets the blocks that its failed checks call for, of its own words alone and for the queries ' +
  'that are inferred; then the HTML with the blocks in it is analysed anew, as an analysis of any page. A page that only ' +
  'scripts fill, or that asks not to be shown, is capped and gains nothing by words. The gain neither chooses nor orders blocks: ' +
  'one that lowers the score by more than 0.2 is dropped.';

const lowScore = 70;
/** Points that a block may cost: `LOSS_MAX` of the service, and the rounding of both scores. */
const lossMax = 0.25;
const asOf = '2026-01-01';

export async function measure() {
  const pages = readPages().flatMap(({ url, html }) => {
    const outcome = makeInjection(html, { ...defaultRequest, url });
    if (outcome.status !== 'completed') return [];
    const { score_before: before, score_after: after, queries, content_blocks: blocks } = outcome.made;
    const again = analyze(outcome.rendered, {
      url,
      asOf,
      gains: false,
      queries: queries.map(({ query }) => query),
    });
    return [{ url, before, after, blocks, again: again.result?.overall_score ?? null }];
  });
  const low = pages.filter(({ before }) => before < lowScore);
  const line = (measure, data, some, statistic, of) => ({
    measure,
    data,
    result: compare(some, statistic, of),
    baseline: 'none',
  });
  const gain = ({ before, after }) => after - before;
  const changed = pages.filter(({ blocks }) => blocks.length > 0);
  return {
    lines: [
      line('score with blocks less without, median', 'pages below 70', low, median, gain),
      line('score with blocks less without, mean', 'pages below 70', low, mean, gain),
      line('score with blocks less without, mean', 'all pages', pages, mean, gain),
      line('pages with a block', 'all pages', pages, mean, ({ blocks }) => Number(blocks.length > 0)),
      line('pages that blocks do not lower', 'pages with a block', changed, mean, (page) =>
        Number(gain(page) >= -lossMax),
      ),
      line('rendered HTML has the reported score', 'all pages', pages, mean, ({ after, again }) =>
        Number(after === again),
      ),
    ],
    details: () =>
      [...pages]
        .sort((one, other) => one.before - other.before)
        .map(
          ({ url, before, after, blocks }) =>
            `${before} → ${after}  ${blocks.map(({ type }) => type).join(', ') || 'none'}  ${url}`,
        )
        .join('\n'),
  };
}
