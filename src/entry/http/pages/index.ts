import { readAsset, styleSheet } from '../../html/assets.ts';
import { apiPath } from '../docs-site/contents.ts';
import { listSitePages } from '../docs-site/site-pages.ts';
import type { Route } from '../route.ts';
import { botPage } from './bot-page.tsx';
import { errorListPage, errorPage } from './error-pages.tsx';
import { llmsText } from './llms-text.ts';
import type { Page } from './page.ts';
import { htmlType, textType } from './page.ts';
import { referencePage } from './reference-page.tsx';

const docsStyle = styleSheet(import.meta.url, '../docs-site/text.css', '../docs-site/layout.css');
const icon = readAsset('../../html/icon.svg', import.meta.url);
const trackerScript = readAsset('tracker.js', import.meta.url);

/** Every public resource except the API. */
export function listPages(routes: readonly Route[], publicUrl: string): readonly Page[] {
  const page = (path: string, type: string, render: Page['render']): Page => ({
    method: 'GET',
    path,
    type,
    render,
  });
  return [
    ...listSitePages(routes).map((sitePage) => ({ method: 'GET' as const, ...sitePage })),
    page(apiPath, htmlType, ({ document }) => referencePage(routes, document, publicUrl)),
    page('/docs/errors', htmlType, () => errorListPage()),
    page('/docs/errors/{code}', htmlType, ({ params }) => errorPage(params['code'] ?? '', routes, publicUrl)),
    // Loads every check, which the process of a server needs for nothing else.
    page('/docs/checks', htmlType, async () => (await import('./checks-page.tsx')).checksPage()),
    page('/docs/bot', htmlType, () => botPage(publicUrl)),
    page('/docs/style.css', 'text/css; charset=utf-8', () => docsStyle),
    page('/docs/icon.svg', 'image/svg+xml', () => icon),
    // Browsers ask for it where a page names no icon; they go by the type, not by the name.
    page('/favicon.ico', 'image/svg+xml', () => icon),
    page('/tracker.js', 'text/javascript; charset=utf-8', () => trackerScript),
    page('/llms.txt', textType, () => llmsText(routes, publicUrl)),
    page('/openapi.json', 'application/json; charset=utf-8', ({ document }) => JSON.stringify(document)),
  ];
}
