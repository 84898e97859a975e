/** A citation test as one self-contained HTML document: no script, image, font or request. */
import type { CitationReceipt } from '../../../core/schema/citation-test.ts';
import { styleSheet } from '../../html/assets.ts';
import { addressOf } from '../html/first-screen.tsx';
import { reportDocument } from '../html/report-document.tsx';
import { shown, shownPlain } from '../html/shown-text.tsx';
import { citationReport, type ReportedTest } from './citation-report.ts';
import { citationSections } from './citation-sections.tsx';

const style = styleSheet(import.meta.url, '../html/report.css', 'citations.css');

/** The whole document; with receipts, every answer is in it, folded. */
export function renderCitationHtml(
  test: ReportedTest,
  receipts: readonly CitationReceipt[],
  madeAt: Date,
): string {
  const report = citationReport(test, receipts);
  return reportDocument({
    title: shownPlain(report.name),
    head: 'Citeworthy citation test',
    style,
    madeAt,
    main: (
      <article class="page">
        <h2 dir="auto">{shown(report.name)}</h2>
        {report.url !== null && (
          <p class="address" dir="auto">
            {addressOf(report.url)}
          </p>
        )}
        <p class="facts">{shown(report.facts.join(' · '))}</p>
        {citationSections(report)}
      </article>
    ),
    note: 'A citation test shows how often one language model cites the page among these rivals. Public assistants retrieve other pages and may answer differently.',
  });
}
