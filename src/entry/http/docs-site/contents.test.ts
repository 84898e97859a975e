import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sitePages } from './contents.ts';
import { summaryOf } from './read-source.ts';

it('the contents list every Markdown file of docs/ once, by a title and description of its own', () => {
  const files = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.md'),
  );
  const listed = sitePages.flatMap(({ file }) => file ?? []);
  expect(listed.toSorted()).toEqual(files.toSorted());
  for (const key of ['title', 'description'] as const) {
    const texts = sitePages.map((page) => summaryOf(page)[key]);
    expect(texts).toEqual([...new Set(texts)]);
  }
});
