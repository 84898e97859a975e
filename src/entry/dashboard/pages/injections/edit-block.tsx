import type { VNode } from 'preact';
import { z } from 'zod';
import { AppError } from '../../../../service/platform/errors.ts';
import { contentBlockTypes, type ContentType } from '../../../../core/schema/vocabulary.ts';
import { blockBounds } from '../../../../core/blocks/block-words.ts';
import type { ContentBlock } from '../../../../core/schema/content-block.ts';
import type { BlockChange } from '../../../../core/blocks/block-change.ts';
import { content, redirect } from '../../answers.ts';
import { FormProblem } from '../../components/form-problem.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { HiddenField, PostForm } from '../../components/post-form.tsx';
import { defineAction, definePage } from '../../dashboard-page.ts';
import type { FormState } from '../../form-state.ts';
import { detailOf } from './injection.tsx';
import { injectionParams, typeNames } from './injection-words.tsx';
import { itemFields, itemOf, textField, type Item } from './item-fields.tsx';
import { sourceList, sourcesOf } from './sourced-words.tsx';
import { submitChange } from './submit-change.ts';

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
const nameAt =
  (index: number) =>
  (field: string): string =>
    `${field}_${String(index)}`;
const idOf = (name: string): string => name;

const itemNames = { faq: 'Question', headings: 'Heading', supporting_paragraphs: 'Paragraph' } as const;

function fieldsOf(block: ContentBlock, form: FormState): VNode {
  if (!('items' in block)) return textField(block, { form, nameOf: (field) => field, idOf });
  const isOpen = block.type === 'faq' && block.items.length < blockBounds.faq.max;
  const items: readonly Item[] = isOpen ? [...block.items, { question: '', answer: '' }] : block.items;
  return (
    <>
      {itemsProblem(form)}
      {items.map((item, index) => (
        <fieldset class="item-fields">
          <legend>
            {index < block.items.length
              ? `${itemNames[block.type]} ${String(index + 1)}`
              : 'Another question'}
          </legend>
          {itemFields(item, { form, nameOf: nameAt(index), idOf })}
        </fieldset>
      ))}
      <p class="soft small">Items without any text are removed.</p>
    </>
  );
}

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
    const { id, block } = call.params;
    return await submitChange(call, id, changeOf(block, call.body), `/injections/${id}`);
  },
});

/** The change described by the fields; items without text are removed. */
function changeOf(id: string, fields: Readonly<Record<string, string>>): BlockChange {
  const type = typeIn(fields);
  if (type === 'title' || type === 'meta_description') return { id, text: fields['text'] ?? '' };
  const items = Array.from({ length: itemsMax }, (_, index) => {
    const nameOf = nameAt(index);
    return itemOf(type, (name) => fields[nameOf(name)] ?? '');
  });
  return { id, items: items.filter((item) => item !== undefined) };
}

function typeIn(fields: Readonly<Record<string, string>>): ContentType {
  return contentBlockTypes.find((type) => type === fields['type']) ?? 'supporting_paragraphs';
}
