import type { VNode } from 'preact';
import type { AnalysisError } from '../../../../core/schema/analysis-error.ts';
import type { CitationReceipt, CitationTest } from '../../../../core/schema/citation-test.ts';
import { hasEnded } from '../../../../features/analyses/analysis-record.ts';
import { citationReport, type CitationReport } from '../../../report/citations/citation-report.ts';
import { citationSections } from '../../../report/citations/citation-sections.tsx';
import { shown, shownPlain } from '../../../report/html/shown-text.tsx';
import { content, unchanged } from '../../answers.ts';
import { ConfirmStep } from '../../components/confirm-step.tsx';
import { Facts } from '../../components/facts.tsx';
import { Fold } from '../../components/fold.tsx';
import { FormProblem } from '../../components/form-problem.tsx';
import { HostileText } from '../../components/hostile-text.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Moment } from '../../components/moment.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PostButton } from '../../components/post-form.tsx';
import { definePage, type MemberPageCall } from '../../dashboard-page.ts';
import { z } from 'zod';
import { pageLink, pathOf as analysisPath, statusBadge } from '../analyses/analysis-parts.tsx';
import {
  citationTestId,
  citationTestsPath,
  mayTest,
  newTestPath,
  pathOf,
  receiptsOf,
  testedName,
  testOf,
  trail,
} from './citation-parts.tsx';

const titleCharsMax = 120;

export const citationTestPage = definePage({
  path: `${citationTestsPath}/{id}`,
  title: 'Citation test',
  role: 'viewer',
  params: citationTestId,
  render: async (call) => {
    const test = await testOf(call, call.params.id);
    const report = citationReport(test);
    return content(
      <>
        {trail()}
        {await testBody(call, test)}
      </>,
      { title: shownPlain(`Citation test: ${report.name}`.slice(0, titleCharsMax)) },
    );
  },
});

/** Polled until the test has ended; empty until something has changed. */
export const citationTestStatePage = definePage({
  path: `${citationTestsPath}/{id}/state`,
  title: 'Citation test',
  role: 'viewer',
  layout: 'none',
  params: citationTestId,
  query: z.object({ was: z.string().max(20).catch('') }),
  render: async (call) => {
    const test = await testOf(call, call.params.id);
    return test.status === call.query.was ? unchanged : await testBody(call, test);
  },
});

async function testBody(call: MemberPageCall, test: CitationTest): Promise<VNode> {
  const { id, status } = test;
  const polling = {
    'hx-get': `${pathOf(id)}/state?was=${status}`,
    'hx-trigger': 'every 2s',
    'hx-swap': 'outerHTML',
  };
  const receipts = status === 'completed' ? await receiptsOf(call, id) : [];
  return (
    <div id="citation-test" {...(hasEnded(status) ? {} : polling)}>
      {status === 'completed' ? completed(call, test, receipts) : unfinished(call, test)}
      <Fold id="about" title="About this test">
        <Facts rows={testFacts(test)} />
      </Fold>
    </div>
  );
}

function completed(call: MemberPageCall, test: CitationTest, receipts: readonly CitationReceipt[]): VNode {
  const report = citationReport(test, receipts);
  return (
    <>
      <PageHead title={<span dir="auto">{shown(report.name.slice(0, 300))}</span>} class="long-title">
        {testActions(call, test)}
      </PageHead>
      {aboutTest(report)}
      <FormProblem form={call.form} />
      <div class="report">{citationSections(report)}</div>
      <p class="small">
        Save with every answer: <a href={`${pathOf(test.id)}/report.html`}>HTML</a>,{' '}
        <a href={`${pathOf(test.id)}/report.md`}>Markdown</a>
      </p>
    </>
  );
}

function aboutTest({ url, name, facts }: CitationReport): VNode {
  return (
    <div class="about-test">
      {url !== null && url !== name && <p class="soft small address">{pageLink(url, 90)}</p>}
      <p class="soft small" dir="auto">
        {shown(facts.join(' · '))}
      </p>
    </div>
  );
}

