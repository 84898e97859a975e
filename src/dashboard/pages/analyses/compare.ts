import { z } from 'zod';
import type { AnalysisResult } from '../../../schema/analysis-result.ts';
import type { CheckResult } from '../../../schema/check.ts';
import type { EntityGap } from '../../../schema/entity.ts';
import type { AnalysisRecord } from '../../../schema/analysis.ts';
import { isId } from '../../../schema/ids.ts';
import { outcomeNames } from '../../../report/html/check-sections.ts';
import { shown } from '../../../report/html/shown-text.ts';
import { categoryNames } from '../../../report/score-lines.ts';
import { html, type Html } from '../../../html/html.ts';
import { scoreDial } from '../../components/charts.ts';
import {
  badge,
  emptyState,
  linkButton,
  moment,
  notice,
  pageHead,
  type Tone,
} from '../../components/parts.ts';
import { table, type Column } from '../../components/table.ts';
import { definePage } from '../../dashboard-page.ts';
import { difference, pageLink, pathOf, trail } from './analysis-parts.ts';
import { compareResults, type CheckChange } from './compare-results.ts';
import { recordOf, resultOf } from './read-record.ts';

const id = z.string().refine((text) => isId('analysis', text));

interface Side {
  readonly record: AnalysisRecord;
  readonly result: AnalysisResult;
}

/** Two analyses side by side, in the order of the address: of one page before and after, or of two pages. */
export const comparePage = definePage({
  path: '/analyses/compare',
  title: 'Compare two analyses',
  role: 'viewer',
  query: z.object({ id: z.tuple([id, id]).optional().catch(undefined) }),
  render: async (call) => {
    const head = html`${trail()}${pageHead('Compare two analyses')}`;
    if (call.query.id === undefined) {
      return html`${head}${emptyState('Choose two', 'Tick two analyses of the list that are done.', linkButton('/analyses', 'To the list'))}`;
    }
    // A list has the newest first, and what is compared is what came of it.
    const [first, second] = [...call.query.id].sort();
    const records = await Promise.all([recordOf(call, first ?? ''), recordOf(call, second ?? '')]);
    const [one, other] = records.map((record): Side | undefined => {
      const result = resultOf(record);
      return result === undefined ? undefined : { record, result };
    });
    if (one === undefined || other === undefined) {
      return html`${head}${emptyState('Not both are done', 'An analysis that failed or still runs has no scores to compare.', linkButton('/analyses', 'To the list'))}`;
    }
    return html`${head}${comparison(one, other)}`;
  },
});

function comparison(one: Side, other: Side): Html {
  const { changed, unchanged, closedGaps, newGaps } = compareResults(one.result, other.result);
  return html`<div class="report">
    <div class="two">${side('Earlier', one)}${side('Later', other)}</div>
    ${differentWorlds(one, other)} ${scores(one.result, other.result)}
    <h2>Checks that changed</h2>
    ${changed.length === 0 ? html`<p>None: every check gave the same outcome and points.</p>` : checkTable(changed, 'Checks that changed')}
    ${
      unchanged.length === 0
        ? undefined
        : html`<details>
            <summary>${unchanged.length} that did not change</summary>
            ${checkTable(unchanged, 'Checks that did not change')}
          </details>`
    }
    ${gaps('Gaps that are closed', closedGaps)} ${gaps('New gaps', newGaps)}
    ${limits(one.result, other.result)}
  </div>`;
}

function side(name: string, { record, result }: Side): Html {
  return html`<section class="card side" aria-label="${name}">
    ${scoreDial(result.overall_score, `${name}, overall score`)}
    <div>
      <h2>${name}: <a href="${pathOf(record.id)}">${moment(record.completed_at)}</a></h2>
      <p dir="auto">${shown((result.page.title ?? '').slice(0, 200))}</p>
      <p class="address small">${pageLink(record.url, 100)}</p>
    </div>
  </section>`;
}

