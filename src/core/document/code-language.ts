import { attribute, isElement, type Element } from './tree.ts';

/** Class names by which highlighters mark a language: language-js (HTML standard), lang-js, highlight-source-js, brush: js. */
const LANGUAGE_CLASS =
  /(?:^|\s)(?:language|lang|highlight-source|highlight|brush)(?:-|:\s*)([a-z][\w+#.-]{0,19})(?=\s|;|$)/i;
const NO_LANGUAGES = new Set([
  'none',
  'plain',
  'text',
  'plaintext',
  'default',
  'auto',
  'nohighlight',
  'source',
  'wrapper',
  'block',
  'content',
  'toolbar',
]);
const ANCESTORS_MAX = 2;

/** The language that the page declares for its code, in lower case; empty when it declares none. */
export function codeLanguage(code: Element): string {
  const inner = code.childNodes.find((child) => isElement(child) && child.tagName === 'code');
  let element: Element | null = inner !== undefined && isElement(inner) ? inner : code;
  const depth = ANCESTORS_MAX + (element === code ? 0 : 1);
  for (let up = 0; element !== null && up <= depth; up++) {
    const named =
      attribute(element, 'data-lang') ??
      attribute(element, 'data-language') ??
      LANGUAGE_CLASS.exec(attribute(element, 'class') ?? '')?.[1];
    const language = named?.toLowerCase() ?? '';
    if (/^[a-z][\w+#.-]{0,19}$/.test(language) && !NO_LANGUAGES.has(language)) return language;
    const parent: Element['parentNode'] = element.parentNode;
    element = parent !== null && isElement(parent) ? parent : null;
  }
  return '';
}
