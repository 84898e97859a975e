import { renderDocument } from '../../html/render.tsx';
import type { ComponentChildren, VNode } from 'preact';

interface Layout {
  readonly title: string;
  readonly description: string;
  /** Path of the page, marked in the navigation. */
  readonly path: string;
  /** Links to the sections of the page. */
  readonly contents?: ComponentChildren;
  readonly main: ComponentChildren;
}

const sections: readonly (readonly [path: string, label: string])[] = [
  ['/docs', 'API reference'],
  ['/docs/checks', 'Checks'],
  ['/docs/errors', 'Errors'],
  ['/docs/bot', 'Fetcher'],
  ['/openapi.json', 'OpenAPI'],
];

export function layout({ title, description, path, contents, main }: Layout): string {
  const links = sections.map(([target, label]) => navigationLink(target, label, path));
  return renderDocument(
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="description" content={description} />
        <title>{title} · Citeworthy</title>
        <link rel="stylesheet" href="/docs/style.css" />
      </head>
      <body>
        <a class="skip" href="#main">
          Skip to content
        </a>
        <header class="top">
          <a class="brand" href="/docs">
            Citeworthy
          </a>
          <nav aria-label="Documentation">{links}</nav>
        </header>
        <div class={contents === undefined ? 'page' : 'page with-contents'}>
          {contents !== undefined && (
            <nav class="contents" aria-label="On this page">
              {contents}
            </nav>
          )}
          <main id="main">{main}</main>
        </div>
      </body>
    </html>,
  );
}

function navigationLink(target: string, label: string, path: string): VNode {
  // A page below a section marks that section. The reference is every page's root, so it marks only itself.
  const isCurrent = path === target || (target !== '/docs' && path.startsWith(`${target}/`));
  return isCurrent ? (
    <a href={target} aria-current="page">
      {label}
    </a>
  ) : (
    <a href={target}>{label}</a>
  );
}
