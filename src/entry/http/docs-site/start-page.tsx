import type { VNode } from 'preact';
import type { Route } from '../route.ts';
import { apiPath, siteSections, startPath, type SitePage } from './contents.ts';
import { layout } from './layout.tsx';
import { summaryOf } from './read-source.ts';
import { routesByTag } from './routes-by-tag.ts';

/** The start of the documentation: what the service does, every page, and every route. */
export function startPage(routes: readonly Route[]): string {
  const byTag = routesByTag(routes);
  return layout({
    title: 'Documentation',
    description:
      'Citeworthy scores web pages for how ready they are to be found, understood and quoted by assistants.',
    path: startPath,
    contents: (
      <>
        <p>On this page</p>
        {siteSections.map(({ title }) => (
          <a href={`#${anchorOf(title)}`}>{title}</a>
        ))}
        <a href="#routes">Routes</a>
      </>
    ),
    main: (
      <>
        <h1>Citeworthy documentation</h1>
        <p class="lead">
          Citeworthy scores how ready a web page is to be found, understood and quoted by an assistant. Every
          point of the score has evidence, every finding an action, and content blocks made from the page’s
          own facts fix what can be fixed by a machine.
        </p>
        {siteSections.map(({ title, pages }) => (
          <section>
            <h2 id={anchorOf(title)}>{title}</h2>
            <dl class="pages">{pages.map(pageEntry)}</dl>
          </section>
        ))}
        <section>
          <h2 id="routes">Routes</h2>
          <p>
            Each links to its fields, headers, examples and errors. <a href="/openapi.json">openapi.json</a>{' '}
            is the same for programs, <a href="/llms.txt">llms.txt</a> lists every page for assistants.
          </p>
          {[...byTag].map(([tag, members]) => (
            <>
              <h3>{tag}</h3>
              <ul class="routes">{members.map(routeEntry)}</ul>
            </>
          ))}
        </section>
      </>
    ),
  });
}

const anchorOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

function pageEntry(page: SitePage): VNode {
  const { title, description } = summaryOf(page);
  return (
    <div>
      <dt>
        <a href={page.path}>{title}</a>
      </dt>
      <dd>{description}</dd>
    </div>
  );
}

const routeEntry = ({ method, path, operationId, summary }: Route): VNode => (
  <li>
    <a href={`${apiPath}#${operationId}`}>
      <code>
        {method} {path}
      </code>
    </a>{' '}
    {summary}
  </li>
);
