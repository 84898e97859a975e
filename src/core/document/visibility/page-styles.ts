import { attribute, isElement, isTextNode, type Element } from '../tree.ts';
import { screensOf } from './media.ts';
import { SheetReader, type Sheets } from './style-sheets.ts';

/** The style sheets in the page itself. Linked ones are not available. */
export interface PageStyles extends Sheets {
  /** True when the page links style sheets, which may set what the page does not. */
  readonly isStyledElsewhere: boolean;
}

const ANCESTORS_READ = 5;

export function readPageStyles(elements: readonly Element[]): PageStyles {
  const sheets = new SheetReader();
  let isLinked = false;
  for (const element of elements) {
    if (element.tagName === 'style') readStyle(element, sheets);
    else if (element.tagName === 'link' && isStyleSheet(element)) {
      const embedded = embeddedSheet(attribute(element, 'href') ?? '');
      if (embedded === null) isLinked = true;
      else sheets.read(embedded, screensOf(attribute(element, 'media') ?? ''));
    }
  }
  const { rules, keyframes, layers, isCut, hasImports } = sheets;
  return { rules, keyframes, layers, isCut, hasImports, isStyledElsewhere: isLinked || hasImports };
}

function readStyle(style: Element, sheets: SheetReader): void {
  const type = attribute(style, 'type');
  if (type !== null && type !== '' && type.trim().toLowerCase() !== 'text/css') return;
  const screens = screensOf(attribute(style, 'media') ?? '');
  if (screens === 0 || isInNoscript(style)) return;
  sheets.read(style.childNodes.map((node) => (isTextNode(node) ? node.value : '')).join(''), screens);
}

/** Readers run scripts, so that these styles do not apply for them. */
function isInNoscript(element: Element): boolean {
  let parent = element.parentNode;
  for (let steps = 0; parent !== null && isElement(parent) && steps < ANCESTORS_READ; steps++) {
    if (parent.tagName === 'noscript') return true;
    parent = parent.parentNode;
  }
  return false;
}

function isStyleSheet(link: Element): boolean {
  const kinds = (attribute(link, 'rel') ?? '').toLowerCase().split(/\s+/);
  return kinds.includes('stylesheet') && !kinds.includes('alternate');
}

/** The text of a `data:` address; null for other addresses. */
function embeddedSheet(href: string): string | null {
  const [, isBase64, data] = /^\s*data:text\/css[^,]{0,100}?(;base64)?,([^]*)$/i.exec(href) ?? [];
  if (data === undefined) return null;
  if (isBase64 !== undefined) return Buffer.from(data, 'base64').toString('utf8');
  try {
    return decodeURIComponent(data);
  } catch {
    return data;
  }
}