function unfinished(call: MemberPageCall, test: CitationTest): VNode {
  const { url, status, error } = test;
  return (
    <>
      <PageHead
        title={
          <>
            <span class="address">{testedName(url, 200)}</span> {statusBadge(status, error)}
          </>
        }
        class="long-title"
      >
        {testActions(call, test)}
      </PageHead>
      <FormProblem form={call.form} />
      {error === null ? progress(test) : failure(error)}
    </>
  );
}

const stages = [
  ['queued', 'Wait for a free slot'],
  ['processing', 'Read the pages and ask the questions'],
  ['completed', 'Show the result'],
] as const;

function progress({ id, status }: CitationTest): VNode {
  const at = stages.findIndex(([stage]) => stage === status);
  return (
    <div class="card" role="status">
      <ol class="stages">
        {stages.map(([, label], index) => (
          <li class={index < at ? 'done' : index === at ? 'now' : ''}>
            {label}
            {index === at && <span class="visually-hidden"> (now)</span>}
          </li>
        ))}
      </ol>
      <p class="small soft">
        Reading takes some seconds, many answers take minutes. The page updates automatically.
      </p>
      <noscript>
        <p>
          <a href={pathOf(id)}>Refresh</a>
        </p>
      </noscript>
    </div>
  );
}

function failure({ code, message, retryable }: AnalysisError): VNode {
  return (
    <Notice tone={code === 'canceled' ? 'plain' : 'bad'}>
      <p>
        <b dir="auto">
          <HostileText text={message} max={500} />
        </b>
      </p>
      <p class="soft small">
        <code>{code}</code> ·{' '}
        {retryable
          ? 'A retry may succeed without a change to the pages.'
          : 'A retry will fail until the cause is fixed.'}
      </p>
    </Notice>
  );
}

function testActions(call: MemberPageCall, { id, status }: CitationTest): VNode | undefined {
  if (!mayTest(call.member.role)) return undefined;
  return (
    <>
      {hasEnded(status) ? (
        <LinkButton href={newTestPath({ test: id })}>Test again</LinkButton>
      ) : (
        <PostButton visit={call} action={`${pathOf(id)}/cancel`}>
          Cancel
        </PostButton>
      )}
      <ConfirmStep visit={call} label="Delete…" action={`${pathOf(id)}/delete`} confirm="Delete permanently">
        {hasEnded(status)
          ? 'This permanently deletes the test, its result, its receipts and the texts of its pages.'
          : 'This stops the test and deletes it permanently.'}
      </ConfirmStep>
    </>
  );
}

type Fact = readonly [name: string, value: string | VNode];

function testFacts(test: CitationTest): readonly Fact[] {
  const { analysis_id: analysis, injection_id: injection, questions, rivals } = test;
  const lines = (values: readonly string[]): VNode => (
    <>
      {values.map((value) => (
        <div>
          <HostileText text={value} max={300} />
        </div>
      ))}
    </>
  );
  return [
    ['ID', <code>{test.id}</code>],
    ...(analysis === null ? [] : [['Analysis', <a href={analysisPath(analysis)}>{analysis}</a>] as const]),
    ...(injection === null
      ? []
      : [['Injection', <a href={`/injections/${injection}`}>{injection}</a>] as const]),
    ['Questions', lines(questions)],
    ['Rivals', lines(rivals)],
    ['Submitted', <Moment at={test.created_at} />],
    ...(test.completed_at === null ? [] : [['Ended', <Moment at={test.completed_at} />] as const]),
    ['Kept until', <Moment at={test.expires_at} />],
    ...Object.entries(test.metadata).map(
      ([name, value]) => [shownPlain(name.slice(0, 60)), <HostileText text={value} />] as const,
    ),
  ];
}