/** A difference that is not the page's. */
function differentWorlds(one: Side, other: Side): Html | undefined {
  const pages = one.record.url === other.record.url ? [] : ['They are of two addresses.'];
  const [before, after] = [one.result.engine, other.result.engine];
  const engines =
    before.version === after.version && before.rubric_version === after.rubric_version
      ? []
      : ['They were made by different versions of the engine, so a difference need not be the page’s.'];
  const words = [...pages, ...engines];
  return words.length === 0
    ? undefined
    : notice(html`<p>${words.join(' ')}</p>`, engines.length > 0 ? 'warn' : 'plain');
}

function scores(one: AnalysisResult, other: AnalysisResult): Html {
  const rows = [
    { name: 'Overall', from: one.overall_score, to: other.overall_score },
    ...categoryNames.map(([category, name]) => ({
      name,
      from: one.category_scores[category],
      to: other.category_scores[category],
    })),
  ];
  return table(
    rows,
    [
      { label: 'Score', kind: 'head', cell: ({ name }) => name },
      { label: 'Earlier', kind: 'number', cell: ({ from }) => from.toFixed(1) },
      { label: 'Later', kind: 'number', cell: ({ to }) => to.toFixed(1) },
      { label: 'Difference', kind: 'number', cell: ({ from, to }) => difference(to - from) },
    ],
    { caption: 'Scores of the two' },
  );
}

const outcomeTones: Readonly<Record<CheckResult['outcome'], Tone>> = {
  pass: 'good',
  partial: 'warn',
  fail: 'bad',
  not_applicable: 'plain',
  error: 'bad',
};

function checkTable(changes: readonly CheckChange[], caption: string): Html {
  const names = new Map<string, string>(categoryNames);
  const columns: readonly Column<CheckChange>[] = [
    {
      label: 'Check',
      kind: 'head',
      cell: ({ title, category }) =>
        html`${shown(title)}
          <div class="soft small plain-weight">${names.get(category)}</div>`,
    },
    { label: 'Earlier', cell: ({ one }) => outcome(one) },
    { label: 'Later', cell: ({ other }) => outcome(other) },
    {
      label: 'Points',
      kind: 'number',
      cell: ({ points }) => (points === null ? '–' : difference(points, 2)),
    },
  ];
  return table(changes, columns, { caption });
}

function outcome(check: CheckResult | undefined): Html {
  if (check === undefined) return html`<div class="soft">was not made</div>`;
  const { points, max_points } = check;
  return html`<div>
    ${badge(outcomeNames[check.outcome], outcomeTones[check.outcome])}
    ${points === null ? undefined : html`<span class="soft small">${points} of ${max_points}</span>`}
    <div class="small" dir="auto">${shown(check.explanation)}</div>
  </div>`;
}

const gapsMax = 30;

function gaps(title: string, list: readonly EntityGap[]): Html | undefined {
  if (list.length === 0) return undefined;
  const more = list.length - gapsMax;
  return html`<h2>${title}</h2>
    <ul>
      ${list
        .slice(0, gapsMax)
        .map(
          ({ entity, type }) =>
            html`<li><bdi>${shown(entity)}</bdi> <span class="soft small">${shown(type)}</span></li>`,
        )}
      ${more > 0 ? html`<li class="soft">and ${more} more</li>` : undefined}
    </ul>`;
}

/** What holds the whole score down in one of the two alone explains more than any check. */
function limits(one: AnalysisResult, other: AnalysisResult): Html | undefined {
  const rows = [
    { name: 'Cap by crawler access', from: String(one.access.cap), to: String(other.access.cap) },
    {
      name: 'Factor of integrity',
      from: `× ${String(one.integrity.multiplier)}`,
      to: `× ${String(other.integrity.multiplier)}`,
    },
  ].filter(({ from, to }) => from !== to);
  if (rows.length === 0) return undefined;
  return html`<h2>What holds the score down</h2>
    ${table(
      rows,
      [
        { label: 'Limit', kind: 'head', cell: ({ name }) => name },
        { label: 'Earlier', kind: 'number', cell: ({ from }) => from },
        { label: 'Later', kind: 'number', cell: ({ to }) => to },
      ],
      { caption: 'Limits of the two' },
    )}`;
}
