import { parse } from 'parse5';
import type { HtmlDocument } from './tree.ts';

/** Characters of HTML that are parsed; what follows is left out and the analysis says so. Pages are capped at 10 MiB. */
const HTML_CHARS_MAX = 10 * 1024 * 1024;

export interface ParsedHtml {
  readonly root: HtmlDocument;
  readonly truncated: boolean;
}

/**
 * HTML to a tree, by the rules that browsers follow. Never throws on bad markup.
 * `scriptingEnabled: false`, because assistants' crawlers do not run scripts: with it on, the text of <noscript> is lost.
 */
export function parseHtml(html: string): ParsedHtml {
  const truncated = html.length > HTML_CHARS_MAX;
  return {
    root: parse(truncated ? html.slice(0, HTML_CHARS_MAX) : html, { scriptingEnabled: false }),
    truncated,
  };
}
