import { apiPath, sitePages, startPath } from './contents.ts';

/** Where files outside `docs/` are read. */
const repository = 'https://github.com/citeworthy/citeworthy/blob/main';

/** An origin that represents the root of the repository while a relative link is resolved. */
const root = 'https://repository.invalid';

/** The address of a link's target on the site. Throws for a file of `docs/` that the site does not publish. */
export function resolveLink(href: string, file: string): string {
  if (href.startsWith('#') || isOfSite(href)) return href;
  if (/^https?:\/\//.test(href)) return href;
  const target = new URL(href, `${root}/docs/${file}`);
  if (target.origin !== root) throw new Error(`docs/${file} links to ${href}: neither a file nor http(s)`);
  if (!target.pathname.startsWith('/docs/')) return `${repository}${target.pathname}${target.hash}`;
  const page = sitePages.find((candidate) => `/docs/${candidate.file ?? ''}` === target.pathname);
  if (page === undefined) throw new Error(`docs/${file} links to ${href}, which is not published`);
  return `${page.path}${target.hash}`;
}

/** Generated pages have no file: a source links to their address. */
const isOfSite = (href: string): boolean =>
  [startPath, apiPath, '/openapi.json', '/llms.txt'].includes(href.split('#', 1)[0] ?? '') ||
  href.startsWith(`${startPath}/`);
