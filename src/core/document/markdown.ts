import { codeLanguage } from './code-language.ts';
import type { SpanKind } from './line.ts';
import { escapeStart, inlineMarkdown, longestRun } from './markdown-inline.ts';
import type { Block } from './page-document.ts';
import { attribute, isElement, type Element } from './tree.ts';

/** Blocks as CommonMark with GitHub tables. */

const WITHOUT_EMPHASIS: ReadonlySet<SpanKind> = new Set<SpanKind>(['strong', 'emphasis']);
const ANCESTORS_MAX = 60;
const QUOTE_DEPTH_MAX = 6;
/** Deeper items are written at this level: a list nested 20,000 deep would be indented by a gigabyte. */
const LIST_DEPTH_MAX = 12;
/** Above the cells of every real table. A row may have fewer cells than its header, so padding is only for looks. */
const PADDED_CELLS_MAX = 200_000;

/** `base` is the address that links are resolved against. */
export function toMarkdown(title: string | null, blocks: readonly Block[], base: string | null): string {
  const writer = new MarkdownWriter(base);
  if (title !== null) writer.heading(title);
  for (let at = 0; at < blocks.length;) at = writer.write(blocks, at);
  return writer.toString();
}

interface OpenItem {
  readonly item: Element;
  readonly list: Element['parentNode'];
  readonly delimiter: string;
  readonly number: number;
  /** Indentation of the content below the item. */
  readonly width: number;
  readonly quoteDepth: number;
}

class MarkdownWriter {
  private readonly lines: string[] = [];
  private items: OpenItem[] = [];
  /** List items that start with a heading: cards, not items. */
  private readonly cards = new WeakSet<Element>();
  private quote: Element | null = null;
  private wasTight = false;
  private readonly base: string | null;

  constructor(base: string | null) {
    this.base = base;
  }

  toString(): string {
    return `${this.lines.join('\n')}\n`;
  }

  heading(text: string): void {
    this.lines.push(`# ${inlineMarkdown(text, [], { base: null })}`);
  }

  /** Writes the block at `at`, with all rows when it is a table; returns the index of the next. */
  write(blocks: readonly Block[], at: number): number {
    const block = blocks[at];
    if (block === undefined) return at + 1;
    if (block.kind === 'table_row') return this.table(blocks, at);
    if (block.kind === 'list_item' && !this.cards.has(block.element)) this.item(block);
    else if (block.kind === 'heading') {
      const card = block.listDepth > 0 ? closest(block.element, 'li') : null;
      if (card !== null) this.cards.add(card);
      this.items = [];
      this.paragraph(block, [`${'#'.repeat(block.level)} ${this.inline(block, WITHOUT_EMPHASIS)}`]);
    } else {
      this.keepItemsAround(block);
      this.paragraph(block, this.linesOf(block));
    }
    return at + 1;
  }

  private linesOf(block: Block): string[] {
    switch (block.kind) {
      case 'term':
        return [`**${this.inline(block, WITHOUT_EMPHASIS)}**`];
      case 'code': {
        const fence = '`'.repeat(Math.max(3, longestRun(block.text, '`') + 1));
        return [`${fence}${codeLanguage(block.element)}`, ...block.text.split('\n'), fence];
      }
      default:
        return [escapeStart(this.inline(block))];
    }
  }

  private inline(block: Block, without?: ReadonlySet<SpanKind>): string {
    const text = /[\n\r]/.test(block.text) ? block.text.replace(/\s+/gu, ' ') : block.text;
    return inlineMarkdown(text, block.spans, {
      base: this.base,
      ...(without === undefined ? {} : { without }),
    });
  }

  /** Separate lines after an empty line, inside the open quotation and items. */
  private paragraph(block: Block, lines: readonly string[]): void {
    this.setApart(block, false);
    const prefix = this.prefix(block);
    for (const line of lines) this.lines.push(`${prefix}${line}`.trimEnd());
    this.wasTight = false;
  }

