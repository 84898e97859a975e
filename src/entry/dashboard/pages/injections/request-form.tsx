import type { ComponentChildren, VNode } from 'preact';
import { contentBlockTypes } from '../../../../core/schema/vocabulary.ts';
import { CheckboxField, RadioField, TextField } from '../../components/fields.tsx';
import { FormProblem } from '../../components/form-problem.tsx';
import { PostForm } from '../../components/post-form.tsx';
import type { Visit } from '../../dashboard-page.ts';
import type { FormState } from '../../form-state.ts';
import { typeNames } from './injection-words.tsx';

const modes = [
  { value: 'manual', label: 'Save as draft', hint: 'to review, edit and publish later' },
  { value: 'auto', label: 'Publish automatically', hint: 'as soon as it is ready; requires an address' },
];

/** Values from a link. */
interface Filled {
  readonly analysis?: string | undefined;
  readonly url?: string | undefined;
}

/** The form of a new injection, which can also be previewed. */
export function requestForm(call: Visit, form: FormState, { analysis = '', url = '' }: Filled = {}): VNode {
  const types = contentBlockTypes.map((value) => ({ value, label: typeNames[value] }));
  return (
    <PostForm visit={call} action="/injections/new">
      <FormProblem form={form} />
      {sourceFields(form, analysis, url)}
      <CheckboxField
        name="content_types"
        label="Blocks to generate"
        hint="Select none to generate the blocks that fix the page’s failed checks."
        options={types}
        form={form}
      />
      <RadioField name="mode" label="When ready" options={modes} value="manual" form={form} />
      {more(
        'Questions, facts and brand voice',
        form,
        ['queries', 'facts', 'brand_voice'],
        <>
          <TextField
            name="queries"
            label="Questions"
            rows={3}
            hint="Questions that people ask, one per line, at most 10. If empty, they are inferred from the page."
            form={form}
          />
          <TextField
            name="facts"
            label="Facts"
            rows={3}
            hint="True statements that are missing from the page, one per line, at most 50. Blocks may use them."
            form={form}
          />
          <TextField
            name="brand_voice"
            label="Brand voice"
            rows={2}
            hint="Free text, for example words to avoid, sentence length, contractions, no exclamation marks."
            maxLength={2_000}
            form={form}
          />
        </>,
      )}
      <div class="row">
        <button type="submit" class="main">
          Create the injection
        </button>{' '}
        <button type="submit" formaction="/injections/preview">
          Preview
        </button>
      </div>
      <p class="soft small">A preview shows the blocks and the new score, and saves nothing.</p>
    </PostForm>
  );
}

/** The page to generate for. An analysis that a link named needs no other source: the fields are folded. */
function sourceFields(form: FormState, analysis: string, url: string): VNode {
  const address = (
    <TextField
      name="url"
      label="Address of the page"
      placeholder="https://…"
      hint="The page is fetched unless you paste its HTML below."
      maxLength={2_048}
      value={url}
      form={form}
    />
  );
  const others = (
    <>
      <TextField
        name="html"
        label="HTML of the page"
        rows={6}
        hint="Replaces fetching the page. Up to 1 MB here, 5 MB through the API."
        form={form}
      />
      <TextField
        name="analysis_id"
        label="Analysis"
        placeholder="an_…"
        hint="The ID of a completed analysis, whose page and questions are used."
        maxLength={40}
        value={analysis}
        form={form}
      />
    </>
  );
  if (analysis === '') {
    return (
      <>
        {address}
        {more('Pasted HTML, or an analysis', form, ['html', 'analysis_id'], others)}
      </>
    );
  }
  const fields = (
    <>
      {address}
      {others}
    </>
  );
  return more('Use another page', form, ['url', 'html', 'analysis_id'], fields);
}

/** Optional fields; open when one of them was sent or has a problem. */
function more(label: string, form: FormState, names: readonly string[], fields: ComponentChildren): VNode {
  const isUsed = names.some(
    (name) => (form.values[name]?.[0] ?? '') !== '' || form.problems[name] !== undefined,
  );
  return (
    <details class="more" open={isUsed}>
      <summary>{label}</summary>
      <div class="stack">{fields}</div>
    </details>
  );
}
