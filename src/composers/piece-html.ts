import { parseFragment } from 'parse5';
import { elementsOf, textOf } from '../analysis/document/tree.ts';
import type { FaqBlock, FaqItem } from '../schema/content-block.ts';

/**
 * The markup of content blocks. It is always made from a block's words, never taken from its `html` field, so that no
 * page, caller or model can bring markup of its own into somebody's page.
 */

/** On every element that is put into the body of a page: by it an element is known again when blocks are applied twice. */
export const MARK = 'data-citeworthy';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for an element or an attribute in quotes; white space collapsed, control characters and half characters left out. */
export function escapeText(text: string): string {
  return plainText(text).replace(/[&<>"']/g, (char) => ENTITIES[char] ?? '');
}

/** A block's words as a parser of its markup reads them: white space collapsed, nothing that HTML cannot carry. */
export function plainText(text: string): string {
  return (
    text
      .replace(/\p{Surrogate}/gu, '')
      // A parser replaces or drops these, so that what is read would not be what was written.
      .replace(/[\u0000-\u0008\u000B\u000E-\u001F\u007F-\u009F\uFFFD\uFEFF]/g, '')
      .replace(/\s+/gu, ' ')
      .trim()
  );
}

/** Heading levels that may be put into a page: its H1 is its own. */
export function headingLevel(level: number): number {
  return Number.isFinite(level) ? Math.min(6, Math.max(2, Math.trunc(level))) : 2;
}

export function headingHtml(id: string, level: number, text: string): string {
  const tag = `h${String(headingLevel(level))}`;
  return `<${tag} ${MARK}="${escapeText(id)}">${escapeText(text)}</${tag}>`;
}

export function paragraphHtml(id: string, text: string): string {
  return `<p ${MARK}="${escapeText(id)}">${escapeText(text)}</p>`;
}

/** An FAQ as a reader sees it: its title, where its generator gave it one, and its questions below that. */
export interface FaqWords {
  readonly title: string | null;
  /** Level of the questions: each is a section of the page, below its H1. */
  readonly level: 2 | 3;
  readonly items: readonly FaqItem[];
}

/** The title stands only in the block's `html`: the first H2 that is none of the questions. Of the markup nothing is kept. */
export function faqWords(block: FaqBlock): FaqWords {
  const items = faqItems(block);
  for (const element of elementsOf(parseFragment(block.html.slice(0, HTML_CHARS_MAX)), ELEMENTS_MAX)) {
    if (element.tagName !== 'h2') continue;
    const title = plainText(textOf(element, TITLE_CHARS_MAX));
    return title === '' || items.some(({ question }) => question === title)
      ? { title: null, level: 2, items }
      : { title, level: 3, items };
  }
  return { title: null, level: 2, items };
}

const HTML_CHARS_MAX = 50_000;
const ELEMENTS_MAX = 200;
const TITLE_CHARS_MAX = 200;

/** Questions and answers that a reader sees, and the same in JSON-LD. */
export function faqHtml(block: FaqBlock): string {
  const { title, level, items } = faqWords(block);
  const heading = (text: string, at: number): string =>
    `<h${String(at)}>${escapeText(text)}</h${String(at)}>`;
  const visible = items.map(
    ({ question, answer }) => `${heading(question, level)}<p>${escapeText(answer)}</p>`,
  );
  return `<section ${MARK}="${escapeText(block.id)}">${title === null ? '' : heading(title, 2)}${visible.join('')}<script type="application/ld+json">${faqJson(items)}</script></section>`;
}

/** Items that have both a question and an answer. */
function faqItems(block: FaqBlock): FaqItem[] {
  return block.items
    .map(({ question, answer }) => ({ question: plainText(question), answer: plainText(answer) }))
    .filter(({ question, answer }) => question !== '' && answer !== '');
}

/** FAQPage JSON-LD. Escaped by JSON's own means, so that no text ends the script element or opens a comment in it. */
export function faqJson(items: readonly FaqItem[]): string {
  const page = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  return JSON.stringify(page).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

export function titleHtml(text: string): string {
  return `<title>${escapeText(text)}</title>`;
}

export function descriptionHtml(text: string): string {
  return `<meta name="description" content="${escapeText(text)}">`;
}
