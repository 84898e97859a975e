import type { VNode } from 'preact';
import type { CitationTestRequest } from '../../../../core/schema/citation-test-request.ts';
import { citationPower } from '../../../../core/citations/index.ts';
import { counted } from '../../../report/citations/citation-words.ts';
import { Facts } from '../../components/facts.tsx';
import { HostileText } from '../../components/hostile-text.tsx';
import { Notice } from '../../components/notice.tsx';
import { HiddenField, PostForm } from '../../components/post-form.tsx';
import type { ActionCall } from '../../dashboard-page.ts';
import { citationCost, tokensLeft, type CitationCost } from './citation-cost.ts';
import { citationTestsPath } from './citation-parts.tsx';
import type { TestFields } from './read-test-request.ts';

type Call = ActionCall<'developer'>;

/** What the test will do and cost, and the button that starts it. */
export async function testReview(call: Call, request: CitationTestRequest, sent: TestFields): Promise<VNode> {
  const cost = citationCost(call, request);
  const left = cost === null ? 0 : await tokensLeft(call, call.caller.accountId);
  return (
    <>
      {cost !== null && cost.tokens > left && overBudget(left)}
      <Facts rows={[...requestRows(request), ...costRows(request, cost, left)]} />
      <PostForm visit={call} action={`${citationTestsPath}/new`}>
        {Object.entries(sent).map(([name, value]) => (
          <HiddenField name={name} value={value ?? ''} />
        ))}
        <div class="row">
          <button type="submit" class="main">
            Start the test
          </button>
        </div>
        {call.environment === 'test' && <p class="soft small">Test environment: nothing is billed.</p>}
      </PostForm>
    </>
  );
}

type Row = readonly [name: string, value: string | VNode];

function requestRows({
  url,
  analysis_id,
  injection_id,
  questions,
  rivals,
}: CitationTestRequest): readonly Row[] {
  const lines = (values: readonly string[]): VNode => (
    <>
      {values.map((value) => (
        <div>
          <HostileText text={value} max={300} />
        </div>
      ))}
    </>
  );
  const page = injection_id ?? analysis_id ?? url ?? '';
  const kind =
    injection_id === undefined
      ? analysis_id === undefined
        ? 'Your page'
        : 'Page of the analysis'
      : 'Page before and after the injection';
  return [
    [kind, <HostileText text={page} max={300} />],
    ['Questions', lines(questions)],
    ['Rivals', lines(rivals.map((rival) => (typeof rival === 'string' ? rival : rival.url)))],
  ];
}

function costRows(
  { questions, runs }: CitationTestRequest,
  cost: CitationCost | null,
  left: number,
): readonly Row[] {
  if (cost === null) return [['Model questions', 'none: retrieval and verdicts only']];
  const { message } = citationPower(questions.length * runs);
  return [
    [
      'Model questions',
      `${counted(cost.answers, 'answer')} and up to ${counted(cost.readings, 'page')} to read`,
    ],
    ['Tokens', `about ${rounded(cost.tokens)} at most; ${rounded(left)} are left of today’s budget`],
    ['Can show', message],
  ];
}

/** To two digits: an estimate is no better. */
const rounded = (tokens: number): string =>
  new Intl.NumberFormat('en', { maximumSignificantDigits: 2 }).format(tokens);

function overBudget(left: number): VNode {
  return (
    <Notice tone="warn">
      <p>
        <b>The test may need more tokens than are left today ({rounded(left)}).</b> If it does, no model is
        asked, and the result shows retrieval and verdicts only.
      </p>
    </Notice>
  );
}
