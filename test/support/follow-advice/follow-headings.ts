/** Headings: added, named, divided, filled or removed. */
import { wordsOf } from '../../../src/core/text/words.ts';
import { escapeHtml } from '../pages/build-page.ts';
import {
  bare,
  elementsOf,
  elementWith,
  head,
  headingsWith,
  insertBefore,
  isHeading,
  named,
  remove,
  setText,
  textOf,
  type Element,
  type HtmlDocument,
} from './edit-html.ts';
import { firstAnswer } from './first-answer.ts';
import type { Asked, Follower } from './followers.ts';

export const changeOutline: Follower = (page, asked) => {
  const { text } = asked;
  if (text.startsWith('Add one H1')) return addH1(page, asked);
  if (text.startsWith('Name the subject of the page in its H1')) return nameH1(page, asked);
  if (text.startsWith('Put text under')) return removeEmpty(page, asked);
  if (text.startsWith('Name its own subject')) return tellApart(page, asked);
  if (text.startsWith('Replace the heading')) return nameSection(page, asked);
  return text.startsWith('Divide') && divideSection(page, asked);
};

/** The title without the name of the site. */
function titleOf(page: HtmlDocument): string {
  const [title] = named(head(page), 'title');
  return title === undefined ? '' : (textOf(title).split(/\s+[|–—·»-]\s+/u)[0] ?? '');
}

/** The only H2 becomes the H1 where it says what the title says; on other pages the title is put above the first paragraph. */
function addH1(page: HtmlDocument, { result }: Asked): boolean {
  const [only, ...more] = named(page, 'h2');
  const title = titleOf(page) || (result.page?.subject?.name ?? '');
  if (only !== undefined && more.length === 0 && namesSame(textOf(only), title)) return promote(only);
  const first = elementWith(page, firstAnswer(result));
  if (title === '' || first === null) return false;
  insertBefore(first, `<h1>${escapeHtml(title)}</h1>`);
  return true;
}

function namesSame(heading: string, title: string): boolean {
  const [short, long] = [bare(heading), bare(title)].sort((a, b) => a.length - b.length);
  return short !== undefined && short !== '' && long?.includes(short) === true;
}

function promote(heading: Element): boolean {
  insertBefore(heading, `<h1>${escapeHtml(textOf(heading))}</h1>`);
  remove(heading);
  return true;
}

function nameH1(page: HtmlDocument, { result }: Asked): boolean {
  const [h1] = named(page, 'h1');
  const name = titleOf(page);
  if (h1 === undefined || name === '' || bare(name) === bare(textOf(h1))) return false;
  setText(h1, name || (result.page?.subject?.name ?? ''));
  return true;
}

function removeEmpty(page: HtmlDocument, { where }: Asked): boolean {
  const [empty] = where === null ? [] : headingsWith(page, where);
  if (empty === undefined) return false;
  remove(empty);
  return true;
}

function tellApart(page: HtmlDocument, { where, result }: Asked): boolean {
  const same = (where === null ? [] : headingsWith(page, where)).filter(
    (heading) => bare(textOf(heading)) === bare(where ?? ''),
  );
  for (const heading of same) {
    const label = labelOf(blocksAfter(page, heading)[0] ?? null, result);
    if (label !== null) setText(heading, `${textOf(heading)}: ${label}`);
  }
  return same.length > 0;
}

function nameSection(page: HtmlDocument, { where, result }: Asked): boolean {
  const [heading] = where === null ? [] : headingsWith(page, where);
  const label = heading === undefined ? null : labelOf(blocksAfter(page, heading)[0] ?? null, result);
  if (heading === undefined || label === null) return false;
  setText(heading, label);
  return true;
}

/** Words of a passage in its heading. */
const LABEL_WORDS = 5;

/** The words that say what a passage is about: its first content words. */
function labelOf(block: Element | null, { page }: Asked['result']): string | null {
  if (block === null) return null;
  const content = wordsOf(textOf(block), page?.language ?? 'en').filter(({ isStop }) => !isStop);
  const label = content.slice(0, LABEL_WORDS).map(({ lower }) => lower);
  return label.length === 0 ? null : label.join(' ');
}

const BLOCKS = ['p', 'ul', 'ol', 'table', 'pre', 'blockquote'];

/** The paragraphs, lists and tables from `start` to the next heading. */
function blocksAfter(page: HtmlDocument, start: Element): Element[] {
  const all = elementsOf(page);
  const from = all.indexOf(start);
  const next = all.findIndex((element, index) => index > from && isHeading(element));
  return all.slice(from + 1, next < 0 ? undefined : next).filter(({ tagName }) => BLOCKS.includes(tagName));
}

function divideSection(page: HtmlDocument, { text, where, result }: Asked): boolean {
  const max = Number(/every (\d+) words/u.exec(text)?.[1] ?? NaN);
  const isHeaded = text.includes('the section “');
  const start =
    where === null ? null : isHeaded ? (headingsWith(page, where)[0] ?? null) : elementWith(page, where);
  if (start === null) return false;
  const level = isHeaded ? Math.min(6, Number(start.tagName.slice(1)) + 1) : 2;
  return divide(blocksAfter(page, start), level, max, result);
}

function divide(blocks: readonly Element[], level: number, max: number, result: Asked['result']): boolean {
  let [words, added] = [0, 0];
  for (const block of blocks) {
    const count = textOf(block).split(' ').length;
    words += count;
    if (words <= max || block.tagName !== 'p') continue;
    const label = labelOf(block, result);
    if (label === null) continue;
    insertBefore(block, `<h${String(level)}>${escapeHtml(label)}</h${String(level)}>`);
    words = count;
    added++;
  }
  return added > 0;
}

/** Words under each heading that an editor adds to a text without any. */
const WORDS_PER_HEADING = 150;

export const addHeadings: Follower = (page, { result }) => {
  const first = elementWith(page, firstAnswer(result));
  return first !== null && divide(blocksAfter(page, first), 2, WORDS_PER_HEADING, result);
};

export const nameSubject: Follower = (page, { text }) => {
  const name = /^Name “([^”]+)”/u.exec(text)?.[1];
  if (name === undefined) return false;
  const named1 = text.includes('the H1') ? named(page, 'h1').slice(0, 1) : [];
  const titles = text.includes('the title') ? named(head(page), 'title').slice(0, 1) : [];
  for (const element of [...named1, ...titles]) setText(element, `${name}: ${textOf(element)}`);
  return named1.length + titles.length > 0;
};
