import { setImmediate } from 'node:timers/promises';
import type { Tokens } from 'marked';
import type { OpenAPIV3_1 } from 'openapi-types';
import { errorCodes, errorRegistry } from '../../../core/schema/error-registry.ts';
import type { Route } from '../route.ts';
import { apiPath, sitePages } from './contents.ts';
import { isHeading, isTable, type MarkdownDocument, plainText } from './markdown-document.ts';
import { readDocument } from './read-source.ts';
import type { SearchSection } from './search-index.ts';

/** Every section of the site. Page by page, so that requests are served in between. */
export async function collectSections(
  routes: readonly Route[],
  document: OpenAPIV3_1.Document,
): Promise<readonly SearchSection[]> {
  const sections = [...routeSections(routes), ...schemaSections(document), ...errorSections()];
  for (const page of sitePages) {
    await setImmediate();
    // The sections of /docs/errors are one each code, above.
    if (page.path === '/docs/errors') continue;
    if (page.kind === 'markdown') sections.push(...markdownSections(readDocument(page.file), page.path));
    else if (page.file !== undefined) sections.push(...rowSections(readDocument(page.file), page.path));
    else sections.push({ ...page, page: page.title, heading: page.title, text: page.description });
  }
  return sections;
}

const routeSections = (routes: readonly Route[]): readonly SearchSection[] =>
  routes.map(({ method, path, operationId, summary, description }) => ({
    path: `${apiPath}#${operationId}`,
    page: `${method} ${path}`,
    heading: summary,
    text: description,
  }));

function schemaSections({ components }: OpenAPIV3_1.Document): readonly SearchSection[] {
  return Object.entries(components?.schemas ?? {}).flatMap(([name, schema]) =>
    '$ref' in schema
      ? []
      : [
          {
            path: `${apiPath}#schema-${name}`,
            page: 'API reference',
            heading: name,
            text: [schema.description ?? '', ...fieldTexts(schema)].join(' ').replaceAll('`', ''),
          },
        ],
  );
}

const fieldTexts = (schema: OpenAPIV3_1.SchemaObject): readonly string[] =>
  Object.entries(schema.properties ?? {}).map(
    ([name, field]) => `${name}: ${('description' in field && field.description) || ''}`,
  );

const errorSections = (): SearchSection[] =>
  errorCodes.map((code) => ({
    path: `/docs/errors/${code}`,
    page: 'Errors',
    heading: code,
    text: `${errorRegistry[code].message} ${errorRegistry[code].remedy}`,
  }));

/** A section for each heading, and one for the text before the first. */
export function markdownSections(document: MarkdownDocument, path: string): readonly SearchSection[] {
  const anchors = new Map(document.headings.map(({ token, anchor, text }) => [token, { anchor, text }]));
  const sections: SearchSection[] = [];
  const { title: page } = document;
  let open = { path, page, heading: page, text: '' };
  for (const token of document.blocks) {
    const heading = anchors.get(token);
    if (heading !== undefined) {
      sections.push(open);
      open = { path: `${path}#${heading.anchor}`, page, heading: heading.text, text: '' };
    } else if (isTable(token) && isReference(token)) {
      sections.push(...token.rows.map((cells) => ({ ...open, ...rowOf(cells) })));
    } else if (!isHeading(token)) open.text += `${plainText(token)} `;
  }
  return [...sections, open];
}

/** A section for each row of the tables, whose first cell is the anchor on the generated page. */
function rowSections(document: MarkdownDocument, path: string): readonly SearchSection[] {
  return markdownSections(document, path)
    .filter(({ heading }) => document.headings.every(({ text }) => text !== heading))
    .map((section) =>
      section.heading === document.title ? section : { ...section, path: `${path}#${section.heading}` },
    );
}

/** True for a table of names, such as settings: readers search for one row of it. */
const isReference = ({ rows }: Tokens.Table): boolean =>
  rows.every(([first]) => first?.tokens.length === 1 && first.tokens[0]?.type === 'codespan');

function rowOf(cells: readonly Tokens.TableCell[]): Pick<SearchSection, 'heading' | 'text'> {
  const [heading = '', ...texts] = cells.map(({ tokens }) => tokens.map(plainText).join(' '));
  return { heading, text: texts.join(' · ') };
}
