import { readFileSync } from 'node:fs';
import type { SitePage } from './contents.ts';
import { type MarkdownDocument, parseMarkdown } from './markdown-document.ts';

/** `docs/` of the package, found from both src/ and dist/, wherever the process was started. */
const folder = new URL('../../../../docs/', import.meta.url);

/** The text of a file of `docs/`. */
export const readSource = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

/** Parses anew at each call: pages are rendered once and kept, their sources are not. */
export function readDocument(file: string): MarkdownDocument {
  try {
    return parseMarkdown(readSource(file));
  } catch (error) {
    throw new Error(`docs/${file} cannot be shown`, { cause: error });
  }
}

export interface PageSummary {
  readonly title: string;
  readonly description: string;
}

const summaries = new Map<string, PageSummary>();

/** The title and description of a page. Read once: every page's navigation names all pages. */
export function summaryOf(page: SitePage): PageSummary {
  if (page.kind === 'generated') return page;
  const known = summaries.get(page.file);
  if (known !== undefined) return known;
  // Only the part before the first section: parsing all pages would hold the event loop at the first request.
  const [opening = ''] = readSource(page.file).split(/^## /m, 1);
  const { title, description } = parseMarkdown(opening);
  summaries.set(page.file, { title, description });
  return { title, description };
}
