import { errorCodes, errorRegistry } from '../../../core/schema/error-registry.ts';
import { exampleErrorBody } from '../error-examples.ts';
import { errorsOf } from '../route-errors.ts';
import type { Route } from '../route.ts';
import { apiPath, generatedPages } from '../docs-site/contents.ts';
import { layout } from '../docs-site/layout.tsx';
import { errorTable } from './reference-page.tsx';

export function errorListPage(): string {
  return layout({
    ...generatedPages.errors,
    main: (
      <>
        <h1>Errors</h1>
        <p class="lead">Every error code of the API. Codes are never renamed.</p>
        {errorTable(errorCodes)}
      </>
    ),
  });
}

/** The page that the `doc_url` of an error links to; undefined for an unknown code. */
export function errorPage(text: string, routes: readonly Route[], publicUrl: string): string | undefined {
  const code = errorCodes.find((known) => known === text);
  if (code === undefined) return undefined;
  const { status, type, message, remedy } = errorRegistry[code];
  const users = routes.filter((route) => errorsOf(route).includes(code));
  return layout({
    title: code,
    description: message,
    path: `/docs/errors/${code}`,
    main: (
      <>
        <p class="soft">
          <a href="/docs/errors">Errors</a>
        </p>
        <h1>
          <code>{code}</code>
        </h1>
        <p class="lead">{message}</p>
        <p>
          Status {status}, type <code>{type}</code>.
        </p>
        <h2>Remedy</h2>
        <p>{remedy}</p>
        <h2>Example</h2>
        <pre tabindex={0}>
          <code>{JSON.stringify(exampleErrorBody(code, publicUrl), null, 2)}</code>
        </pre>
        {users.length !== 0 && (
          <>
            <h2>Routes that return it</h2>
            <ul>
              {users.map((route) => (
                <li>
                  <a href={`${apiPath}#${route.operationId}`}>
                    <code>
                      {route.method} {route.path}
                    </code>
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </>
    ),
  });
}
