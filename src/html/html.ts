/** HTML from a template: every value is escaped, unless it is itself a result of `html`. */

const brand = Symbol('html');

/** Markup that is safe to send: made by `html`, or a constant of this program. */
export interface Html {
  readonly [brand]: true;
  readonly markup: string;
}

export type HtmlValue = string | number | Html | undefined | readonly HtmlValue[];

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Values are safe in text and in quoted attributes, and nowhere else: never in a script, a style or a tag's name. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  let markup = parts[0] ?? '';
  values.forEach((value, index) => {
    markup += render(value) + (parts[index + 1] ?? '');
  });
  return { [brand]: true, markup };
}

function render(value: HtmlValue): string {
  if (value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return isList(value) ? value.map(render).join('') : value.markup;
}

const isList = (value: Html | readonly HtmlValue[]): value is readonly HtmlValue[] => Array.isArray(value);

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character);
}

/** Turns `code` between backticks into elements; everything else is escaped. */
export function inlineCode(text: string): Html {
  const pieces = text
    .split('`')
    .map((piece, index) => (index % 2 === 1 ? html`<code>${piece}</code>` : piece));
  return html`${pieces}`;
}
