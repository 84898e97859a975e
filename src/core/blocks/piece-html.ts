import { parseFragment } from 'parse5';
import { elementsOf, textOf } from '../document/tree.ts';
import type { FaqBlock, FaqItem } from '../schema/content-block.ts';

/**
 * Markup of content blocks. Always rendered from a block's texts, never copied from its `html` field: otherwise a page, a
 * caller or a model could inject markup into a customer's page.
 */

/** Attribute of every element inserted into a body; identifies it when blocks are applied again. */
export const MARK = 'data-citeworthy';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for an element or a quoted attribute; collapses white space, drops control characters and lone surrogates. */
export function escapeText(text: string): string {
  return plainText(text).replace(/[&<>"']/g, (char) => ENTITIES[char] ?? '');
}

/** The text as an HTML parser reads it back: white space collapsed, without characters that HTML cannot represent. */
export function plainText(text: string): string {
  return (
    text
      .replace(/\p{Surrogate}/gu, '')
      // A parser replaces or drops these, so the text read back would differ.
      .replace(/[\u0000-\u0008\u000B\u000E-\u001F\u007F-\u009F\uFFFD\uFEFF]/g, '')
      .replace(/\s+/gu, ' ')
      .trim()
  );
}

/** Clamps a heading level to 2-6: the page keeps its own H1. */
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

/** Visible text of an FAQ: its title, if it has one, and the questions below it. */
export interface FaqWords {
  readonly title: string | null;
  /** Heading level of the questions. */
  readonly level: 2 | 3;
  readonly items: readonly FaqItem[];
}

/**
 * Only the block's `html` contains the title: the one H2, or the first above questions that are H3. Without a title all
 * questions are H2, and one that has left the items is not a title. No markup is kept.
 */
export function faqWords(block: FaqBlock): FaqWords {
  const items = faqItems(block);
  const elements = [...elementsOf(parseFragment(block.html.slice(0, HTML_CHARS_MAX)), ELEMENTS_MAX)];
  const [first, ...others] = elements.filter(({ tagName }) => tagName === 'h2');
  const isTitled = others.length === 0 || elements.some(({ tagName }) => tagName === 'h3');
  const title = first === undefined || !isTitled ? '' : plainText(textOf(first, TITLE_CHARS_MAX));
  return title === '' || items.some(({ question }) => question === title)
    ? { title: null, level: 2, items }
    : { title, level: 3, items };
}

const HTML_CHARS_MAX = 50_000;
const ELEMENTS_MAX = 200;
const TITLE_CHARS_MAX = 200;

/** Visible questions and answers, and the same as JSON-LD. */
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

/** FAQPage JSON-LD. JSON escapes keep any text from closing the script element or opening a comment in it. */
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
