import { setImmediate } from 'node:timers/promises';
import type { OpenAPIV3_1 } from 'openapi-types';
import { errorCodes, errorRegistry } from '../../schema/error-registry.ts';
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

/** A section for each heading, and one for what stands before the first. */
export function markdownSections(document: MarkdownDocument, path: string): readonly SearchSection[] {
  const headings = new Map(document.headings.map((heading) => [heading.token, heading]));
  const sections: { path: string; page: string; heading: string; texts: string[] }[] = [];
  for (const token of document.blocks) {
    const heading = headings.get(token);
    const last = sections.at(-1);
    if (last === undefined || heading !== undefined) {
      sections.push({
        path: heading === undefined ? path : `${path}#${heading.anchor}`,
        page: document.title,
        heading: heading?.text ?? document.title,
        texts: [],
      });
    } else last.texts.push(plainText(token));
  }
  return sections.map(({ texts, ...section }) => ({ ...section, text: texts.join(' ') }));
}

/** A section for each row of the tables, whose first cell is the anchor on the generated page. */
function rowSections(document: MarkdownDocument, path: string): readonly SearchSection[] {
  const rows = document.blocks.filter(isTable).flatMap((table) => table.rows);
  const ofRows = rows.map((cells) => {
    const [id = '', ...texts] = cells.map(({ tokens }) => tokens.map(plainText).join(' '));
    return { path: `${path}#${id}`, page: document.title, heading: id, text: texts.join(' ') };
  });
  const beginning = document.blocks.filter((token) => !isTable(token) && !isHeading(token));
  const { title } = document;
  return [{ path, page: title, heading: title, text: beginning.map(plainText).join(' ') }, ...ofRows];
}
