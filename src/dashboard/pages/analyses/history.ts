import { html, type Html } from '../../../html/html.ts';
import type { ScoredMoment } from '../../../analyses/statements/analysis-summaries.ts';
import { lineChart } from '../../components/charts.ts';
import { difference, pathOf, scoreFigure } from './analysis-parts.ts';
import { listPath } from './list-filters.ts';
import { moment } from '../../components/parts.ts';
import { table } from '../../components/table.ts';

/** What a line can show before its points run together. */
export const historyMax = 60;
const rowsMax = 8;

/** The scores of one address as a line, and the last of them with what to compare. Nothing until there are two. */
export function historyPart(
  newestFirst: readonly ScoredMoment[],
  url: string,
  currentId?: string,
): Html | undefined {
  if (newestFirst.length < 2) return undefined;
  const oldestFirst = [...newestFirst].reverse();
  const chart = lineChart({
    title: 'Overall score of each analysis of this address',
    labels: oldestFirst.map(({ completedAt }) => completedAt.toISOString().slice(0, 16).replace('T', ' ')),
    series: [{ label: 'Overall score', values: oldestFirst.map(({ overallScore }) => overallScore) }],
    max: 100,
  });
  const rows = newestFirst
    .slice(0, rowsMax)
    .map((entry, index) => ({ ...entry, before: newestFirst[index + 1] }));
  return html`<div class="history">${chart}</div>
    ${table(
      rows,
      [
        { label: 'Analysed', kind: 'head', cell: (row) => momentLink(row, currentId) },
        { label: 'Score', kind: 'number', cell: (row) => scoreFigure(row.overallScore) },
        {
          label: 'Change',
          kind: 'number',
          cell: ({ overallScore, before }) =>
            before === undefined ? '' : difference(overallScore - before.overallScore),
        },
        { label: '', kind: 'bare', cell: (row) => compareLink(row, currentId ?? newestFirst[0]?.id) },
      ],
      { caption: 'Analyses of this address, the newest first' },
    )}
    <p><a href="${listPath({ where: url })}">All analyses of this address</a></p>`;
}

function momentLink({ id, completedAt }: ScoredMoment, currentId: string | undefined): Html {
  return id === currentId
    ? html`${moment(completedAt)} <span class="soft small">this one</span>`
    : html`<a href="${pathOf(id)}">${moment(completedAt)}</a>`;
}

/** The older of the two stands first. */
function compareLink({ id, completedAt }: ScoredMoment, withId: string | undefined): Html | undefined {
  if (withId === undefined || id === withId) return undefined;
  const [one = '', other = ''] = [id, withId].sort();
  return html`<a href="/analyses/compare?id=${one}&amp;id=${other}"
    >Compare<span class="visually-hidden"> with that of ${moment(completedAt)}</span></a
  >`;
}
