/** The report as one self-contained HTML document. Page text is inert: everything is escaped. */
import type { VNode } from 'preact';
import type { AnalysisResult } from '../../../core/schema/analysis-result.ts';
import { bandNames } from '../band-words.ts';
import type { AnalysedPage } from '../analysed-page.ts';
import { styleSheet } from '../../html/assets.ts';
import { categoryNames } from '../report-names.ts';
import { titleOf } from './first-screen.tsx';
import { pageReport } from './page-report.tsx';
import { toneOfScore } from './pointers.ts';
import { reportDocument } from './report-document.tsx';
import { bar } from './score-drawing.tsx';
import { shown, shownPlain } from './shown-text.tsx';

const reportStyle = styleSheet(import.meta.url, 'report.css');

/** The whole document: one page, or an index sorted by score and a section for each page; `site` precedes it. */
export function renderHtmlReport(pages: readonly AnalysedPage[], madeAt: Date, site?: VNode): string {
  const numbered = pages.map((page, index) => ({ page, number: index + 1 }));
  const [only] = pages.length === 1 ? pages : [];
  const title = only === undefined ? `${String(pages.length)} pages` : documentTitle(only);
  return reportDocument({
    title,
    head: 'Citeworthy report',
    style: reportStyle,
    madeAt,
    main: (
      <>
        {site}
        {only === undefined && index(numbered)}
        {numbered.map(({ page, number }) => pageReport(page, number))}
      </>
    ),
    note: 'The score estimates how ready a page is to be found, understood and quoted by an assistant. It does not predict citations.',
  });
}

function documentTitle({ source, outcome }: AnalysedPage): string {
  return shownPlain(outcome.status === 'completed' ? titleOf(outcome.result.page) : source);
}

interface NumberedPage {
  readonly page: AnalysedPage;
  readonly number: number;
}

/** Best score first; failed pages last. */
function index(pages: readonly NumberedPage[]): VNode {
  const sorted = [...pages].sort((one, other) => scoreOf(other) - scoreOf(one) || one.number - other.number);
  const failed = pages.filter(({ page }) => page.outcome.status === 'failed').length;
  return (
    <>
      <h1>{pages.length} pages, by score</h1>
      {failed !== 0 && <p class="bad">{failed} could not be analysed.</p>}
      <div class="scroll" tabindex={0} role="region" aria-label="All pages">
        <table class="index">
          <thead>
            <tr>
              <th scope="col">Score</th>
              <th scope="col">Page</th>
              {categoryNames.map(([, name]) => (
                <th scope="col" class="category">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{sorted.map(indexRow)}</tbody>
        </table>
      </div>
    </>
  );
}

function scoreOf({ page }: NumberedPage): number {
  return page.outcome.status === 'completed' ? page.outcome.result.overall_score : -1;
}

function indexRow({ page, number }: NumberedPage): VNode {
  const { outcome, source } = page;
  if (outcome.status === 'failed') {
    return (
      <tr>
        <td class="total bad">–</td>
        <td>
          <a href={`#p${number}`} dir="auto">
            {shown(source)}
          </a>
          <br />
          <span class="bad">{shown(outcome.error.message)}</span>
        </td>
        {categoryNames.map(() => (
          <td class="category" />
        ))}
      </tr>
    );
  }
  const { result } = outcome;
  const tone = toneOfScore(result.overall_score);
  return (
    <tr>
      <td class={`total ${tone}`}>
        {result.overall_score.toFixed(1)} {bar(result.overall_score / 100, tone, 60)}
        {result.score_band !== null && <div class="soft">{bandNames[result.score_band]}</div>}
      </td>
      <td>
        <a href={`#p${number}`} dir="auto">
          {shown(titleOf(result.page))}
        </a>
        <br />
        <span class="soft" dir="auto">
          {shown(source)}
        </span>
      </td>
      {categoryCells(result)}
    </tr>
  );
}

function categoryCells({ category_scores: scores }: AnalysisResult): VNode {
  return (
    <>
      {categoryNames.map(([id]) => (
        <td class="category">{scores[id].toFixed(1)}</td>
      ))}
    </>
  );
}
