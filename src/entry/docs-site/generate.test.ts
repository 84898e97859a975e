import { describe, expect, it } from 'vitest';
import { rubric } from '../../core/checks/rubric.ts';
import { describeConfig } from '../../service/config/config.ts';
import { errorCodes } from '../../core/schema/error-registry.ts';
import { webhookEventTypes } from '../../core/schema/events/index.ts';
import { checksMarkdown } from './checks-markdown.ts';
import { configurationMarkdown } from './configuration-markdown.ts';
import { errorsMarkdown } from './errors-markdown.ts';
import { webhookEventsMarkdown } from './webhook-events-markdown.ts';
import { cell, table } from './markdown.ts';

/** Cells of each row of every table, without the escaped bars. */
const rowsOf = (markdown: string): string[][] =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split(/(?<!\\)\|/).slice(1, -1));

describe('the generated pages', () => {
  it.each([
    ['errors', errorsMarkdown(), errorCodes],
    ['checks', checksMarkdown(), rubric.map(({ check }) => check.id)],
    ['webhook-events', webhookEventsMarkdown(), webhookEventTypes],
    ['configuration', configurationMarkdown(), describeConfig().map(({ name }) => name)],
  ])('%s: one row for each entry of its source, in whole tables', (_, markdown, names) => {
    const rows = rowsOf(markdown);
    for (const name of names) expect(rows.filter(([first]) => first === ` \`${name}\` `)).toHaveLength(1);
    expect(new Set(rows.map((row) => row.length)).size).toBe(1);
    expect(markdown).not.toMatch(/undefined|\[object/);
  });
});

describe('a table', () => {
  it('holds text with bars and line ends in one cell', () => {
    expect(rowsOf(table(['a', 'b'], [['x|y', 'one\n  two']]))).toEqual([
      [' a ', ' b '],
      [' --- ', ' --- '],
      [' x\\|y ', ' one two '],
    ]);
    expect(cell(' a ')).toBe('a');
  });
});
