import type { ContentBlock } from '../../../src/core/schema/content-block.ts';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../src/entry/html/render.tsx';
import { blockList } from '../../../src/entry/report/html/block-list.tsx';
import { plainPaint } from '../../../src/entry/report/paint.ts';
import { reportModel } from '../../../src/entry/report/report-model.ts';
import { renderReport } from '../../../src/entry/report/render-report.ts';
import { sampleResult } from './sample-result.ts';

const block: ContentBlock = {
  id: 'blk_1',
  type: 'headings',
  html: '<h2>What it costs</h2>',
  fixes: ['heading-query-match'],
  generator: 'extractive',
  review: null,
  grounding: [],
  placement: { selector: 'main', operation: 'insert_before' },
  items: [{ level: 2, text: 'What it costs <script>alert(1)</script>', anchor: 'A pump costs\u001b[31m' }],
};
const result = { ...sampleResult, content_blocks: [block] };

describe('content blocks in the reports', () => {
  it('are shown with place, text and fixed checks, and the checks with their gain', () => {
    const report = renderReport(result, { source: 'a.html', columns: 100, paint: plainPaint }).join('\n');
    expect(report).toContain('Content blocks, ready to paste');
    expect(report).toContain('Headings, for heading-query-match');
    expect(report).toContain('H2 above “A pump costs');
    expect(report).toContain('+2.4 to gain');
    expect(report).not.toContain('\u001b');
  });

  it('are escaped in HTML, including their markup', () => {
    const html = renderMarkup(blockList(reportModel(result).blocks, 'p1'));
    expect(html).toContain('&lt;h2>What it costs&lt;/h2>');
    expect(html).not.toContain('<script>');
  });
});
