import { defaultTreeAdapter, parse, type DefaultTreeAdapterMap, type TreeAdapter } from 'parse5';
import type { HtmlDocument } from './tree.ts';

/** Characters of HTML that are parsed; the rest is left out and the analysis reports it. Pages are capped at 10 MiB. */
const HTML_CHARS_MAX = 10 * 1024 * 1024;
/**
 * Elements that a page may create. The parser recreates unclosed formatting elements in every following block, so that
 * 60 kB of `<p><font size=1>x` would exhaust the memory; the largest real page tried (2 MB) creates 90,000.
 */
const ELEMENTS_MAX = 600_000;
const ATTEMPTS_MAX = 12;

export interface ParsedHtml {
  readonly root: HtmlDocument;
  readonly truncated: boolean;
}

/**
 * HTML to a tree, by the parsing rules of browsers. Never throws on bad markup; a page with too many elements is parsed
 * in part. `locations` adds source positions to every node, which costs about a third more.
 * `scriptingEnabled: false`, because assistants' crawlers do not run scripts: with it on, the text of <noscript> is lost.
 */
export function parseHtml(html: string, { locations = false } = {}): ParsedHtml {
  let chars = Math.min(html.length, HTML_CHARS_MAX);
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt++) {
    try {
      const root = parse(chars < html.length ? html.slice(0, chars) : html, {
        scriptingEnabled: false,
        sourceCodeLocationInfo: locations,
        treeAdapter: countingAdapter(),
      });
      return { root, truncated: chars < html.length };
    } catch (error) {
      if (!(error instanceof TooManyElements)) throw error;
      chars = Math.floor(chars / 2);
    }
  }
  return { root: parse(''), truncated: true };
}

class TooManyElements extends Error {}

function countingAdapter(): TreeAdapter<DefaultTreeAdapterMap> {
  let elements = 0;
  return {
    ...defaultTreeAdapter,
    createElement(tagName, namespace, attrs) {
      if (++elements > ELEMENTS_MAX) throw new TooManyElements();
      return defaultTreeAdapter.createElement(tagName, namespace, attrs);
    },
  };
}
