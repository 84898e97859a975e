import type { OutlineEntry, PageContent } from '../schema/analysis-content.ts';
import { contentTitle } from './content-title.ts';
import { toMarkdown } from './markdown.ts';
import type { PageDocument } from './page-document.ts';
import { h1Text } from './title-heading.ts';

/** The main content as text, Markdown and outline. `base` is the page's address, for resolving links. */
export function pageContent(page: PageDocument, base: string | null = null): PageContent {
  const title = contentTitle(page);
  const outline: OutlineEntry[] =
    page.titleHeading === null || isInText(page, page.titleHeading)
      ? []
      : [{ level: 1, text: page.titleHeading, start: null }];
  for (const block of page.allBlocks) {
    if (block.kind === 'heading') outline.push({ level: block.level, text: block.text, start: block.start });
  }
  return { title, text: page.text, markdown: toMarkdown(title, page.allBlocks, base), outline };
}

function isInText({ allBlocks }: PageDocument, heading: string): boolean {
  const first = allBlocks.find(({ kind }) => kind === 'heading');
  return first !== undefined && h1Text(first.text) === heading;
}