  private item(block: Block): void {
    const list = block.element.parentNode;
    const same = this.items.findIndex((open) => open.list === list);
    const sibling = this.items[same];
    const around =
      same >= 0 ? same : this.items.findLastIndex((open) => isInside(block.element, open.item)) + 1;
    const before = this.items[around];
    this.items.length = Math.min(around, LIST_DEPTH_MAX - 1);
    const number = sibling === undefined ? startOf(list) : sibling.number + 1;
    // An adjacent list of the same kind takes the other delimiter, or its numbers would continue the first list's.
    const delimiter = sibling?.delimiter ?? (before?.delimiter === '.' ? ')' : '.');
    const marker = block.ordered ? `${String(number)}${delimiter} ` : '- ';
    this.setApart(block, true);
    this.lines.push(`${this.prefix(block)}${marker}${escapeStart(this.inline(block))}`);
    this.items.push({
      item: block.element,
      list,
      delimiter: block.ordered ? delimiter : '',
      number,
      width: marker.length,
      quoteDepth: quoteDepth(block.quote),
    });
    this.wasTight = true;
  }

  /** Text inside an item continues it; other text ends the list. */
  private keepItemsAround(block: Block): void {
    if (this.items.length === 0) return;
    const inside =
      block.listDepth === 0 ? -1 : this.items.findLastIndex(({ item }) => isInside(block.element, item));
    this.items.length = inside + 1;
  }

  private table(blocks: readonly Block[], at: number): number {
    const [first] = blocks.slice(at, at + 1);
    if (first === undefined) return at + 1;
    const table = closest(first.element, 'table');
    const rows: Block[] = [];
    for (let next = at; blocks[next]?.kind === 'table_row'; next++) {
      const row = blocks[next];
      if (row === undefined || closest(row.element, 'table') !== table) break;
      rows.push(row);
    }
    const columns = Math.max(...rows.map(({ cells }) => cells?.length ?? 1));
    // Padding would make one long row and many short ones grow into their product.
    const isPadded = columns * rows.length <= PADDED_CELLS_MAX;
    const lineOf = (cells: readonly string[], width: number): string =>
      `| ${Array.from({ length: width }, (_, column) => inlineMarkdown(cells[column] ?? '', [], { base: null }).replaceAll('|', '\\|')).join(' | ')} |`;
    const cellsOf = ({ cells, text }: Block): readonly string[] => cells ?? [text];
    const header = lineOf(first.isHeaderRow ? cellsOf(first) : [], columns);
    const body = (first.isHeaderRow ? rows.slice(1) : rows).map((row) => {
      const cells = cellsOf(row);
      return lineOf(cells, isPadded ? columns : cells.length);
    });
    this.keepItemsAround(first);
    this.paragraph(first, [header, `|${' --- |'.repeat(columns)}`, ...body]);
    return at + rows.length;
  }

  /** An empty line before the block, except between neighbouring items. */
  private setApart(block: Block, isItem: boolean): void {
    const isSameQuote = this.quote === block.quote;
    if (this.lines.length > 0 && !(isItem && this.wasTight && isSameQuote))
      this.lines.push(isSameQuote ? this.prefix(block).trimEnd() : '');
    this.quote = block.quote;
  }

  /** The prefix of each line: open items and quotations, from the outside in. */
  private prefix(block: Block): string {
    let prefix = '';
    let depth = 0;
    for (const { width, quoteDepth: around } of this.items) {
      prefix += '> '.repeat(Math.max(0, around - depth)) + ' '.repeat(width);
      depth = around;
    }
    return prefix + '> '.repeat(Math.max(0, quoteDepth(block.quote) - depth));
  }
}

function quoteDepth(quote: Element | null): number {
  let depth = 0;
  for (let at = quote; at !== null && depth < QUOTE_DEPTH_MAX;) {
    depth++;
    const parent: Element['parentNode'] = at.parentNode;
    at = parent !== null && isElement(parent) ? closest(parent, 'blockquote') : null;
  }
  return depth;
}

function startOf(list: Element['parentNode']): number {
  const start = list !== null && isElement(list) ? attribute(list, 'start') : null;
  return start !== null && /^\d{1,6}$/.test(start) ? Number(start) : 1;
}

/** The element or its nearest ancestor with this tag; null when there is none within reach. */
function closest(element: Element, tag: string): Element | null {
  let at: Element | null = element;
  for (let up = 0; at !== null && up < ANCESTORS_MAX; up++) {
    if (at.tagName === tag) return at;
    const parent: Element['parentNode'] = at.parentNode;
    at = parent !== null && isElement(parent) ? parent : null;
  }
  return null;
}

function isInside(element: Element, around: Element): boolean {
  let at: Element | null = element;
  for (let up = 0; at !== null && up < ANCESTORS_MAX; up++) {
    if (at === around) return true;
    const parent: Element['parentNode'] = at.parentNode;
    at = parent !== null && isElement(parent) ? parent : null;
  }
  return false;
}
