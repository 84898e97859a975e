import type { ComponentChildren, VNode } from 'preact';
import { renderDocument } from '../../html/render.tsx';
import { searchPath, sitePages, startPath, twinPathOf } from './contents.ts';
import { navigation, neighbours } from './navigation.tsx';
import { queryLengthMax } from './search-query.ts';

interface Layout {
  readonly title: string;
  readonly description: string;
  /** Path of the page, marked in the navigation. */
  readonly path: string;
  /** Links to the sections of the page. */
  readonly contents?: ComponentChildren;
  /** The query in the search field. */
  readonly query?: string;
  readonly main: ComponentChildren;
}

export function layout({ title, description, path, contents, query, main }: Layout): string {
  const page = sitePages.find((candidate) => candidate.path === path);
  const twinPath = page === undefined ? undefined : twinPathOf(page);
  return renderDocument(
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="description" content={description} />
        <meta property="og:site_name" content="Citeworthy" />
        <title>{title} · Citeworthy</title>
        <link rel="canonical" href={path} />
        {twinPath !== undefined && <link rel="alternate" type="text/markdown" href={twinPath} />}
        <link rel="icon" href="/docs/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/docs/style.css" />
      </head>
      <body>
        <a class="skip" href="#main">
          Skip to content
        </a>
        <header class="top">
          <a class="brand" href={startPath}>
            Citeworthy
          </a>
          {searchForm(query)}
        </header>
        <div class={contents === undefined ? 'page' : 'page with-contents'}>
          <details class="menu">
            <summary>All pages</summary>
            <nav aria-label="Documentation">{navigation(path)}</nav>
          </details>
          {contents !== undefined && (
            <nav class="contents" aria-label="On this page">
              {contents}
            </nav>
          )}
          <main id="main">
            {main}
            {page !== undefined && neighbours(page)}
          </main>
        </div>
      </body>
    </html>,
  );
}

function searchForm(query: string | undefined): VNode {
  return (
    <form class="search" action={searchPath} role="search">
      <input
        type="search"
        name="q"
        value={query}
        maxlength={queryLengthMax}
        placeholder="Search the documentation"
        aria-label="Search the documentation"
      />
      <button>Search</button>
    </form>
  );
}
