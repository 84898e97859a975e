/** The language that is detected, with the page's own declaration and without it. */
import { readDocument } from '../../../dist/core/document/page-document.js';
import { compare, mean } from '../bootstrap.mjs';
import { readPages } from '../labelled-pages.mjs';

export const about = '**Language.** The detected language against the language assigned by people.';

const declaration = /<html\b[^>]*>/i;
const langAttribute = /\s(?:xml:)?lang\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;

export async function measure() {
  const pages = readPages().map(({ html, lang }) => {
    const undeclared = html.replace(declaration, (tag) => tag.replace(langAttribute, ''));
    return {
      withDeclaration: readDocument(html).language === lang ? 1 : 0,
      withoutDeclaration: readDocument(undeclared).language === lang ? 1 : 0,
      declared: declaredLanguage(html) === lang ? 1 : 0,
    };
  });
  const line = (name, of) => ({
    measure: `language: ${name}`,
    data: 'all pages',
    result: compare(pages, mean, of, ({ declared }) => declared),
    baseline: 'the lang attribute alone',
  });
  return {
    lines: [
      line('from the text alone', ({ withoutDeclaration }) => withoutDeclaration),
      line('with the lang attribute', ({ withDeclaration }) => withDeclaration),
    ],
  };
}

function declaredLanguage(html) {
  const attribute = [...(declaration.exec(html)?.[0] ?? '').matchAll(langAttribute)][0];
  const value = attribute?.slice(1).find((each) => each !== undefined) ?? '';
  return value.toLowerCase().split(/[-_]/)[0];
}
