import type { OutlineEntry, PageContent } from '../result.ts';
import type { Block, PageDocument } from './page-document.ts';

/** The main content as text, Markdown and outline. */
export function pageContent(page: PageDocument): PageContent {
  const title = page.titleHeading ?? page.metadata.title;
  const outline: OutlineEntry[] =
    page.titleHeading === null ? [] : [{ level: 1, text: page.titleHeading, start: null }];
  for (const block of page.blocks) {
    if (block.kind === 'heading') outline.push({ level: block.level, text: block.text, start: block.start });
  }
  return { title, text: page.text, markdown: toMarkdown(title, page.blocks), outline };
}

function toMarkdown(title: string | null, blocks: readonly Block[]): string {
  const lines: string[] = title === null ? [] : [`# ${inline(title)}`, ''];
  let before: Block | null = null;
  /** Items so far on each level of the running list. */
  let counts: number[] = [];
  for (const block of blocks) {
    const sameRun =
      before !== null &&
      before.kind === block.kind &&
      (block.kind === 'list_item' || block.kind === 'table_row');
    if (before !== null && !sameRun) lines.push('');
    counts = sameRun ? counts.slice(0, block.level + 1) : [];
    counts[block.level] = (counts[block.level] ?? 0) + 1;
    lines.push(...markdownOf(block, counts[block.level] ?? 1, sameRun));
    before = block;
  }
  return `${lines.join('\n')}\n`;
}

function markdownOf(block: Block, number: number, continuesRun: boolean): string[] {
  switch (block.kind) {
    case 'heading':
      return [`${'#'.repeat(block.level)} ${inline(block.text)}`];
    case 'list_item':
      return [
        `${'  '.repeat(Math.max(0, block.level - 1))}${block.ordered ? `${String(number)}.` : '-'} ${inline(block.text)}`,
      ];
    case 'quote':
      return [`> ${inline(block.text)}`];
    case 'term':
      return [`**${inline(block.text)}**`];
    case 'code':
      return ['```', block.text.replaceAll('```', '`\u200b``'), '```'];
    case 'table_row': {
      const cells = (block.cells ?? [block.text]).map((cell) => inline(cell).replaceAll('|', '\\|'));
      const row = `| ${cells.join(' | ')} |`;
      return continuesRun ? [row] : [row, `|${' --- |'.repeat(cells.length)}`];
    }
    default:
      return [inline(block.text)];
  }
}

/** Keeps the page's own characters from being read as Markdown at the start of a line, or as HTML anywhere. */
function inline(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/</g, '&lt;')
    .replace(/^([#>+-])(?=\s)/, '\\$1')
    .replace(/^(\d+)\.(?=\s)/, '$1\\.');
}
