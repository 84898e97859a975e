import type { VNode } from 'preact';
import type { ContentBlock } from '../../../../core/schema/content-block.ts';
import { decisionOf, type DraftReview } from '../../../../features/injections/review/draft-review.ts';
import { TextField } from '../../components/fields.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { HiddenField, PostForm } from '../../components/post-form.tsx';
import type { MemberPageCall } from '../../dashboard-page.ts';
import { emptyForm, type FormState } from '../../form-state.ts';
import type { BlockActions } from './block-card.tsx';
import type { DraftItem } from './draft-items.ts';
import { typeNames } from './injection-words.tsx';
import { itemFields, textField, type ItemForm } from './item-fields.tsx';
import { hintMax, factMax } from './item-limits.ts';

export const reviewPart = '#injection';

/** A form that is sent in place: without scripts it is sent as a page, with the same result. */
export const inPlace = {
  'hx-target': reviewPart,
  'hx-select': reviewPart,
  // Without a delay, in which a key would be lost: the script sets the focus when the part has settled.
  'hx-swap': 'outerHTML show:none settle:0ms',
} as const;

/** The forms for the items of a draft. */
export function reviewActions(call: MemberPageCall, id: string, review: DraftReview): BlockActions {
  return {
    // A title is its only item, which has a form of its own.
    ofBlock: (block) =>
      'items' in block ? (
        <LinkButton href={`/injections/${id}/blocks/${block.id}`}>
          Edit all <span class="visually-hidden">{typeNames[block.type]}</span>
        </LinkButton>
      ) : undefined,
    ofItem: (block, item) => itemForms(call, id, { block, item, review }),
  };
}

interface Reviewed {
  readonly block: ContentBlock;
  readonly item: DraftItem;
  readonly review: DraftReview;
}

function itemForms(call: MemberPageCall, id: string, { block, item, review }: Reviewed): VNode {
  const decision = decisionOf(review.entries, item.key);
  const path = `/injections/${id}/items/${item.key}`;
  const about = (
    <span class="visually-hidden">
      {' '}
      {typeNames[block.type]}, {item.label}
    </span>
  );
  const button = (value: 'accepted' | 'rejected', label: string, key: string, isPressed: boolean): VNode => (
    <button
      type="submit"
      name="decision"
      value={value}
      aria-pressed={isPressed ? 'true' : 'false'}
      aria-keyshortcuts={key}
    >
      {label}
      {about}
    </button>
  );
  return (
    <div class="item-forms">
      <PostForm visit={call} action={path} class="row decide" more={{ 'hx-post': path, ...inPlace }}>
        {button('accepted', 'Accept', 'a', decision === 'accepted' || decision === 'edited')}{' '}
        {button('rejected', 'Reject', 'r', decision === 'rejected')}
      </PostForm>
      {editStep(call, path, { block, item, about })}
      {againStep(call, path, { item, about })}
    </div>
  );
}

interface Step {
  readonly item: DraftItem;
  readonly about: VNode;
}

function editStep(
  call: MemberPageCall,
  path: string,
  { block, item, about }: Step & { readonly block: ContentBlock },
): VNode {
  const form = formOf(call, item, 'edit');
  const fields: ItemForm = { form, nameOf: (field) => field, idOf: (name) => `${item.key}-${name}` };
  const listed = 'items' in block ? block.items[item.index] : undefined;
  return (
    <details class="step" data-step="edit" open={form !== emptyForm}>
      <summary class="button" aria-keyshortcuts="e">
        Edit{about}
      </summary>
      <PostForm visit={call} action={`${path}/edit`} class="stack wide">
        <HiddenField name="form" value={`${item.key} edit`} />
        {problemOf(form, 'items')}
        {'items' in block ? listed && itemFields(listed, fields) : textField(block, fields)}
        <p class="soft small">
          What neither the page nor the facts support is removed, and the page is scored again.
        </p>
        <div class="row">
          <button type="submit" class="main">
            Save and check
          </button>
        </div>
      </PostForm>
    </details>
  );
}

function againStep(call: MemberPageCall, path: string, { item, about }: Step): VNode {
  const form = formOf(call, item, 'again');
  const { settings, model } = call.app.languageModel.current();
  const isWritten = model !== null && settings.uses.includes('blocks');
  return (
    <details class="step" data-step="again" open={form !== emptyForm}>
      <summary class="button" aria-keyshortcuts="g">
        Regenerate{about}
      </summary>
      <PostForm visit={call} action={`${path}/regenerate`} class="stack wide">
        <HiddenField name="form" value={`${item.key} again`} />
        <TextField
          name="hint"
          id={`${item.key}-hint`}
          label="Hint"
          hint={
            isWritten
              ? 'How to write it, for example: shorter, name the price first.'
              : 'Without a language model, only rules of a brand voice are followed, such as words to avoid.'
          }
          maxLength={hintMax}
          form={form}
        />
        <TextField
          name="fact"
          id={`${item.key}-fact`}
          label="Fact"
          rows={2}
          hint="A true statement that the page lacks. All blocks of this injection may use it from now on."
          maxLength={factMax}
          form={form}
        />
        <div class="row">
          <button type="submit" class="main">
            Regenerate this item
          </button>
        </div>
      </PostForm>
    </details>
  );
}

/** The form as it was sent, when it is the one that was refused. */
function formOf({ form }: MemberPageCall, { key }: DraftItem, step: 'edit' | 'again'): FormState {
  return form.values['form']?.[0] === `${key} ${step}` ? form : emptyForm;
}

function problemOf({ problems }: FormState, field: string): VNode | undefined {
  const problem = problems[field];
  return problem === undefined ? undefined : (
    <p class="problem" role="alert">
      {problem}
    </p>
  );
}
