import type { OutlineEntry, PageContent } from '../../schema/analysis-content.ts';
import { contentTitle } from './content-title.ts';
import { toMarkdown } from './markdown.ts';
import type { PageDocument } from './page-document.ts';

/** The main content as text, Markdown and outline. `base` is the page's address, for resolving links. */
export function pageContent(page: PageDocument, base: string | null = null): PageContent {
  const title = contentTitle(page);
  const outline: OutlineEntry[] =
    page.titleHeading === null || isInText(page, page.titleHeading)
      ? []
      : [{ level: 1, text: page.titleHeading, start: null }];
  for (const block of page.blocks) {
    if (block.kind === 'heading') outline.push({ level: block.level, text: block.text, start: block.start });
  }
  return { title, text: page.text, markdown: toMarkdown(title, page.blocks, base), outline };
}

function isInText({ blocks }: PageDocument, heading: string): boolean {
  return blocks.find(({ kind }) => kind === 'heading')?.text === heading;
}
