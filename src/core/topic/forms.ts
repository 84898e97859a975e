import { attribute, isElement, type Element } from '../document/tree.ts';
import type { Prose, ProseUnit } from '../signals/prose.ts';
import type { Topic } from './topic.ts';

/** A list, table or list of terms of the main content. */
export interface Form {
  readonly kind: 'list' | 'table' | 'terms';
  readonly units: readonly ProseUnit[];
  /** Index of its first unit in `Prose.units`. */
  readonly first: number;
  readonly isOrdered: boolean;
  /** Tables: true when a row or column of header cells labels the cells. */
  readonly hasHeader: boolean;
  /** Columns of a table; 1 for lists. */
  readonly columns: number;
  /** Mean words of an item or a row. */
  readonly wordsPerItem: number;
  /** False: too few, empty or repeated items, links only, or off topic. */
  readonly isSound: boolean;
}

/** Items or rows. Decision: one alone enumerates nothing. */
const ITEMS_MIN = 2;
/** Share of items that differ from each other, 0-1. Decision: repeated items are controls. */
const DISTINCT_SHARE_MIN = 0.9;
/** One-word items are tags and labels. */
const WORDS_PER_ITEM_MIN = 1.5;
/** Lists with a higher share of link text lead to other pages. */
const LINK_SHARE_MAX = 0.8;
/** Elements from a block up to its list or table: an item may wrap its text twice. Decision. */
const ANCESTORS_MAX = 3;

/** Lists and tables in page order. Items and rows are grouped by their parent element. */
export function measureForms(prose: Prose, topic: Topic): readonly Form[] {
  const groups = new Map<Element, { kind: Form['kind']; units: ProseUnit[]; first: number }>();
  prose.units.forEach((unit, index) => {
    const kind = formKind(unit);
    if (kind === null) return;
    const parent = formElement(unit, kind);
    if (parent === null) return;
    const known = groups.get(parent);
    if (known === undefined) groups.set(parent, { kind, units: [unit], first: index });
    else known.units.push(unit);
  });
  return [...groups.values()].map(({ kind, units, first }): Form => {
    const words = units.flatMap((unit) => unit.words);
    const lead = [prose.units[first - 1], prose.units[first - 2]].flatMap((unit) =>
      unit !== undefined && announces(unit) ? unit.words : [],
    );
    const isAbout = topic.isAbout(words) || topic.isAbout(lead);
    const form = {
      kind,
      units,
      first,
      isOrdered: units.some((unit) => unit.block.ordered),
      hasHeader: kind === 'table' && hasHeaderCells(units),
      columns: kind === 'table' ? Math.max(...units.map((unit) => unit.block.cells?.length ?? 1)) : 1,
      wordsPerItem: words.length / units.length,
    };
    return { ...form, isSound: isAbout && hasContent(form) };
  });
}

/** A heading, or a line that ends in a colon: a possible lead-in of a list. */
function announces({ block }: ProseUnit): boolean {
  return block.kind === 'heading' || block.kind === 'caption' || /[:：]\s*$/u.test(block.text);
}

function formKind({ block }: ProseUnit): Form['kind'] | null {
  if (block.kind === 'list_item') return 'list';
  if (block.kind === 'table_row') return 'table';
  return block.kind === 'term' ? 'terms' : null;
}

const TAGS = { list: /^(?:ul|ol|menu)$/, table: /^table$/, terms: /^dl$/ } as const;

function formElement({ block }: ProseUnit, kind: Form['kind']): Element | null {
  let node = block.element.parentNode;
  for (let steps = 0; steps < ANCESTORS_MAX && node !== null && isElement(node); steps++) {
    if (TAGS[kind].test(node.tagName)) return node;
    node = node.parentNode;
  }
  return null;
}

function hasContent(form: Pick<Form, 'units' | 'kind' | 'wordsPerItem'>): boolean {
  const { units, kind, wordsPerItem } = form;
  if (units.length < ITEMS_MIN) return false;
  if (kind === 'list' && wordsPerItem < WORDS_PER_ITEM_MIN) return false;
  const texts = new Set(units.map((unit) => unit.block.text));
  const chars = units.reduce((sum, unit) => sum + unit.block.text.length, 0);
  const linked = units.reduce((sum, unit) => sum + unit.block.linkChars, 0);
  return texts.size >= units.length * DISTINCT_SHARE_MIN && linked <= chars * LINK_SHARE_MAX;
}

/** True with a row of header cells on top, or a header cell in each row of two columns or more. */
function hasHeaderCells(rows: readonly ProseUnit[]): boolean {
  if (rows.slice(0, 2).some((row) => row.block.isHeaderRow)) return true;
  return rows.every((row) => {
    const first = row.block.element.childNodes.find(isElement);
    return first !== undefined && (first.tagName === 'th' || attribute(first, 'scope') !== null);
  });
}
