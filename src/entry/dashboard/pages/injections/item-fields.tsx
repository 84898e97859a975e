import type { VNode } from 'preact';
import { blockBounds } from '../../../../core/blocks/block-words.ts';
import type { BlockChange } from '../../../../core/blocks/block-change.ts';
import type {
  ContentBlock,
  FaqItem,
  HeadingItem,
  ParagraphItem,
} from '../../../../core/schema/content-block.ts';
import type { ContentType } from '../../../../core/schema/vocabulary.ts';
import { SelectField, TextField } from '../../components/fields.tsx';
import { HostileText } from '../../components/hostile-text.tsx';
import { HiddenField } from '../../components/post-form.tsx';
import type { FormState } from '../../form-state.ts';
import { typeNames } from './injection-words.tsx';

export type Item = FaqItem | HeadingItem | ParagraphItem;

export interface ItemForm {
  readonly form: FormState;
  /** The name of a field of this item. */
  readonly nameOf: (field: string) => string;
  /** The id of the element with this name. */
  readonly idOf: (name: string) => string;
}

const levels = [2, 3, 4, 5, 6].map((level) => ({ value: String(level), label: `h${String(level)}` }));

/** The field of a title or description. */
export function textField(
  { type, text }: Extract<ContentBlock, { readonly text: string }>,
  { form, nameOf, idOf }: ItemForm,
): VNode {
  const { min, max } = blockBounds[type];
  return (
    <TextField
      name={nameOf('text')}
      id={idOf(nameOf('text'))}
      label={typeNames[type]}
      hint={`${String(min)} to ${String(max)} characters.`}
      required
      {...(type === 'title' ? {} : { rows: 3 })}
      value={text}
      form={form}
    />
  );
}

/** The fields of a question, a heading or a paragraph. */
export function itemFields(item: Item, { form, nameOf, idOf }: ItemForm): VNode {
  const named = (field: string) => ({ name: nameOf(field), id: idOf(nameOf(field)), form });
  if ('question' in item) {
    return (
      <>
        <TextField {...named('question')} label="Question" value={item.question} />
        <TextField {...named('answer')} label="Answer" rows={3} value={item.answer} />
      </>
    );
  }
  if ('anchor' in item) {
    return (
      <>
        <p class="small soft">
          Above: <HostileText text={item.anchor} max={200} />
        </p>
        <HiddenField name={nameOf('anchor')} value={item.anchor} />
        <TextField {...named('text')} label="Text" value={item.text} />
        <SelectField {...named('level')} label="Level" options={levels} value={String(item.level)} />
      </>
    );
  }
  const { min, max } = blockBounds.paragraphWords;
  return (
    <>
      <p class="small soft">
        Under: <HostileText text={item.heading} max={200} />
      </p>
      <HiddenField name={nameOf('heading')} value={item.heading} />{' '}
      {item.entity !== undefined && <HiddenField name={nameOf('entity')} value={item.entity} />}
      <TextField
        {...named('text')}
        label="Text"
        rows={5}
        hint={`${String(min)} to ${String(max)} words.`}
        value={item.text}
      />
    </>
  );
}

/** The item that the fields describe; undefined when it has no words. */
export function itemOf(type: ContentType, field: (name: string) => string): Item | undefined {
  const text = field('text');
  const entity = field('entity');
  const item =
    type === 'faq'
      ? { question: field('question'), answer: field('answer') }
      : type === 'headings'
        ? { text, level: Number(field('level')), anchor: field('anchor') }
        : { text, heading: field('heading'), ...(entity === '' ? {} : { entity }) };
  const words = 'question' in item ? item.question + item.answer : item.text;
  return words.trim() === '' ? undefined : item;
}

/** The change that replaces one item of a block, or the text of one that has no items. */
export function changeOfItem(
  block: ContentBlock,
  index: number,
  fields: Readonly<Record<string, string>>,
): BlockChange {
  const field = (name: string): string => fields[name] ?? '';
  if (!('items' in block)) return { id: block.id, text: field('text') };
  const items = block.items.flatMap((item, at) =>
    at === index ? (itemOf(block.type, field) ?? []) : [item],
  );
  return { id: block.id, items };
}
