import { AppError } from '../../../../service/platform/errors.ts';
import { renderCitationHtml } from '../../../report/citations/citation-html.tsx';
import { renderCitationMarkdown } from '../../../report/citations/citation-markdown.ts';
import { definePage } from '../../dashboard-page.ts';
import { citationTestId, citationTestsPath, receiptsOf, testOf } from './citation-parts.tsx';

/** The report with every answer as one file; a test without a result has none. */
export const citationReportFiles = (['html', 'md'] as const).map((format) =>
  definePage({
    path: `${citationTestsPath}/{id}/report.${format}`,
    title: 'Report of a citation test',
    role: 'viewer',
    params: citationTestId,
    render: async (call) => {
      const { id } = call.params;
      const test = await testOf(call, id);
      if (test.status !== 'completed') throw new AppError('not_found');
      const receipts = await receiptsOf(call, id);
      const text =
        format === 'html'
          ? renderCitationHtml(test, receipts, call.app.now())
          : renderCitationMarkdown(test, receipts);
      return { kind: 'file' as const, name: `${id}.${format}`, text };
    },
  }),
);
