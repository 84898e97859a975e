import { readerWords } from '../../../report/reader-words.ts';
import { readingNote } from '../../../report/reading-note.ts';
import type { VNode } from 'preact';
import { AppError } from '../../../../service/platform/errors.ts';
import type { AnalysisResult, PageFacts } from '../../../../core/schema/analysis-result.ts';
import { resultOf, type AnalysisRecord } from '../../../../core/schema/analysis.ts';
import { shown, shownPlain } from '../../../report/html/shown-text.tsx';
import { readHistory } from '../../../../features/analyses/list-analysis-summaries.ts';
import { content, type Content } from '../../answers.ts';
import { ConfirmStep } from '../../components/confirm-step.tsx';
import { Facts } from '../../components/facts.tsx';
import { FormProblem } from '../../components/form-problem.tsx';
import { HostileText } from '../../components/hostile-text.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Moment } from '../../components/moment.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PostButton } from '../../components/post-form.tsx';
import { definePage, type MemberPageCall, type PageCall } from '../../dashboard-page.ts';
import {
  analysisId,
  mayAnalyse,
  newAnalysisPath,
  pageLink,
  pathOf,
  statusBadge,
  trail,
} from './analysis-parts.tsx';
import { newTestPath } from '../citation-tests/citation-parts.tsx';
import { failureNotice } from './failure.tsx';
import { changeSince, historyMax, historyPart } from './history.tsx';
import { describeSubject, pageFactWords } from '../../../report/reading-words.ts';
import { dashboardAnchors } from './page-text.tsx';
import { injectionPath, previewForm } from './preview-score.tsx';
import { taskParts } from './prompt.tsx';
import { contentOf, recordOf } from './read-record.ts';
import { resultSections } from './result-sections.tsx';

export const analysisPage = definePage({
  path: '/analyses/{id}',
  title: 'Analysis',
  role: 'viewer',
  params: analysisId,
  render: async (call) => {
    const record = await recordOf(call, call.params.id);
    const result = resultOf(record);
    return result === undefined ? unscored(call, record) : await scored(call, record, result);
  },
});

type Call = PageCall<'viewer'>;

/** Scripts replace `#analysis` when the analysis has ended. */
function whole(call: Call, record: AnalysisRecord, title: VNode, body: VNode): VNode {
  return (
    <div id="analysis">
      {trail()}
      <PageHead title={title} class="long-title">
        {actions(call, record)}
      </PageHead>
      <FormProblem form={call.form} />
      {body}
    </div>
  );
}

async function scored(call: Call, record: AnalysisRecord, result: AnalysisResult): Promise<Content> {
  const { id, url } = record;
  const [text, history] = await Promise.all([
    contentOf(call, id),
    readHistory(call.app, call.caller, url, historyMax),
  ]);
  const anchors = dashboardAnchors(id, result, text);
  const given = result.page.title?.trim() ?? '';
  const title = given === '' ? url : given;
  const body = (
    <>
      {aboutPage(result.page, url)}
      {resultSections(id, result, text, anchors, {
        history: historyPart(history, url, id),
        change: changeSince(history, id),
        ask: mayAnalyse(call.member.role) ? (
          <>
            <a href={newAnalysisPath(record)}>Analyse with your own questions</a> ·{' '}
            <a href={newTestPath({ analysis: id })}>Test against rivals</a>
          </>
        ) : undefined,
        task: taskParts(record, result),
        preview: mayAnalyse(call.member.role) ? previewForm(call, id) : undefined,
        facts: <Facts rows={[...pageFacts(result), readBy(call, result), ...commonFacts(record)]} />,
      })}
      {mayAnalyse(call.member.role) && <div class="last-step">{deleteStep(call, record)}</div>}
    </>
  );
  return content(whole(call, record, <span dir="auto">{shown(title.slice(0, 300))}</span>, body), {
    title: shownPlain(title.slice(0, 120)),
  });
}

/** What the page is about, in one line; its kind, author and dates in another. */
function aboutPage(page: PageFacts, url: string): VNode {
  return (
    <div class="about-page">
      <p dir="auto">
        {page.subject === null ? (
          'Names no single subject.'
        ) : (
          <>About {shown(describeSubject(page.subject))}</>
        )}
      </p>
      <p class="soft small">
        <span dir="auto">{shown(pageFactWords(page).join(' · '))}</span>{' '}
        <span class="address">
          {pageLink(url, 70)}
          {page.http_status !== null && page.final_url !== url && <> → {pageLink(page.final_url, 70)}</>}
        </span>
      </p>
    </div>
  );
}

function unscored(call: Call, record: AnalysisRecord): Content {
  const { url, error, status } = record;
  const state = error === null ? progress(record) : failureNotice(error);
  const body = (
    <>
      {state}
      <Facts rows={[['Address', pageLink(url)], ...commonFacts(record)]} />
    </>
  );
  const title = (
    <>
      <span class="address">
        <HostileText text={url} max={200} />
      </span>{' '}
      {statusBadge(status, error)}
    </>
  );
  return content(whole(call, record, title, body), { title: shownPlain(url.slice(0, 120)) });
}

