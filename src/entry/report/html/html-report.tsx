/**
 * The report as one self-contained HTML document: no script, image, font or request. Page text is inert: everything is
 * escaped, and the policy in the head allows only this style sheet.
 */
import type { VNode } from 'preact';
import { createHash } from 'node:crypto';
import type { AnalysisResult } from '../../../core/schema/analysis-result.ts';
import { bandNames } from '../band-words.ts';
import type { AnalysedPage } from '../analysed-page.ts';
import { styleSheet } from '../../html/assets.ts';
import { InlineStyle } from '../../html/inline-style.tsx';
import { renderDocument } from '../../html/render.tsx';
import { version } from '../../../service/platform/version.ts';
import { categoryNames } from '../report-names.ts';
import { titleOf } from './first-screen.tsx';
import { pageReport } from './page-report.tsx';
import { toneOfScore } from './pointers.ts';
import { bar } from './score-drawing.tsx';
import { shown, shownPlain } from './shown-text.tsx';

/** Inlined in the document; its hash in the document's policy excludes every other style. */
const reportStyle = styleSheet(import.meta.url, 'report.css');

const styleHash = createHash('sha256').update(reportStyle).digest('base64');

const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'`;

/** The whole document: one page, or an index sorted by score and a section for each page; `site` precedes it. */
export function renderHtmlReport(pages: readonly AnalysedPage[], madeAt: Date, site?: VNode): string {
  const numbered = pages.map((page, index) => ({ page, number: index + 1 }));
  const [only] = pages.length === 1 ? pages : [];
  const title = only === undefined ? `${String(pages.length)} pages` : documentTitle(only);
  const made = madeAt.toISOString();
  return renderDocument(
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content={policy} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="no-referrer" />
        <meta name="robots" content="noindex" />
        <title>{title} · Citeworthy</title>
        <InlineStyle css={reportStyle} />
      </head>
      <body>
        <header class="top">
          <strong>Citeworthy report</strong>{' '}
          <time datetime={made}>{made.slice(0, 16).replace('T', ' ')} UTC</time>
        </header>
        <main>
          {site}
          {only === undefined && index(numbered)}
          {numbered.map(({ page, number }) => pageReport(page, number))}
        </main>
        <footer>
          citeworthy {version}. The score estimates how ready a page is to be found, understood and quoted by
          an assistant. It does not predict citations.
        </footer>
      </body>
    </html>,
  );
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
