import type { VNode } from 'preact';
import { RadioField, TextField } from '../../components/fields.tsx';
import { FormProblem } from '../../components/form-problem.tsx';
import { PostForm } from '../../components/post-form.tsx';
import type { Visit } from '../../dashboard-page.ts';
import type { FormState } from '../../form-state.ts';
import { citationTestsPath } from './citation-parts.tsx';

/** Values from a link. */
export interface FilledTest {
  readonly url?: string | undefined;
  readonly analysisId?: string | undefined;
  readonly injectionId?: string | undefined;
  readonly questions?: readonly string[] | undefined;
  readonly rivals?: readonly string[] | undefined;
  readonly runs?: number | undefined;
}

const answering = [
  { value: 'yes', label: 'The language model', hint: 'counts who is cited, with intervals' },
  { value: 'no', label: 'No model', hint: 'shows retrieval and verdicts only; costs no tokens' },
];

const runsDefault = 5;

/** The form of a new citation test. Its first step shows the cost; nothing is asked before the second. */
export function testForm(visit: Visit, form: FormState, hasModel: boolean, filled: FilledTest = {}): VNode {
  const { questions = [], rivals = [], runs = runsDefault } = filled;
  return (
    <PostForm visit={visit} action={`${citationTestsPath}/review`}>
      <FormProblem form={form} />
      {pageFields(form, filled)}
      <TextField
        name="questions"
        label="Questions"
        rows={3}
        value={questions.join('\n')}
        hint="What people will ask an assistant, one per line, at most 5."
        form={form}
      />
      <TextField
        name="rivals"
        label="Rivals"
        rows={4}
        value={rivals.join('\n')}
        placeholder="https://…"
        hint="Addresses of pages that answer the same questions, one per line, 1 to 7."
        form={form}
      />
      {(hasModel || form.problems['runs'] !== undefined) && answerFields(form, runs)}
      <div class="row">
        <button type="submit" class="main">
          Continue
        </button>{' '}
        <a class="button" href={citationTestsPath}>
          Cancel
        </a>
      </div>
      <p class="soft small">The next page shows what the test will cost. Nothing is fetched or asked yet.</p>
    </PostForm>
  );
}

function answerFields(form: FormState, runs: number): VNode {
  return (
    <>
      <RadioField name="model" label="Who answers" options={answering} value="yes" form={form} />
      <TextField
        name="runs"
        label="Answers to each question"
        type="number"
        min={1}
        max={20}
        value={String(runs)}
        hint="1 to 20. More answers show smaller differences and cost more tokens."
        form={form}
      />
    </>
  );
}

/** The tested page: an address or an analysis; both versions of an injection's page need no other field. */
function pageFields(form: FormState, { url, analysisId, injectionId }: FilledTest): VNode {
  return (
    <>
      <TextField
        name="url"
        label="Address of your page"
        placeholder="https://…"
        hint="Leave empty when an analysis or an injection below names the page."
        maxLength={2_048}
        value={url}
        form={form}
      />
      <details class="more" open={isUsed(form, ['analysis_id', 'injection_id'], [analysisId, injectionId])}>
        <summary>An analysis or an injection instead</summary>
        <div class="stack">
          <TextField
            name="analysis_id"
            label="Analysis"
            placeholder="an_…"
            hint="The ID of a completed analysis: its page is not fetched again."
            maxLength={40}
            value={analysisId}
            form={form}
          />
          <TextField
            name="injection_id"
            label="Injection"
            placeholder="inj_…"
            hint="The ID of a completed injection: its page is tested without and with the blocks."
            maxLength={40}
            value={injectionId}
            form={form}
          />
        </div>
      </details>
    </>
  );
}

function isUsed(form: FormState, names: readonly string[], filled: readonly (string | undefined)[]): boolean {
  const isSent = names.some(
    (name) => (form.values[name]?.[0] ?? '') !== '' || form.problems[name] !== undefined,
  );
  return isSent || filled.some((value) => value !== undefined);
}