/** Shown until the analysis ends: polls each second, and finally loads the whole page. */
export function progress({ id, status }: Pick<AnalysisRecord, 'id' | 'status'>): VNode {
  const isRunning = status === 'processing';
  return (
    <div id="progress" hx-get={`${pathOf(id)}/progress`} hx-trigger="every 1s" hx-swap="outerHTML">
      <ol class="steps">
        <li class={isRunning ? 'done' : 'now'}>{isRunning ? 'Started' : 'Wait for a free slot'}</li>
        <li class={isRunning ? 'now' : ''}>Read the page and score it</li>
        <li>Show the result</li>
      </ol>
      <p class="soft small" role="status">
        {isRunning ? 'The analysis is running.' : 'The analysis is queued.'}
      </p>
      <p class="soft small">
        <a href={pathOf(id)}>Refresh</a>
      </p>
    </div>
  );
}

export const analysisProgressPage = definePage({
  path: '/analyses/{id}/progress',
  title: 'Progress',
  role: 'viewer',
  layout: 'none',
  params: analysisId,
  render: async (call) => {
    const { id } = call.params;
    const record = await recordOf(call, id).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'not_found') return undefined;
      throw error;
    });
    // A deleted analysis ends the polling.
    if (record === undefined)
      return (
        <p id="progress" role="status">
          The analysis was deleted.
        </p>
      );
    if (record.status === 'queued' || record.status === 'processing') return progress(record);
    return (
      <p
        id="progress"
        role="status"
        hx-get={pathOf(id)}
        hx-trigger="load"
        hx-select="#analysis"
        hx-target="#analysis"
        hx-swap="outerHTML"
      >
        The analysis has ended. <a href={pathOf(id)}>Show the result</a>
      </p>
    );
  },
});

function actions(call: MemberPageCall, record: AnalysisRecord): VNode | undefined {
  const { id, status } = record;
  if (!mayAnalyse(call.member.role)) return undefined;
  const isEnded = status === 'completed' || status === 'failed';
  return (
    <>
      {status === 'completed' && (
        <LinkButton href={injectionPath(id)} kind="main">
          Generate blocks
        </LinkButton>
      )}
      {isEnded ? (
        againButton(call, record)
      ) : (
        <PostButton visit={call} action={`${pathOf(id)}/cancel`}>
          Cancel
        </PostButton>
      )}
      {status !== 'completed' && deleteStep(call, record)}
    </>
  );
}

function deleteStep(call: MemberPageCall, { id, status }: AnalysisRecord): VNode {
  return (
    <ConfirmStep visit={call} label="Delete…" action={`${pathOf(id)}/delete`} confirm="Delete permanently">
      {status === 'completed' || status === 'failed'
        ? 'This permanently deletes the analysis, its result, the page’s text and the unpublished injections made from it.'
        : 'This cancels the analysis and deletes it permanently.'}
    </ConfirmStep>
  );
}

/** Pasted HTML would give the same score again: after a change there is a new version to paste. */
function againButton(call: MemberPageCall, record: AnalysisRecord): VNode {
  const { id, status, page } = record;
  if (status === 'completed' && page?.http_status === null) {
    return <LinkButton href={newAnalysisPath(record)}>Analyse new HTML</LinkButton>;
  }
  return (
    <PostButton
      visit={call}
      action={`${pathOf(id)}/again`}
      class={status === 'completed' ? undefined : 'main'}
    >
      Analyse again
    </PostButton>
  );
}

type Fact = readonly [name: string, value: string | VNode];

function pageFacts({ page, engine, integrity }: AnalysisResult): readonly Fact[] {
  return [
    ['Language', page.language === 'und' ? 'unknown' : shown(page.language)],
    ['Page type', shown(page.type)],
    ...(page.author === null ? [] : [['Author', shown(page.author)] as const]),
    ...(page.published_at === null ? [] : [['Published', shown(page.published_at.slice(0, 10))] as const]),
    ...(page.modified_at === null ? [] : [['Modified', shown(page.modified_at.slice(0, 10))] as const]),
    ['Words', page.word_count.toLocaleString('en')],
    [
      'Source',
      page.http_status === null ? 'HTML in the request' : `fetched, HTTP ${String(page.http_status)}`,
    ],
    ...(page.fetched_at === null ? [] : [['Fetched', <Moment at={page.fetched_at} />] as const]),
    [
      'Integrity',
      integrity.flags.length === 0
        ? 'no attempt to steer assistants or to deceive readers'
        : `quality multiplied by ${String(integrity.multiplier)}`,
    ],
    ['Engine', shown(`${engine.version}, rubric ${engine.rubric_version}, ages as of ${engine.as_of}`)],
  ];
}

/** Who read the page, and what is rougher where no model is connected. */
function readBy({ app }: MemberPageCall, result: AnalysisResult): Fact {
  const isConnected = app.languageModel.current().settings.endpoint !== null;
  if (isConnected || readingNote(result) === null) {
    return ['Read by', shown(readerWords(result.engine.reader))];
  }
  return [
    'Read by',
    <>
      rules: subject, questions and verdicts are rougher than with a language model.{' '}
      <a href="/docs/guides/language-model">Connect one</a>
    </>,
  ];
}

function commonFacts(record: AnalysisRecord): readonly Fact[] {
  return [
    ['ID', <code>{record.id}</code>],
    ['Submitted', <Moment at={record.created_at} />],
    ...(record.completed_at === null ? [] : [['Ended', <Moment at={record.completed_at} />] as const]),
    ['Kept until', <Moment at={record.expires_at} />],
    ...Object.entries(record.metadata).map(
      ([name, value]) => [shownPlain(name.slice(0, 60)), <HostileText text={value} />] as const,
    ),
  ];
}
