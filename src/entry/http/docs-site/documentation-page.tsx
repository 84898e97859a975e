import type { ComponentChildren } from 'preact';
import type { MarkdownPage } from './contents.ts';
import { layout } from './layout.tsx';
import type { MarkdownDocument } from './markdown-document.ts';
import { readDocument } from './read-source.ts';
import { renderMarkdown } from './render-markdown.tsx';

/** A page made from a file of `docs/`. */
export function documentationPage(page: MarkdownPage): string {
  const document = readDocument(page.file);
  return layout({
    title: document.title,
    description: document.description,
    path: page.path,
    contents: contentsOf(document),
    main: <article>{renderMarkdown(document, page.file)}</article>,
  });
}

/** Undefined for a page with one section, which needs no table of contents. */
function contentsOf({ headings }: MarkdownDocument): ComponentChildren {
  const shown = headings.filter(({ level }) => level <= 3);
  if (shown.length < 2) return undefined;
  return (
    <>
      <p>On this page</p>
      {shown.map(({ level, anchor, text }) => (
        <a href={`#${anchor}`} class={level === 3 ? 'inner' : undefined}>
          {text}
        </a>
      ))}
    </>
  );
}
