import type { VNode } from 'preact';
import { z } from 'zod';
import { AppError } from '../../../../service/platform/errors.ts';
import { injectionChangeSchema } from '../../../../core/schema/injection-request.ts';
import { blockBounds } from '../../../../core/blocks/block-words.ts';
import type { ContentBlock } from '../../../../core/schema/content-block.ts';
import type { BlockChange } from '../../../../core/blocks/block-change.ts';
import { editInjection } from '../../../../features/injections/edit-injection.ts';
import { content, done, redirect, refuse } from '../../answers.ts';
import { SelectField, TextField } from '../../components/fields.tsx';
import { FormProblem } from '../../components/form-problem.tsx';
import { HostileText } from '../../components/hostile-text.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { HiddenField, PostForm } from '../../components/post-form.tsx';
import { defineAction, definePage } from '../../dashboard-page.ts';
import type { FormState } from '../../form-state.ts';
import { detailOf } from './injection.tsx';
import { injectionParams, typeNames } from './injection-words.tsx';
import { sourceList, sourcesOf } from './sourced-words.tsx';

const params = injectionParams.extend({ block: z.string().regex(/^blk_\w{1,60}$/) });

export const editBlockPage = definePage({
  path: '/injections/{id}/blocks/{block}',
  title: 'Edit a block',
  role: 'developer',
  params,
  render: async (call) => {
    const { id, block: blockId } = call.params;
    const { record, facts } = await detailOf(call, id);
    const block = record.content_blocks.find((candidate) => candidate.id === blockId);
    if (record.publication !== 'draft') return redirect(`/injections/${id}`, 'Only a draft can be edited.');
    if (block === undefined) throw new AppError('not_found');
    const title = `Edit: ${typeNames[block.type]}`;
    return content(
      <>
        <p class="small">
          <a href="/injections">Injections</a> / <a href={`/injections/${id}`}>Injection</a>
        </p>
        <PageHead title={title} />
        <p class="soft">
          Statements that neither the page nor the facts support are removed, and the page is scored again.
          This takes a second or two.
        </p>
        <PostForm visit={call} action={`/injections/${id}/blocks/${blockId}`} class="stack wide">
          <FormProblem form={call.form} />
          <HiddenField name="type" value={block.type} />
          {fieldsOf(block, call.form)}
          <div class="row">
            <button type="submit" class="main">
              Save and check
            </button>{' '}
            <a class="button" href={`/injections/${id}`}>
              Cancel
            </a>
          </div>
        </PostForm>
        {sourceList(sourcesOf(block.grounding), blockId, facts)}
      </>,
      { title },
    );
  },
});

/** Field names count items from 0. */
const itemsMax = 51;
const levels = [2, 3, 4, 5, 6].map((level) => ({ value: String(level), label: `h${String(level)}` }));

function fieldsOf(block: ContentBlock, form: FormState): VNode {
  switch (block.type) {
    case 'title':
    case 'meta_description': {
      const { min, max } = blockBounds[block.type];
      const hint = `${String(min)} to ${String(max)} characters.`;
      return (
        <TextField
          name="text"
          label={typeNames[block.type]}
          hint={hint}
          required
          {...(block.type === 'title' ? {} : { rows: 3 })}
          value={block.text}
          form={form}
        />
      );
    }
    case 'faq': {
      const extra = block.items.length < blockBounds.faq.max ? [{ question: '', answer: '' }] : [];
      return (
        <>
          {itemsProblem(form)}
          {[...block.items, ...extra].map(({ question, answer }, index) =>
            item(
              question === '' ? 'Another question' : `Question ${String(index + 1)}`,
              <>
                <TextField name={`question_${String(index)}`} label="Question" value={question} form={form} />
                <TextField
                  name={`answer_${String(index)}`}
                  label="Answer"
                  rows={3}
                  value={answer}
                  form={form}
                />
              </>,
            ),
          )}
          {removalHint}
        </>
      );
    }
    case 'headings':
      return (
        <>
          {itemsProblem(form)}
          {block.items.map(({ level, text, anchor }, index) =>
            item(
              `Heading ${String(index + 1)}`,
              <>
                <p class="small soft">
                  Above: <HostileText text={anchor} max={200} />
                </p>
                <HiddenField name={`anchor_${String(index)}`} value={anchor} />
                <TextField name={`text_${String(index)}`} label="Text" value={text} form={form} />
                <SelectField
                  name={`level_${String(index)}`}
                  label="Level"
                  options={levels}
                  value={String(level)}
                  form={form}
                />
              </>,
            ),
          )}
          {removalHint}
        </>
      );
    case 'supporting_paragraphs':
      return (
        <>
          {itemsProblem(form)}
          {block.items.map(({ text, heading, entity }, index) =>
            item(
              `Paragraph ${String(index + 1)}`,
              <>
                <p class="small soft">
                  Under: <HostileText text={heading} max={200} />
                </p>
                <HiddenField name={`heading_${String(index)}`} value={heading} />{' '}
                {entity !== undefined && <HiddenField name={`entity_${String(index)}`} value={entity} />}
                <TextField
                  name={`text_${String(index)}`}
                  label="Text"
                  rows={5}
                  hint={`${String(blockBounds.paragraphWords.min)} to ${String(blockBounds.paragraphWords.max)} words.`}
                  value={text}
                  form={form}
                />
              </>,
            ),
          )}
          {removalHint}
        </>
      );
  }
}

