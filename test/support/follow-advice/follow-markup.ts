/** Landmarks, dates, sources, chrome, and what a flag marks. */
import { isElement } from '../../../src/core/document/tree.ts';
import {
  append,
  elementWith,
  head,
  insertBefore,
  named,
  remove,
  type Element,
  type HtmlDocument,
} from './edit-html.ts';
import { firstAnswer } from './first-answer.ts';
import type { Asked, Follower } from './followers.ts';

const DAY = '2026-09-30';

/** In the text below the heading, and the same for machines. */
export const stateDate: Follower = (page, asked) => {
  const first = firstBlock(page, asked);
  if (first === null) return false;
  insertBefore(first, `<p>Published on ${DAY}, last changed on ${DAY}.</p>`);
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: asked.result.page?.title ?? '',
    author: { '@type': 'Person', name: 'Edith Rowlands' },
    datePublished: DAY,
    dateModified: DAY,
  };
  append(head(page), `<script type="application/ld+json">${JSON.stringify(data)}</script>`);
  return true;
};

/** The element with the first words that were read, at the level of a paragraph. */
function firstBlock(page: HtmlDocument, { result }: Asked): Element | null {
  let element = elementWith(page, firstAnswer(result));
  while (element !== null && INLINE.has(element.tagName))
    element = element.parentNode !== null && isElement(element.parentNode) ? element.parentNode : null;
  return element;
}

const INLINE: ReadonlySet<string> = new Set([
  'a',
  'b',
  'em',
  'i',
  'li',
  'ol',
  'span',
  'strong',
  'td',
  'tr',
  'ul',
]);

export const linkSource: Follower = (page, { where }) => {
  const element = where === null ? null : elementWith(page, where);
  if (element === null) return false;
  append(
    element,
    `<span> (<a href="https://journal.example/articles/2024-118">Journal of Examples, 2024</a>)</span>`,
  );
  return true;
};

/** Menus, side columns and footers go; the heads and feet of articles stay. */
export const trimChrome: Follower = (page) => {
  const chrome = named(page, 'nav', 'aside', 'footer');
  for (const element of chrome) remove(element);
  return chrome.length > 0;
};

/** The elements with the flagged words. */
export const removeFlagged: Follower = (page, { check, result }) => {
  const flagged = result.integrity.flags.filter(({ code }) => code === check);
  const found = flagged
    .flatMap(({ evidence }) => evidence)
    .flatMap(({ text }) => elementWith(page, text) ?? []);
  for (const element of found) remove(element);
  return found.length > 0;
};
