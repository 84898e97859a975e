import { h, type ComponentChildren, type LooseInputHTMLAttributes, type VNode } from 'preact';
import { emptyForm, valueOf, valuesOf, type FormState } from '../form-state.ts';

interface FieldProps {
  readonly name: string;
  /** The name when absent: for a page with several forms that have a field of this name. */
  readonly id?: string | undefined;
  readonly label: string;
  readonly hint?: ComponentChildren;
  /** Shown until the form is sent. */
  readonly value?: string | undefined;
  readonly form?: FormState | undefined;
}

export interface TextFieldProps extends FieldProps {
  readonly type?: 'text' | 'email' | 'password' | 'url' | 'number' | 'datetime-local' | 'date' | 'search';
  readonly required?: boolean;
  readonly autocomplete?: string;
  readonly maxLength?: number;
  readonly min?: number;
  readonly max?: number;
  readonly placeholder?: string;
  readonly autofocus?: boolean;
  /** Makes the field a text area with this number of rows. */
  readonly rows?: number;
}

/** A labelled field with its hint and its problem. */
export function TextField(props: TextFieldProps): VNode {
  const { name, form = emptyForm, type = 'text', rows } = props;
  const value = type === 'password' ? '' : valueOf(form, name, props.value);
  const id = idOf(props);
  const shared = {
    id,
    name,
    ...described(props),
    required: props.required,
    autofocus: props.autofocus,
    maxlength: props.maxLength,
    placeholder: props.placeholder,
  };
  return (
    <div class="field">
      <label for={id}>{props.label}</label>
      <Hint {...props} />
      {rows === undefined ? (
        inputOf({ ...shared, type, value, autocomplete: props.autocomplete, min: props.min, max: props.max })
      ) : (
        // Browsers drop a first line break: without one of ours they would drop the value's own.
        <textarea {...shared} rows={rows}>
          {'\n'}
          {value}
        </textarea>
      )}
      <Problem {...props} />
    </div>
  );
}

/** The JSX type of `input` is a union over constant types: it takes no type from a variable. */
const inputOf = (attributes: LooseInputHTMLAttributes): VNode => h('input', attributes);

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

export interface SelectFieldProps extends FieldProps {
  readonly options: readonly Option[];
}

export function SelectField(props: SelectFieldProps): VNode {
  const { name } = props;
  const id = idOf(props);
  const chosen = valueOf(props.form ?? emptyForm, name, props.value);
  return (
    <div class="field">
      <label for={id}>{props.label}</label>
      <Hint {...props} />
      <select id={id} name={name} {...described(props)}>
        {props.options.map(({ value, label }) => (
          <option value={value} selected={value === chosen}>
            {label}
          </option>
        ))}
      </select>
      <Problem {...props} />
    </div>
  );
}

/** One of several, all of them visible. */
export function RadioField(props: SelectFieldProps): VNode {
  const chosen = valueOf(props.form ?? emptyForm, props.name, props.value);
  return choiceField(props, 'radio', props.name, [chosen]);
}

export interface CheckboxFieldProps extends Omit<SelectFieldProps, 'value'> {
  readonly values?: readonly string[] | undefined;
}

/** Any number of several. Sent as `name[]`, which the action receives as the list `name`. */
export function CheckboxField(props: CheckboxFieldProps): VNode {
  const chosen = valuesOf(props.form ?? emptyForm, props.name, props.values);
  return choiceField(props, 'checkbox', `${props.name}[]`, chosen);
}

function choiceField(
  props: Omit<SelectFieldProps, 'value'>,
  type: 'radio' | 'checkbox',
  name: string,
  chosen: readonly string[],
): VNode {
  return (
    <fieldset class="field" {...described(props)}>
      <legend>{props.label}</legend>
      <Hint {...props} />
      {props.options.map(({ value, label, hint }) => {
        const id = `${props.name}-${value.replaceAll(/[^\w-]/g, '-')}`;
        return (
          <div class="choice">
            <input type={type} id={id} name={name} value={value} checked={chosen.includes(value)} />
            <label for={id}>
              {label} {hint !== undefined && <span class="hint">{hint}</span>}
            </label>
          </div>
        );
      })}
      <Problem {...props} />
    </fieldset>
  );
}

const idOf = ({ id, name }: FieldProps): string => id ?? name;

const problemOf = ({ name, form }: FieldProps): string | undefined => form?.problems[name];

function Hint(props: FieldProps): VNode | undefined {
  if (props.hint === undefined) return undefined;
  return (
    <p class="hint" id={`${idOf(props)}-hint`}>
      {props.hint}
    </p>
  );
}

function Problem(props: FieldProps): VNode | undefined {
  const text = problemOf(props);
  if (text === undefined) return undefined;
  return (
    <p class="problem" id={`${idOf(props)}-problem`}>
      {text}
    </p>
  );
}

function described(props: FieldProps): { 'aria-describedby'?: string; 'aria-invalid'?: 'true' } {
  const isWrong = problemOf(props) !== undefined;
  const ids = [
    ...(props.hint === undefined ? [] : [`${idOf(props)}-hint`]),
    ...(isWrong ? [`${idOf(props)}-problem`] : []),
  ];
  return {
    ...(ids.length === 0 ? {} : { 'aria-describedby': ids.join(' ') }),
    ...(isWrong ? { 'aria-invalid': 'true' } : {}),
  };
}
