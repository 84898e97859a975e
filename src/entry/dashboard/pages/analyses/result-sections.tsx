import type { ComponentChildren, VNode } from 'preact';
import type { AnalysisResult } from '../../../../core/schema/analysis-result.ts';
import type { PageContent } from '../../../../core/schema/analysis-content.ts';
import {
  crawlerTable,
  entityTable,
  gapList,
  limitNotes,
  queryList,
} from '../../../report/html/page-sections.tsx';
import { checkSections } from '../../../report/html/check-sections.tsx';
import type { Anchors } from '../../../report/html/pointers.ts';
import { reportModel, type ReportModel } from '../../../report/report-model.ts';
import { shown } from '../../../report/html/shown-text.tsx';
import { Badge } from '../../components/badge.tsx';
import { cut } from '../../components/hostile-text.tsx';
import { Fold } from '../../components/fold.tsx';
import { Table } from '../../components/table.tsx';
import { actionList } from './action-list.tsx';
import { pageLink, scoreFigure } from './analysis-parts.tsx';
import { textSection } from './analysis-text.tsx';
import { authorBriefs } from '../../components/author-briefs.tsx';
import { contentBlocks } from './content-blocks.tsx';
import { firstScreen } from './first-screen.tsx';

/** What only the caller can read or link to. */
export interface Surroundings {
  readonly history: VNode | undefined;
  readonly change: VNode | undefined;
  /** Beside the actions: leads to them as one task. */
  readonly task: VNode;
  /** Below the notes: analyses the page for other questions. */
  readonly ask: VNode | undefined;
  /** Above the blocks: measures the score with them. */
  readonly preview: VNode | undefined;
  /** The facts of the analysis. */
  readonly facts: VNode;
}

/** All sections of a completed analysis. */
export function resultSections(
  id: string,
  result: AnalysisResult,
  content: PageContent,
  anchors: Anchors,
  { history, change, task, ask, preview, facts }: Surroundings,
): VNode {
  const model = reportModel(result);
  return (
    <div class="report">
      {firstScreen({ model, anchors, change, task, ask, limits: limitNotes(model.limits, anchors) })}
      {openSection(
        'more',
        model.more.length === 1 ? 'Then do this' : `Then do these ${String(model.more.length)} things`,
        model.more.length === 0 ? undefined : actionList(model.more, anchors),
      )}
      {openSection('briefs', 'Ask the author', authorBriefs(model.briefs))}
      {openSection('blocks', 'Blocks to paste', withPreview(contentBlocks(model.blocks, anchors), preview))}
      {openSection('checks', 'Checks', checks(model, anchors))}
      <div class="folds">
        {fold('text', 'The page as a crawler reads it', textSection(id, content, anchors), textNote(result))}
        {fold(
          'queries',
          'Questions',
          result.queries.length === 0 ? undefined : queryList(model.answers, anchors),
          countOf(result.queries, 'question'),
        )}
        {fold(
          'gaps',
          'What the page lacks',
          model.gaps.length === 0 ? undefined : gapList(model.gaps),
          namesOf(model.gaps.map(({ entity }) => entity)),
        )}
        {fold(
          'entities',
          'Entities',
          result.entities.length === 0 ? undefined : entityTable(model.entities),
          namesOf(result.entities.map(({ name }) => name)),
        )}
        {fold(
          'crawlers',
          'Crawlers',
          model.crawlers.length === 0 ? undefined : crawlerTable(model.crawlers),
          crawlerNote(model),
        )}
        {fold('competitors', 'Compared pages', competitors(result), countOf(result.competitors, 'page'))}
        {fold('history', 'History', history, 'Earlier analyses of this address')}
        {fold('about', 'About this analysis', facts)}
      </div>
    </div>
  );
}

const withPreview = (blocks: VNode | undefined, preview: VNode | undefined): VNode | undefined =>
  blocks && (
    <>
      {preview}
      {blocks}
    </>
  );

function openSection(id: string, title: string, body: VNode | undefined): VNode | undefined {
  if (body === undefined) return undefined;
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {body}
    </section>
  );
}

function fold(
  id: string,
  title: string,
  body: VNode | undefined,
  note?: ComponentChildren,
): VNode | undefined {
  if (body === undefined) return undefined;
  return (
    <Fold id={id} title={title} note={note}>
      {body}
    </Fold>
  );
}

function checks(model: ReportModel, anchors: Anchors): VNode | undefined {
  if (model.checks.length === 0) return undefined;
  return checkSections(anchors, (name, id) => (
    <h3 id={`checks-${id}`}>
      {name} {scoreFigure(model.checks.find((group) => group.id === id)?.score)}
    </h3>
  ));
}

const countOf = (entries: readonly unknown[], noun: string): string =>
  `${String(entries.length)} ${noun}${entries.length === 1 ? '' : 's'}`;

const textNote = ({ page }: AnalysisResult): string =>
  `${page.word_count.toLocaleString('en')} words, with the evidence of the checks marked`;

const namesShown = 3;
const nameCharsMax = 40;

/** The first names of a list, and how many more it has. */
function namesOf(names: readonly string[]): VNode {
  const more = names.length - namesShown;
  return (
    <bdi>
      {shown(
        names
          .slice(0, namesShown)
          .map((name) => cut(name, nameCharsMax))
          .join(', '),
      )}
      {more > 0 && ` and ${String(more)} more`}
    </bdi>
  );
}

function crawlerNote({ crawlers }: ReportModel): string {
  const all = crawlers.flatMap((group) => group.crawlers);
  const refused = crawlers.flatMap((group) => group.refused);
  return refused.length === 0
    ? `All ${String(all.length)} may read the page`
    : `${String(refused.length)} of ${String(all.length)} may not read the page`;
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
