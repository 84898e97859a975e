import type { ComponentChildren, VNode } from 'preact';
import { type SitePage, sitePages, siteSections, startPath, twinPathOf } from './contents.ts';
import { summaryOf } from './read-source.ts';

/** Links to every page, by section. */
export function navigation(path: string): ComponentChildren {
  return [
    navigationLink(startPath, 'Overview', path),
    ...siteSections.map(({ title, pages }) => (
      <>
        <p>{title}</p>
        {pages.map((page) => navigationLink(page.path, summaryOf(page).title, path))}
      </>
    )),
    navigationLink('/openapi.json', 'OpenAPI', path),
  ];
}

function navigationLink(target: string, label: string, path: string): VNode {
  // The pages of single errors are not listed: they mark the page of all errors.
  const isCurrent = path === target || (target === '/docs/errors' && path.startsWith(`${target}/`));
  return isCurrent ? (
    <a href={target} aria-current="page">
      {label}
    </a>
  ) : (
    <a href={target}>{label}</a>
  );
}

/** Links to the pages before and after, and to the Markdown version. */
export function neighbours(page: SitePage): VNode {
  const at = sitePages.indexOf(page);
  const twinPath = twinPathOf(page);
  return (
    <nav class="neighbours" aria-label="Previous and next page">
      {neighbour('Previous', sitePages[at - 1])}
      {neighbour('Next', sitePages[at + 1])}
      {twinPath !== undefined && <a href={twinPath}>This page as Markdown</a>}
    </nav>
  );
}

function neighbour(label: 'Previous' | 'Next', page: SitePage | undefined): VNode | undefined {
  return page === undefined ? undefined : (
    <a href={page.path} rel={label === 'Previous' ? 'prev' : 'next'}>
      {label}: {summaryOf(page).title}
    </a>
  );
}
