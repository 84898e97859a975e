import type { VNode } from 'preact';
import type { AnalysisResult } from '../../../schema/analysis-result.ts';
import type { PageContent } from '../../../schema/analysis-content.ts';
import { checkSections } from '../../../report/html/check-sections.tsx';
import {
  crawlerTable,
  entityTable,
  gapList,
  limitNotes,
  queryList,
} from '../../../report/html/page-sections.tsx';
import type { Anchors } from '../../../report/html/pointers.ts';
import { shown } from '../../../report/html/shown-text.tsx';
import { bandSentence } from '../../../report/band-words.ts';
import { reportModel } from '../../../report/report-model.ts';
import { categoryNames } from '../../../report/report-names.ts';
import { Badge } from '../../components/badge.tsx';
import { ScoreDial, scoreTone } from '../../components/score-dial.tsx';
import { Table } from '../../components/table.tsx';
import { adviceList } from './advice.tsx';
import { pageLink, scoreFigure } from './analysis-parts.tsx';
import { textSection } from './analysis-text.tsx';
import { contentBlocks } from './content-blocks.tsx';

interface Part {
  readonly id: string;
  readonly title: string;
  readonly body: VNode | undefined;
}

/** All sections of a completed analysis. The caller passes `history`, because only it can read the database. */
export function resultSections(
  id: string,
  result: AnalysisResult,
  content: PageContent,
  anchors: Anchors,
  history: VNode | undefined,
): VNode {
  const model = reportModel(result);
  const parts: readonly Part[] = [
    { id: 'advice', title: 'Recommendations', body: adviceList(result, anchors) },
    { id: 'history', title: 'History', body: history },
    { id: 'checks', title: 'Checks', body: checks(result, anchors) },
    { id: 'text', title: 'The page as a crawler reads it', body: textSection(id, content, anchors) },
    { id: 'queries', title: 'Questions', body: queryList(model.answers, anchors) },
    { id: 'blocks', title: 'Content to paste', body: contentBlocks(result, anchors) },
    { id: 'gaps', title: 'What the page lacks', body: gapList(model.gaps) },
    { id: 'entities', title: 'Entities', body: entityTable(model.entities) },
    { id: 'crawlers', title: 'Crawlers', body: crawlerTable(model.crawlers) },
    { id: 'integrity', title: 'Integrity', body: integrity(result, anchors) },
    { id: 'competitors', title: 'Compared pages', body: competitors(result) },
  ];
  const filled = parts.filter(({ body }) => body !== undefined);
  return (
    <div class="report">
      <div class="scores card">
        <ScoreDial score={result.overall_score} label="Overall score" />
        {categories(result)}
      </div>
      {result.score_band !== null && <p>{bandSentence(result.score_band)}</p>}
      {limitNotes(model.limits, anchors)}
      <nav class="contents" aria-label="On this page">
        {filled.map(({ id: part, title }) => (
          <a href={`#${part}`}>{title}</a>
        ))}
      </nav>
      {filled.map(({ id: part, title, body }) => (
        <section id={part} aria-labelledby={`${part}-title`}>
          <h2 id={`${part}-title`}>{title}</h2>
          {body}
        </section>
      ))}
    </div>
  );
}

const barWidth = 200;

function categories({ category_scores: scores }: AnalysisResult): VNode {
  return (
    <dl class="categories">
      {categoryNames.map(([id, name]) => {
        const score = scores[id];
        const filled = (Math.min(100, Math.max(0, score)) / 100) * barWidth;
        return (
          <div>
            <dt>
              <a href={`#checks-${id}`}>{name}</a>
            </dt>
            <dd>{score.toFixed(1)}</dd>
            <dd class="drawing">
              <svg
                class={`bar ${scoreTone(score)}`}
                viewBox={`0 0 ${barWidth} 8`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect class="track" width={barWidth} height="8" />
                <rect class="fill" width={filled.toFixed(1)} height="8" />
              </svg>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function checks(result: AnalysisResult, anchors: Anchors): VNode | undefined {
  if (result.checks.length === 0) return undefined;
  return checkSections(anchors, (name, id) => (
    <h3 id={`checks-${id}`}>
      {name} {scoreFigure(result.category_scores[id])}
    </h3>
  ));
}

/** The findings themselves are at the top of the page, because they lower the whole score. */
function integrity({ integrity: { multiplier, flags } }: AnalysisResult, anchors: Anchors): VNode {
  if (flags.length === 0) {
    return (
      <p>
        <Badge tone="good">no findings</Badge> The page shows no attempt to steer assistants or to deceive
        readers.
      </p>
    );
  }
  return (
    <>
      <p>
        <Badge tone="bad">{`× ${String(multiplier)}`}</Badge> The page’s quality score is multiplied by this
        factor.
      </p>
      <ul>
        {flags.map(({ message }, index) => (
          <li>
            <a href={`#${anchors.page}-f${index + 1}`}>F{index + 1}</a> {shown(message)}
          </li>
        ))}
      </ul>
    </>
  );
}

function competitors({ competitors: pages }: AnalysisResult): VNode | undefined {
  if (pages.length === 0) return undefined;
  return (
    <Table
      rows={pages}
      columns={[
        { label: 'Page', kind: 'head', cell: ({ url }) => pageLink(url) },
        {
          label: 'Read',
          cell: ({ error }) =>
            error === null ? (
              <div>
                <Badge tone="good">yes</Badge>
              </div>
            ) : (
              shown(error.message)
            ),
        },
      ]}
      caption="Compared pages"
    />
  );
}
