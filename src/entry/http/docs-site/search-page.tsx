import type { VNode } from 'preact';
import type { OpenAPIV3_1 } from 'openapi-types';
import type { Route } from '../route.ts';
import { searchPath } from './contents.ts';
import { layout } from './layout.tsx';
import {
  buildSearchIndex,
  excerptOf,
  type SearchIndex,
  type SearchSection,
  searchSections,
} from './search-index.ts';
import { searchQueryOf } from './search-query.ts';
import { collectSections } from './search-sections.ts';
import { quoted } from '../../../core/evidence/quoted.ts';

const resultsMax = 20;

/** Builds the index of a server's documentation. */
export async function openSearch(
  routes: readonly Route[],
  document: OpenAPIV3_1.Document,
): Promise<SearchIndex> {
  return buildSearchIndex(await collectSections(routes, document));
}

/** The results for what a reader typed; the form alone without a query. */
export function searchPage(index: SearchIndex, typed: string): string {
  const query = searchQueryOf(typed);
  const results = searchSections(index, query, resultsMax);
  return layout({
    title: 'Search',
    description: 'Search the documentation of Citeworthy.',
    path: searchPath,
    query,
    main: (
      <>
        <h1>Search</h1>
        {query === '' ? (
          <p>Type words into the search field above.</p>
        ) : (
          <p role="status">{countOf(results, query)}</p>
        )}
        <ol class="results">{results.map((section) => result(section, query))}</ol>
      </>
    ),
  });
}

function countOf({ length }: readonly SearchSection[], query: string): string {
  if (length === 0) return `No page contains a word of ${quoted(query)}.`;
  return `${String(length)} ${length === 1 ? 'result' : 'results'} for ${quoted(query)}`;
}

function result({ path, page, heading, text }: SearchSection, query: string): VNode {
  return (
    <li>
      <a href={path}>{heading}</a>
      {page !== heading && <span class="soft"> · {page}</span>}
      <p>{excerptOf(text, query).map((piece) => (piece.isMatch ? <mark>{piece.text}</mark> : piece.text))}</p>
    </li>
  );
}
