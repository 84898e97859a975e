import type { Html, HtmlValue } from '../../html/html.ts';
import { html } from '../../html/html.ts';
import type { Visit } from '../dashboard-page.ts';
import { emptyForm, valueOf, valuesOf, type FormState } from '../form-state.ts';
import { csrfField, environmentField } from '../read-form.ts';

/** A form that posts: brings the token of the session, and the world that it was made in. */
export function postForm(
  call: Visit,
  form: { readonly action: string; readonly class?: string; readonly label?: string },
  fields: HtmlValue,
): Html {
  return html`<form
    method="post"
    action="${form.action}"
    class="${form.class ?? 'stack'}"
    ${attribute('aria-label', form.label)}
  >
    <input type="hidden" name="${csrfField}" value="${call.csrf}" />
    <input type="hidden" name="${environmentField}" value="${call.environment}" />
    ${fields}
  </form>`;
}

/** One button that does something, and nothing else. */
export function postButton(
  call: Visit,
  button: {
    readonly action: string;
    readonly label: HtmlValue;
    readonly class?: string;
    readonly fields?: Readonly<Record<string, string>>;
  },
): Html {
  const hidden = Object.entries(button.fields ?? {}).map(([name, value]) => hiddenField(name, value));
  return postForm(
    call,
    { action: button.action, class: 'inline' },
    html`${hidden}<button type="submit" class="${button.class ?? ''}">${button.label}</button>`,
  );
}

export const hiddenField = (name: string, value: string): Html =>
  html`<input type="hidden" name="${name}" value="${value}" />`;

interface Field {
  readonly name: string;
  readonly label: string;
  readonly hint?: HtmlValue;
  /** Shown until the form is sent. */
  readonly value?: string;
  readonly form?: FormState;
}

export interface TextField extends Field {
  readonly type?: 'text' | 'email' | 'password' | 'url' | 'number' | 'datetime-local' | 'date' | 'search';
  readonly required?: boolean;
  readonly autocomplete?: string;
  readonly maxLength?: number;
  readonly min?: number;
  readonly max?: number;
  readonly placeholder?: string;
  readonly autofocus?: boolean;
  /** Gives a text area of so many rows. */
  readonly rows?: number;
}

/** A labelled field with its hint and what is wrong with it. */
export function textField(field: TextField): Html {
  const { name, form = emptyForm } = field;
  const type = field.type ?? 'text';
  const value = type === 'password' ? '' : valueOf(form, name, field.value);
  const common = html`id="${name}"
  name="${name}"${described(field)}${flag('required', field.required)}${flag('autofocus', field.autofocus)}${attribute('maxlength', field.maxLength)}${attribute('placeholder', field.placeholder)}`;
  const control =
    field.rows === undefined
      ? html`<input
          type="${type}"
          ${common}
          value="${value}"
          ${attribute('autocomplete', field.autocomplete)}${attribute('min', field.min)}${attribute('max', field.max)}
        />`
      : html`<textarea ${common} rows="${field.rows}">${'\n'}${value}</textarea>`;
  return html`<div class="field">
    <label for="${name}">${field.label}</label>${hintOf(field)}${control}${problemOf(field)}
  </div>`;
}

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

export function selectField(field: Field & { readonly options: readonly Option[] }): Html {
  const chosen = valueOf(field.form ?? emptyForm, field.name, field.value);
  const options = field.options.map(
    ({ value, label }) =>
      html`<option value="${value}" ${flag('selected', value === chosen)}>${label}</option>`,
  );
  return html`<div class="field">
    <label for="${field.name}">${field.label}</label>${hintOf(field)}<select
      id="${field.name}"
      name="${field.name}"
      ${described(field)}
    >
      ${options}</select
    >${problemOf(field)}
  </div>`;
}

/** One of several, all of them in sight. */
export function radioField(field: Field & { readonly options: readonly Option[] }): Html {
  const chosen = valueOf(field.form ?? emptyForm, field.name, field.value);
  return choiceField(field, 'radio', field.name, field.options, [chosen]);
}

/** Any number of several. Sent as `name[]`, which the action gets as the list `name`. */
export function checkboxField(
  field: Omit<Field, 'value'> & { readonly options: readonly Option[]; readonly values?: readonly string[] },
): Html {
  const chosen = valuesOf(field.form ?? emptyForm, field.name, field.values);
  return choiceField(field, 'checkbox', `${field.name}[]`, field.options, chosen);
}

function choiceField(
  field: Field,
  type: 'radio' | 'checkbox',
  name: string,
  options: readonly Option[],
  chosen: readonly string[],
): Html {
  const choices = options.map(({ value, label, hint }) => {
    const id = `${field.name}-${value.replaceAll(/[^\w-]/g, '-')}`;
    return html`<div class="choice">
      <input
        type="${type}"
        id="${id}"
        name="${name}"
        value="${value}"
        ${flag('checked', chosen.includes(value))}
      /><label for="${id}"
        >${label}${hint === undefined ? undefined : html` <span class="hint">${hint}</span>`}</label
      >
    </div>`;
  });
  return html`<fieldset class="field" ${described(field)}>
    <legend>${field.label}</legend>
    ${hintOf(field)}${choices}${problemOf(field)}
  </fieldset>`;
}

/** What is wrong with a form as a whole, and how many of its fields; stands before the fields. */
export function formProblem(form: FormState): Html | undefined {
  const count = Object.keys(form.problems).length;
  if (form.problem === undefined && count === 0) return undefined;
  const words =
    form.problem ??
    (count === 1 ? 'One field needs correcting.' : `${String(count)} fields need correcting.`);
  return html`<p class="form-problem" role="alert">${words}</p>`;
}

const problem = ({ name, form }: Field): string | undefined => form?.problems[name];

function hintOf(field: Field): Html | undefined {
  return field.hint === undefined
    ? undefined
    : html`<p class="hint" id="${field.name}-hint">${field.hint}</p>`;
}

function problemOf(field: Field): Html | undefined {
  const text = problem(field);
  return text === undefined ? undefined : html`<p class="problem" id="${field.name}-problem">${text}</p>`;
}

function described(field: Field): Html | undefined {
  const isWrong = problem(field) !== undefined;
  const ids = [
    ...(field.hint === undefined ? [] : [`${field.name}-hint`]),
    ...(isWrong ? [`${field.name}-problem`] : []),
  ];
  const invalid = isWrong ? html` aria-invalid="true"` : undefined;
  return ids.length === 0 ? invalid : html` aria-describedby="${ids.join(' ')}"${invalid}`;
}

const attribute = (
  name: 'aria-label' | 'maxlength' | 'placeholder' | 'autocomplete' | 'min' | 'max',
  value: string | number | undefined,
): Html | undefined => (value === undefined ? undefined : html` ${name}="${value}"`);

const flag = (
  name: 'required' | 'autofocus' | 'selected' | 'checked',
  isSet: boolean | undefined,
): Html | undefined => (isSet === true ? html` ${name}` : undefined);