const removalHint = <p class="soft small">Items without any text are removed.</p>;

const item = (legend: string, fields: VNode): VNode => (
  <fieldset class="item-fields">
    <legend>{legend}</legend>
    {fields}
  </fieldset>
);

function itemsProblem({ problems }: FormState): VNode | undefined {
  const problem = problems['items'];
  return problem === undefined ? undefined : (
    <p class="problem" role="alert">
      {problem}
    </p>
  );
}

export const editBlockAction = defineAction({
  path: '/injections/{id}/blocks/{block}',
  role: 'developer',
  audit: 'injection.edited',
  page: editBlockPage,
  params,
  body: z.record(z.string(), z.string()),
  perform: async (call) => {
    const { app, caller, params: at, requestId } = call;
    const change = changeOf(at.block, call.body);
    const parsed = injectionChangeSchema.safeParse({ content_blocks: [change] });
    if (!parsed.success) {
      const field = 'text' in change ? 'text' : 'items';
      const [issue] = parsed.error.issues;
      // A union's error does not say why an item matched none of its types.
      const isVague = issue === undefined || issue.code === 'invalid_union';
      return refuse({
        [field]: isVague
          ? 'Fill in every field of each item, and keep each within its limit.'
          : issue.message,
      });
    }
    const edit = { id: at.id, changes: [change] };
    const outcome = await editInjection(app, caller, edit, requestId);
    if (outcome.kind === 'not_found') throw new AppError('not_found');
    if (outcome.kind === 'invalid_state') return refuse({}, outcome.reason);
    if (outcome.kind === 'invalid_changes') {
      const [problem] = outcome.problems;
      if (problem?.field === 'id') throw new AppError('not_found');
      return refuse(problem === undefined ? {} : { [problem.field]: problem.message });
    }
    return done(`/injections/${at.id}`, undefined, { target: at.id, detail: { block: at.block } });
  },
});

/** The change described by the fields; items without text are removed. */
function changeOf(id: string, fields: Readonly<Record<string, string>>): BlockChange {
  const type = fields['type'];
  if (type === 'title' || type === 'meta_description') return { id, text: fields['text'] ?? '' };
  const items = Array.from({ length: itemsMax }, (_, index) => {
    const field = (name: string): string => fields[`${name}_${String(index)}`] ?? '';
    if (type === 'faq') return { question: field('question'), answer: field('answer') };
    const text = field('text');
    if (type === 'headings') return { text, level: Number(field('level')), anchor: field('anchor') };
    const entity = field('entity');
    return { text, heading: field('heading'), ...(entity === '' ? {} : { entity }) };
  });
  return { id, items: items.filter((each) => hasWords(each)) };
}

function hasWords(each: Item): boolean {
  const words = 'question' in each ? each.question + each.answer : each.text;
  return words.trim() !== '';
}

type Item = NonNullable<BlockChange['items']>[number];
