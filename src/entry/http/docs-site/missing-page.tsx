import { searchPath, startPath } from './contents.ts';
import { layout } from './layout.tsx';

/** What a browser gets for an address of the documentation that does not exist. The same for every address. */
export function missingPage(): string {
  return layout({
    title: 'Page not found',
    description: 'The documentation has no page at this address.',
    path: startPath,
    main: (
      <>
        <h1>Page not found</h1>
        <p class="lead">The documentation has no page at this address.</p>
        <p>
          <a href={startPath}>Start page</a> · <a href={searchPath}>Search</a>
        </p>
      </>
    ),
  });
}

/** True where a person would read the answer: a browser asks for HTML below /docs. */
export function isPageRequest(method: string, target: string, accept: string | undefined): boolean {
  const isPath = /^(?:https?:\/\/[^/?#]*)?\/docs(?:[/?#]|$)/i.test(target);
  return isPath && (method === 'GET' || method === 'HEAD') && /\btext\/html\b/i.test(accept ?? '');
}
