/** Title, description and what else is in the head of a page. */
import { DESCRIPTION_CHARS, TITLE_CHARS } from '../../../src/core/document/metadata-lengths.ts';
import { attribute } from '../../../src/core/document/tree.ts';
import {
  append,
  bare,
  head,
  headingsWith,
  metas,
  named,
  remove,
  removeAttribute,
  setAttribute,
  setText,
  elementsOf,
  textOf,
  type HtmlDocument,
} from './edit-html.ts';
import { escapeHtml } from '../pages/build-page.ts';
import type { Asked, Follower } from './followers.ts';

export const changeTitle: Follower = (page, asked) => {
  const [old] = named(head(page), 'title');
  const before = old === undefined ? '' : textOf(old);
  const after = titleFor(before, page, asked);
  if (after === null || after === before) return false;
  if (old === undefined) append(head(page), `<title>${escapeHtml(after)}</title>`);
  else setText(old, after);
  return true;
};

function titleFor(before: string, page: HtmlDocument, { text, example }: Asked): string | null {
  const [h1] = named(page, 'h1');
  const heading = h1 === undefined ? '' : textOf(h1);
  const { max } = TITLE_CHARS;
  if (text.startsWith('Give')) return heading === '' ? null : wordsUpTo(heading, max);
  if (text.startsWith('Shorten')) return example ?? wholePart(before, max);
  if (text.startsWith('Complete'))
    return heading === '' ? null : wordsUpTo(`${heading} ${before.trim()}`, max);
  if (text.startsWith('Extend')) return extended(before, heading === before ? descriptionOf(page) : heading);
  if (text.startsWith('Make title and H1 agree')) {
    const said = /one says (\S+), the other (\S+)\./u.exec(text);
    return said === null ? null : before.replace(said[1] ?? '', said[2] ?? '');
  }
  if (text.startsWith('Bring the page up to date')) return renewed(before, text, page, heading);
  return null;
}

function extended(before: string, more: string): string | null {
  const longer = wordsUpTo(`${before}: ${more}`, TITLE_CHARS.max);
  return longer.length >= TITLE_CHARS.min ? longer : null;
}

/** The title with the present year, which the H1 gets too. */
function renewed(before: string, text: string, page: HtmlDocument, heading: string): string | null {
  const year = /“(\d{4})”/u.exec(text)?.[1];
  if (year === undefined) return null;
  for (const h1 of headingsWith(page, heading)) setText(h1, textOf(h1).replaceAll(year, '2026'));
  return before.replace(year, '2026');
}

/** What stands before a mark that leaves a whole title: which other words it can spare, only its author knows. */
function wholePart(title: string, max: number): string | null {
  const ends = [...title.matchAll(/\s+[|–—·»-]\s+|:\s+/gu)].map(({ index }) => title.slice(0, index));
  return ends.filter((part) => part.length <= max && part.length >= max / 2).at(-1) ?? null;
}

/** The sentences that fit, where they name the subject. */
function wholeSentences(text: string, max: number, name: string): string | null {
  const ends = [...text.matchAll(/[.!?](?=\s)/gu)].map(({ index }) => text.slice(0, index + 1));
  const fitting = ends.filter((part) => part.length <= max && part.length >= DESCRIPTION_CHARS.min).at(-1);
  return fitting !== undefined && bare(fitting).includes(bare(name)) ? fitting : null;
}

/** Whole words that fit. */
export function wordsUpTo(text: string, max: number): string {
  const trimmed = text.replace(/\s+/gu, ' ').trim();
  if (trimmed.length <= max) return trimmed;
  return trimmed.slice(0, max + 1).replace(/[\s,;:|–—-]*\S*$/u, '');
}

function descriptionOf(page: HtmlDocument): string {
  const [element] = metas(page, 'description');
  return element === undefined ? '' : (attribute(element, 'content') ?? '');
}

export const changeDescription: Follower = (page, { text, example, result }) => {
  const before = descriptionOf(page);
  const { max } = DESCRIPTION_CHARS;
  const best = result.queries.flatMap(({ answers }) => answers.slice(0, 1).map((answer) => answer.text));
  const said = example ?? best.find((words) => words.length >= DESCRIPTION_CHARS.min) ?? best.join(' ');
  const after = text.startsWith('Shorten')
    ? wholeSentences(before, max, result.entities[0]?.name ?? '')
    : text.startsWith('Extend')
      ? wordsUpTo(`${before} ${said}`, max)
      : wordsUpTo(said, max);
  if (after === null || after === '' || after === before) return false;
  for (const element of metas(page, 'description', 'og:description', 'twitter:description')) remove(element);
  append(head(page), `<meta name="description" content="${escapeHtml(after).replaceAll('"', '&quot;')}">`);
  return true;
};

export const repairJsonLd: Follower = (page) => {
  const broken = named(page, 'script').filter(
    (element) => attribute(element, 'type') === 'application/ld+json' && !isJson(sourceOf(element)),
  );
  for (const element of broken) remove(element);
  return broken.length > 0;
};

function sourceOf({ childNodes }: { readonly childNodes: readonly unknown[] }): string {
  return childNodes.map((node) => (hasValue(node) ? node.value : '')).join('');
}

function hasValue(node: unknown): node is { readonly value: string } {
  return typeof node === 'object' && node !== null && 'value' in node && typeof node.value === 'string';
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

export const nameAddress: Follower = (page, { result }) => {
  append(head(page), `<link rel="canonical" href="${escapeHtml(result.page?.final_url ?? '')}">`);
  return true;
};

export const declareLanguage: Follower = (page, { result }) => {
  const [root] = named(page, 'html');
  if (root === undefined) return false;
  setAttribute(root, 'lang', result.page?.language ?? 'en');
  return true;
};

export const removeNoindex: Follower = (page) => {
  const robots = metas(page, 'robots', 'googlebot', 'bingbot');
  for (const element of robots) remove(element);
  return robots.length > 0;
};

export const allowSnippets: Follower = (page, asked) => {
  const marked = elementsOf(page).filter((element) => attribute(element, 'data-nosnippet') !== null);
  for (const element of marked) removeAttribute(element, 'data-nosnippet');
  return removeNoindex(page, asked) || marked.length > 0;
};
