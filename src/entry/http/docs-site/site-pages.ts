import type { Route } from '../route.ts';
import { htmlType, markdownType, type Page, type PageInput } from '../pages/page.ts';
import { isMarkdownPage, searchPath, sitePages, startPath } from './contents.ts';
import { documentationPage } from './documentation-page.tsx';
import { markdownTwin } from './markdown-twin.ts';
import type { SearchIndex } from './search-index.ts';
import { startPage } from './start-page.tsx';

type PageOfSite = Omit<Page, 'method'>;

/** The pages of the documentation site that are made from `docs/`, and its start and search. */
export function listSitePages(routes: readonly Route[]): readonly PageOfSite[] {
  return [
    { path: startPath, type: htmlType, render: () => startPage(routes) },
    { path: searchPath, type: htmlType, dependsOn: 'query', render: renderSearch(routes) },
    ...sitePages
      .filter(isMarkdownPage)
      .map((page) => ({ path: page.path, type: htmlType, render: () => documentationPage(page) })),
    ...sitePages.flatMap(({ file }) =>
      file === undefined
        ? []
        : [{ path: `/docs/${file}`, type: markdownType, render: () => markdownTwin(file) }],
    ),
  ];
}

/** The index, and the stemmer that it needs, are loaded at the first search. */
function renderSearch(routes: readonly Route[]): (input: PageInput) => Promise<string> {
  let index: Promise<SearchIndex> | undefined;
  return async ({ query, document }) => {
    const { openSearch, searchPage } = await import('./search-page.tsx');
    const opened = await (index ??= openSearch(routes, document));
    return searchPage(opened, query['q'] ?? '');
  };
}
