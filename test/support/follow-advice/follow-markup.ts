/** Landmarks, dates, sources, chrome, and what a flag marks. */
import { attribute, isElement } from '../../../src/core/document/tree.ts';
import { escapeHtml } from '../pages/build-page.ts';
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
  const data = { '@context': 'https://schema.org', '@type': 'Article', datePublished: DAY, dateModified: DAY };
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

const INLINE: ReadonlySet<string> = new Set(['a', 'b', 'em', 'i', 'li', 'ol', 'span', 'strong', 'td', 'tr', 'ul']);

export const linkSource: Follower = (page, { where }) => {
  const element = where === null ? null : elementWith(page, where);
  if (element === null) return false;
  append(
    element,
    `<span> (<a href="https://journal.example/articles/2024-118">${escapeHtml('Journal of Examples')}, 2024</a>)</span>`,
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

/** The element that has all of the text becomes the landmark. */
export const addLandmark: Follower = (page, asked) => {
  if (!asked.text.startsWith('Wrap')) return false;
  const answers = asked.result.queries.flatMap(({ answers: all }) => all);
  const texts = answers.flatMap(({ text }) => elementWith(page, text) ?? []);
  const [first, ...others] = texts.map(ancestorsOf);
  const common = first?.find(
    (element) =>
      element.tagName === 'div' && attribute(element, 'hidden') === null && others.every((up) => up.includes(element)),
  );
  if (common === undefined) return false;
  common.tagName = 'main';
  common.nodeName = 'main';
  return true;
};

function ancestorsOf(element: Element): Element[] {
  const all: Element[] = [];
  for (let node: Element | null = element; node !== null; ) {
    all.push(node);
    node = node.parentNode !== null && isElement(node.parentNode) ? node.parentNode : null;
  }
  return all;
}
