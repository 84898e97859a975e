import type { VNode } from 'preact';
import { z } from 'zod';
import { isId, type IdKind } from '../../../../core/schema/ids.ts';
import { citationRefusal } from '../../../../features/citation-tests/citation-refusal.ts';
import { submitCitationTest } from '../../../../features/citation-tests/submit-citation-test.ts';
import { pageReader } from '../../../../features/analyses/page-reader.ts';
import { done, refuse, shown } from '../../answers.ts';
import { Notice } from '../../components/notice.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { defineAction, definePage, type MemberPageCall, type Visit } from '../../dashboard-page.ts';
import { citationTestsPath, pathOf, trail } from './citation-parts.tsx';
import { filledTest } from './filled-test.ts';
import { readTestRequest, sentForm, testFields } from './read-test-request.ts';
import { testForm } from './test-form.tsx';
import { testReview } from './test-review.tsx';

const idParameter = (kind: IdKind): z.ZodType<string | undefined> =>
  z
    .string()
    .refine((text) => isId(kind, text))
    .optional()
    .catch(undefined);

export const newCitationTestPage = definePage({
  path: `${citationTestsPath}/new`,
  title: 'New citation test',
  role: 'developer',
  query: z.object({
    analysis: idParameter('analysis'),
    injection: idParameter('injection'),
    test: idParameter('citationTest'),
  }),
  render: async (call) => {
    const hasModel = asksModel(call);
    return (
      <>
        {trail()}
        <PageHead title="New citation test" />
        <p class="soft">
          See which pages an assistant cites for your questions, and why it does not cite yours.
        </p>
        {!hasModel && withoutModel(call)}
        {testForm(call, call.form, hasModel, await filledTest(call, call.query))}
      </>
    );
  },
});

const asksModel = ({ app }: Pick<Visit, 'app'>): boolean =>
  pageReader(app.languageModel.current().settings, undefined) !== null;

function withoutModel({ member }: MemberPageCall): VNode {
  return (
    <Notice>
      <p>
        <b>No language model answers here.</b> The test shows which passages are retrieved, what each page
        answers, and where a rival answers better. It counts no citations.
      </p>
      <p class="small">
        {member.role === 'owner' ? (
          <a href="/language-model">Connect a language model</a>
        ) : (
          'An owner can connect a language model.'
        )}
      </p>
    </Notice>
  );
}

export const reviewCitationTestAction = defineAction({
  path: `${citationTestsPath}/review`,
  role: 'developer',
  // A review stores nothing.
  audit: 'itself',
  page: newCitationTestPage,
  body: testFields,
  perform: async (call) => {
    const reading = readTestRequest(call.body, call);
    if (!reading.ok) return refuse(reading.problems);
    return shown(
      <>
        {trail()}
        <PageHead title="Review the citation test" />
        {await testReview(call, reading.request, call.body)}
        <h2>Change the test</h2>
        {testForm(call, sentForm(call.body), asksModel(call))}
      </>,
      { title: 'Review the citation test' },
    );
  },
});

export const newCitationTestAction = defineAction({
  path: `${citationTestsPath}/new`,
  role: 'developer',
  audit: 'citation_test.created',
  page: newCitationTestPage,
  body: testFields,
  perform: async (call) => {
    const reading = readTestRequest(call.body, call);
    if (!reading.ok) return refuse(reading.problems);
    const { request } = reading;
    const submitted = await submitCitationTest(call.app, call.caller, request, call.requestId);
    if (submitted.kind !== 'queued') {
      const { details, message } = citationRefusal(submitted);
      return refuse({ [/^\w+/.exec(details.param ?? '')?.[0] ?? 'url']: message });
    }
    const { id } = submitted.document;
    const { questions, rivals, runs } = request;
    const detail = {
      questions: String(questions.length),
      rivals: String(rivals.length),
      runs: String(runs),
    };
    return done(pathOf(id), undefined, { target: id, detail });
  },
});
