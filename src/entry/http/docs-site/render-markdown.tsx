import type { Token, Tokens } from 'marked';
import type { ComponentChildren, VNode } from 'preact';
import { DocTable } from './doc-table.tsx';
import { isHeading, isList, isTable, type MarkdownDocument } from './markdown-document.ts';
import { resolveLink } from './resolve-link.ts';

interface Rendering {
  readonly file: string;
  readonly anchors: ReadonlyMap<Token, string>;
  /** The text of the heading above: the name of a table. */
  heading: string;
}

/** The elements of a document of `docs/`. Elements, not markup: the renderer escapes every text in them. */
export function renderMarkdown(document: MarkdownDocument, file: string): readonly ComponentChildren[] {
  const anchors = new Map(document.headings.map(({ token, anchor }) => [token, anchor]));
  const rendering: Rendering = { file, anchors, heading: document.title };
  return document.blocks.map((token) => block(token, rendering));
}

function block(token: Token, rendering: Rendering): ComponentChildren {
  if (isHeading(token)) return heading(token, rendering);
  if (isList(token)) return list(token, rendering);
  if (isTable(token)) return table(token, rendering);
  switch (token.type) {
    case 'paragraph':
      return <p>{inlines(token.tokens, rendering)}</p>;
    case 'code':
      return (
        <pre tabindex={0}>
          <code>{textOf(token)}</code>
        </pre>
      );
    case 'blockquote':
      return <blockquote>{(token.tokens ?? []).map((inner) => block(inner, rendering))}</blockquote>;
    case 'hr':
      return <hr />;
    case 'space':
      return undefined;
    default:
      return inline(token, rendering);
  }
}

function heading(token: Tokens.Heading, rendering: Rendering): VNode {
  const content = inlines(token.tokens, rendering);
  const id = rendering.anchors.get(token);
  if (token.depth === 1) return <h1>{content}</h1>;
  rendering.heading = token.text.replaceAll('`', '');
  if (token.depth === 2) return <h2 id={id}>{content}</h2>;
  return token.depth === 3 ? <h3 id={id}>{content}</h3> : <h4 id={id}>{content}</h4>;
}

function list(token: Tokens.List, rendering: Rendering): VNode {
  const items = token.items.map(({ tokens }) => <li>{tokens.map((inner) => block(inner, rendering))}</li>);
  if (!token.ordered) return <ul>{items}</ul>;
  return token.start === '' || token.start === 1 ? <ol>{items}</ol> : <ol start={token.start}>{items}</ol>;
}

function table(token: Tokens.Table, rendering: Rendering): VNode {
  return (
    <DocTable
      label={rendering.heading}
      columns={token.header.map(({ tokens }) => inlines(tokens, rendering))}
      rows={token.rows.map((cells) => cells.map(({ tokens }) => inlines(tokens, rendering)))}
    />
  );
}

const inlines = (tokens: readonly Token[] | undefined, rendering: Rendering): ComponentChildren =>
  (tokens ?? []).map((token) => inline(token, rendering));

function inline(token: Token, rendering: Rendering): ComponentChildren {
  const children = (): ComponentChildren => inlines('tokens' in token ? token.tokens : undefined, rendering);
  switch (token.type) {
    case 'strong':
      return <strong>{children()}</strong>;
    case 'em':
      return <em>{children()}</em>;
    case 'del':
      return <del>{children()}</del>;
    case 'codespan':
      return <code>{textOf(token)}</code>;
    case 'br':
      return <br />;
    case 'link':
      // Addresses without brackets are examples, such as http://HOST:PORT.
      if (!/^[[<]/.test(token.raw)) return token.raw;
      return <a href={resolveLink(hrefOf(token), rendering.file)}>{children()}</a>;
    case 'text':
      return 'tokens' in token && token.tokens !== undefined ? children() : textOf(token);
    case 'escape':
      return textOf(token);
    case 'html':
      return markupAsText(token);
    default:
      throw new Error(`docs/${rendering.file} uses Markdown that the site does not show: ${token.type}`);
  }
}

/** Markup of a source is shown, never interpreted; comments are left out. */
const markupAsText = ({ raw }: Token): string | undefined => (/^\s*<!--/.test(raw) ? undefined : raw);

const textOf = (token: Token): string => ('text' in token ? String(token.text) : '');
const hrefOf = (token: Token): string => ('href' in token ? String(token.href) : '');
