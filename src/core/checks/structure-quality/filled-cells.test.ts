import { describe, expect, it } from 'vitest';
import { islandProse } from '../../../../test/support/pages/build-page.ts';
import { hostilePages } from '../../../../test/support/pages/hostile-pages.ts';
import { judge } from '../../../../test/support/pages/judge-page.ts';
import { filledCells } from './filled-cells.ts';

function page(
  rows: readonly (readonly string[])[],
  header: readonly string[] = ['Plan', 'Home', 'Trade'],
): string {
  const head = `<tr>${header.map((text) => `<th>${text}</th>`).join('')}</tr>`;
  const body = rows.map((cells) => `<tr>${cells.map((text) => `<td>${text}</td>`).join('')}</tr>`).join('');
  return `<html lang="en"><head><title>Plans</title></head><body><main><h1>Plans</h1><p>${islandProse(80)}</p><table>${head}${body}</table></main></body></html>`;
}

const filled = ['Storage', '5 GB', '50 GB'];
const bare = ['Support', '<img src="tick.png">', ''];

describe('filled-cells', () => {
  it.each([
    ['a table of words', [filled, filled, filled], 1],
    ['a table of pictures', [bare, bare, bare, filled], 0],
    ['a table with one empty cell', [filled, filled, filled, ['Support', 'yes', '']], 1],
  ])('judges %s', (_, rows, share) => {
    expect(judge(filledCells, page(rows)).result.share).toBe(share);
  });

  it('does not count a column that is there for the layout', () => {
    const rows = ['Tern', 'Gull', 'Heron'].map((name) => [name, '', '12 kg']);
    expect(judge(filledCells, page(rows, ['Name', '', 'Weight'])).result.share).toBe(1);
  });

  it('counts a column with a name and no text', () => {
    const rows = ['Tern', 'Gull', 'Heron'].map((name) => [name, '', '12 kg']);
    expect(judge(filledCells, page(rows, ['Name', 'In stock', 'Weight'])).result.share).toBe(0);
  });

  it('does not apply to a page without a table', () => {
    const html = `<html lang="en"><body><main><p>${islandProse(80)}</p></main></body></html>`;
    expect(judge(filledCells, html).result.share).toBeNull();
  });

  it('names the row from which the cells are empty', () => {
    const { advice } = judge(filledCells, page([filled, bare, bare, bare]));
    expect(advice?.text).toContain('“Support | |”');
  });

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    expect(judge(filledCells, html).result.outcome).not.toBe('error');
  });
});
