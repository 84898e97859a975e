import { adviseTo } from '../../advice/advice.ts';
import type { Block } from '../../document/page-document.ts';
import { quote, shorten } from '../../evidence/evidence.ts';
import { defineCheck, notApplicable } from '../check.ts';

/** A narrower or shorter table compares nothing. Decision. */
const COLUMNS_MIN = 3;
const ROWS_MIN = 3;
/** Share of the cells beside the first of each row from which a table says too little without its pictures. Decision. */
const EMPTY_SHARE_MAX = 0.3;
const EVIDENCE_MAX = 4;

export const filledCells = defineCheck({
  id: 'filled-cells',
  category: 'structure_quality',
  weakness: 'needs_context',
  title: 'The cells of tables say in words what they show',
  why: 'A tick that is a picture or a style leaves an empty cell in the text that an assistant reads, so the comparison is lost.',
  source: { class: 'D', claim: 'Crawlers read the text of a cell, not its picture.' },
  needs: ['page'],
  evaluate({ page }) {
    const tables = tablesOf(page.blocks);
    if (tables.length === 0) return notApplicable('The page has no table of several rows and columns.');
    const bare = tables.filter((table) => emptyShare(table) > EMPTY_SHARE_MAX);
    return {
      kind: 'judged',
      share: 1 - bare.length / tables.length,
      explanation: `${String(bare.length)} of ${String(tables.length)} tables ${bare.length === 1 ? 'has' : 'have'} many cells without text.`,
      evidence: bare
        .flatMap(({ rows: [first] }) => (first === undefined ? [] : [first]))
        .slice(0, EVIDENCE_MAX)
        .map(({ text, start }) => quote(text, start)),
    };
  },
  advise({ page }) {
    const bare = tablesOf(page.blocks).find((table) => emptyShare(table) > EMPTY_SHARE_MAX);
    const row = bare?.rows.find(({ cells }) => cells?.slice(1).includes('') === true);
    if (row === undefined) return null;
    return adviseTo(
      'fill-cells',
      { row: shorten(row.text) },
      { where: quote(row.text, row.start), isCertain: true },
    );
  },
});

interface Table {
  /** Null without a row of headers. */
  readonly header: Block | null;
  readonly rows: readonly Block[];
}

/** Runs of rows with several cells; those of several rows. */
function tablesOf(blocks: readonly Block[]): Table[] {
  const tables: { header: Block | null; rows: Block[] }[] = [];
  let isInside = false;
  for (const block of blocks) {
    const isRow = (block.cells?.length ?? 0) >= COLUMNS_MIN;
    if (isRow && block.isHeaderRow) tables.push({ header: block, rows: [] });
    else if (isRow) {
      if (!isInside) tables.push({ header: null, rows: [] });
      tables.at(-1)?.rows.push(block);
    }
    isInside = isRow;
  }
  return tables.filter(({ rows }) => rows.length >= ROWS_MIN);
}

/** Of the cells beside the first of each row, which names it. A column without name and text is there for the layout. */
function emptyShare({ header, rows }: Table): number {
  const columns = Math.max(...rows.map(({ cells }) => cells?.length ?? 0));
  let [empty, all] = [0, 0];
  for (let column = 1; column < columns; column++) {
    const texts = rows.map(({ cells }) => cells?.[column]?.trim() ?? '');
    const bare = texts.filter((text) => text === '').length;
    const isNamed = (header?.cells?.[column]?.trim() ?? '') !== '';
    if (bare === texts.length && !isNamed) continue;
    empty += bare;
    all += texts.length;
  }
  return all === 0 ? 0 : empty / all;
}
