import { readerWords } from '../reader-words.ts';
import type { VNode } from 'preact';
import type { AnalysisResult } from '../../../core/schema/analysis-result.ts';
import type { PageContent } from '../../../core/schema/analysis-content.ts';
import type { AnalysedPage } from '../analysed-page.ts';
import { answersSentence } from '../reading-words.ts';
import { reportModel, type ReportModel } from '../report-model.ts';
import { actionList, briefList } from './action-list.tsx';
import { blockList } from './block-list.tsx';
import { checkSections } from './check-sections.tsx';
import { firstScreen } from './first-screen.tsx';
import { markedText, markKey, shownTextMax } from './marked-text.tsx';
import { crawlerTable, entityTable, gapList, queryList } from './page-sections.tsx';
import { anchorsOf, type Anchors } from './pointers.ts';
import { shown } from './shown-text.tsx';

/** One page's section of the report. `number` makes its anchors unique. */
export function pageReport(analysed: AnalysedPage, number: number): VNode {
  const { outcome, source } = analysed;
  if (outcome.status === 'completed') return completedPage(outcome.result, outcome.content, analysed, number);
  const { error } = outcome;
  return (
    <article class="page" id={`p${number}`}>
      <h2 dir="auto">{shown(source === '-' ? 'standard input' : source)}</h2>
      <div class="failure">
        <p>
          <strong>The analysis of this page failed.</strong>
        </p>
        <p>
          {shown(error.message)} {error.retryable && 'A later retry may succeed.'}
        </p>
        {error.code !== 'internal' && <p class="soft">{shown(error.code)}</p>}
      </div>
    </article>
  );
}

function completedPage(
  result: AnalysisResult,
  content: PageContent,
  name: Pick<AnalysedPage, 'source' | 'url'>,
  number: number,
): VNode {
  const model = reportModel(result);
  const anchors = anchorsOf(result, content, number, shownTextMax);
  const { page } = anchors;
  const parts = partsOf(model, content, anchors).filter(({ isFilled }) => isFilled);
  return (
    <article class="page" id={page}>
      {firstScreen(model, name, anchors)}
      <ul class="contents" aria-label="Sections">
        {parts.map(({ id, title }) => (
          <li>
            <a href={`#${page}-${id}`}>{title}</a>
          </li>
        ))}
      </ul>
      {parts.map(({ id, title, note, isOpen, body }) => (
        <details class="part" id={`${page}-${id}`} open={isOpen}>
          <summary>
            <h3>{title}</h3> {note !== undefined && <span class="soft">{note}</span>}
          </summary>
          {body()}
        </details>
      ))}
      <p class="facts">{readWhen(model)}</p>
      {model.readingNote !== null && <p class="facts">{model.readingNote}</p>}
    </article>
  );
}

interface Part {
  readonly id: string;
  readonly title: string;
  /** Beside the title, so that a reader knows whether to open the section. */
  readonly note?: string;
  readonly isFilled: boolean;
  readonly isOpen: boolean;
  readonly body: () => VNode;
}

/** Briefs beyond these fold. */
const briefsShown = 3;

function partsOf(model: ReportModel, content: PageContent, anchors: Anchors): readonly Part[] {
  const { answers, briefs, blocks, checks, crawlers, entities, gaps, more } = model;
  const { page } = anchors;
  const queries = Object.values(answers).flat().length;
  const count = (list: readonly unknown[]): number => list.length;
  const open = checks.flatMap((group) => group.open);
  const passed = checks.flatMap((group) => group.passed);
  const refused = crawlers.flatMap((group) => group.refused);
  return [
    {
      ...{ id: 'more', title: 'More to do', isFilled: count(more) > 0, isOpen: true },
      body: () => actionList(more, anchors),
    },
    {
      ...{ id: 'ask', title: 'Ask the author', note: counted(count(briefs), 'question') },
      ...{ isFilled: count(briefs) > 0, isOpen: count(briefs) <= briefsShown },
      body: () => briefList(briefs, page),
    },
    {
      ...{ id: 'blocks', title: 'Content blocks', note: 'ready to paste' },
      ...{ isFilled: count(blocks) > 0, isOpen: true },
      body: () => blockList(blocks, page),
    },
    {
      ...{ id: 'queries', title: 'Questions', note: answersSentence(answers) ?? '' },
      ...{ isFilled: queries > 0, isOpen: true },
      body: () => queryList(answers, anchors),
    },
    {
      ...{ id: 'checks', title: 'Checks' },
      note: `${String(count(passed))} passed, ${String(count(open))} to improve`,
      ...{ isFilled: count(checks) > 0, isOpen: true },
      body: () => checkSections(anchors),
    },
    {
      ...{ id: 'text', title: 'The page as a crawler reads it', note: 'with the places marked' },
      ...{ isFilled: content.text !== '', isOpen: false },
      body: () => textPart(content, anchors),
    },
    {
      ...{ id: 'entities', title: 'Entities', note: String(count([...entities.first, ...entities.others])) },
      ...{ isFilled: count(entities.first) > 0, isOpen: false },
      body: () => entityTable(entities),
    },
    {
      ...{ id: 'gaps', title: 'What the page lacks', note: String(count(gaps)) },
      ...{ isFilled: count(gaps) > 0, isOpen: false },
      body: () => gapList(gaps),
    },
    {
      ...{ id: 'crawlers', title: 'Crawlers' },
      note:
        refused.length === 0
          ? 'all allowed by robots.txt'
          : `${String(refused.length)} refused by robots.txt`,
      ...{ isFilled: count(crawlers) > 0, isOpen: refused.length > 0 },
      body: () => crawlerTable(crawlers),
    },
  ];
}

const counted = (count: number, noun: string): string => `${String(count)} ${noun}${count === 1 ? '' : 's'}`;

function readWhen({ about, engine }: ReportModel): VNode {
  const facts = [
    ...(about.http_status === null ? [] : [`HTTP ${String(about.http_status)}`]),
    ...(about.fetched_at === null ? [] : [`read ${about.fetched_at.slice(0, 16).replace('T', ' ')} UTC`]),
    `ages as of ${engine.as_of}`,
    `rubric ${engine.rubric_version}`,
    ...(engine.reader === 'rules' ? [] : [`read by ${readerWords(engine.reader)}`]),
  ];
  return shown(facts.join(' · '));
}

function textPart(content: PageContent, anchors: Anchors): VNode {
  return (
    <>
      {markKey()}
      <p class="soft">
        Each label links to its finding: a number to a check, A to what to do, Q to a question. “In the text”
        links back.
      </p>
      {markedText(content, anchors.pointers, shownTextMax)}
    </>
  );
}
