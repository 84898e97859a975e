import type { Route } from '../route.ts';
import { botPage } from './bot-page.ts';
import { checksPage } from './checks-page.ts';
import { errorListPage, errorPage } from './error-pages.ts';
import { llmsText } from './llms-text.ts';
import type { Page } from './page.ts';
import { htmlType, textType } from './page.ts';
import { referencePage } from './reference-page.ts';
import { styleSheet } from './style.ts';
import { trackerScript } from './tracker-script.ts';

/** Everything that is served without being part of the API. */
export function listPages(routes: readonly Route[], publicUrl: string): readonly Page[] {
  const page = (path: string, type: string, render: Page['render']): Page => ({
    method: 'GET',
    path,
    type,
    render,
  });
  return [
    page('/docs', htmlType, ({ document }) => referencePage(routes, document, publicUrl)),
    page('/docs/errors', htmlType, () => errorListPage()),
    page('/docs/errors/{code}', htmlType, ({ params }) => errorPage(params['code'] ?? '', routes, publicUrl)),
    page('/docs/checks', htmlType, () => checksPage()),
    page('/docs/bot', htmlType, () => botPage(publicUrl)),
    page('/docs/style.css', 'text/css; charset=utf-8', () => styleSheet),
    page('/tracker.js', 'text/javascript; charset=utf-8', () => trackerScript),
    page('/llms.txt', textType, () => llmsText(routes, publicUrl)),
    page('/openapi.json', 'application/json; charset=utf-8', ({ document }) => JSON.stringify(document)),
  ];
}
