import { defaultTreeAdapter, parse, type DefaultTreeAdapterMap, type TreeAdapter } from 'parse5';
import type { HtmlDocument } from './tree.ts';

/** Characters of HTML that are parsed; the rest is left out and the analysis reports it. Pages are capped at 10 MiB. */
const HTML_CHARS_MAX = 10 * 1024 * 1024;
/**
 * Elements that a page may create. The parser recreates unclosed formatting elements in every following block, so that
 * 60 kB of `<p><font size=1>x` would exhaust the memory; the largest real page tried (2 MB) creates 90,000.
 */
const ELEMENTS_MAX = 600_000;
/**
 * Real pages create an element in 22 characters at most (298 pages: 40; the page above: 22). An element costs the
 * analysis as much as a hundred characters of text, so that a page of nothing but tags would cost many times its length.
 */
const ELEMENTS_PER_CHAR = 1 / 14;
const ELEMENTS_OF_ANY_PAGE = 3_000;

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
  const page = html.length > HTML_CHARS_MAX ? html.slice(0, HTML_CHARS_MAX) : html;
  const elementsMax = Math.min(ELEMENTS_MAX, ELEMENTS_OF_ANY_PAGE + page.length * ELEMENTS_PER_CHAR);
  const whole = parsed(page, elementsMax, { locations });
  if (whole !== null) return { root: whole, truncated: page.length < html.length };
  let end = 0;
  const see = (offset: number): void => {
    end = Math.max(end, offset);
  };
  // A second time, with locations, to find the tag that is one too many.
  parsed(page, elementsMax, { locations: true, see });
  return {
    root: parsed(page.slice(0, end), elementsMax + IMPLIED_ELEMENTS_MAX, { locations }) ?? parse(''),
    truncated: true,
  };
}

/** Elements that the end of a page may create. */
const IMPLIED_ELEMENTS_MAX = 10;

interface Reading {
  readonly locations: boolean;
  /** Told where each element starts. */
  readonly see?: (offset: number) => void;
}

/** Null when the page creates more elements. */
function parsed(html: string, elementsMax: number, { locations, see }: Reading): HtmlDocument | null {
  try {
    return parse(html, {
      scriptingEnabled: false,
      sourceCodeLocationInfo: locations,
      treeAdapter: countingAdapter(elementsMax, see),
    });
  } catch (error) {
    if (!(error instanceof TooManyElements)) throw error;
    return null;
  }
}

class TooManyElements extends Error {}

function countingAdapter(elementsMax: number, see: Reading['see']): TreeAdapter<DefaultTreeAdapterMap> {
  let elements = 0;
  const adapter: TreeAdapter<DefaultTreeAdapterMap> = {
    ...defaultTreeAdapter,
    createElement(tagName, namespace, attrs) {
      if (++elements > elementsMax) throw new TooManyElements();
      return defaultTreeAdapter.createElement(tagName, namespace, attrs);
    },
  };
  if (see === undefined) return adapter;
  return {
    ...adapter,
    setNodeSourceCodeLocation(node, location) {
      if (location !== null) see(location.startOffset);
      defaultTreeAdapter.setNodeSourceCodeLocation(node, location);
    },
  };
}
