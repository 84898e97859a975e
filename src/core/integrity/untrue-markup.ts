import { parseFragment } from 'parse5';
import { quoteElsewhere } from '../evidence/evidence.ts';
import { stringsOf, type StructuredItem } from '../document/structured-data.ts';
import { isElement, isTextNode, textOf, type Element, type Node } from '../document/tree.ts';
import type { Signals } from '../page-signals/page-signals.ts';
import { flag, type Sign } from './flag.ts';

/**
 * Structured data that the page shows nowhere, not even in a menu or a folded panel. Names are compared by words, prices
 * and ratings by digits. Values that scripts fill in on honest pages (a rating, a price) count only beside an untrue
 * name or answer.
 */
const MULTIPLIER_FOR_ONE = 0.85;
const MULTIPLIER_FOR_MORE = 0.6;
/** Share of the words of a name or an answer that the page must show. */
const WORDS_SHOWN_MIN = 0.5;
/** Missing FAQ questions needed for a flag: one may have been reworded. */
const QUESTIONS_MIN = 2;
/** Characters of the page that are compared. Decision: bounds the work. */
const PAGE_CHARS_MAX = 600_000;
/** Items of structured data that are judged. Decision: bounds the work. */
const ITEMS_MAX = 200;
/** Words of a value that are compared. Decision: its beginning is enough to find it. */
const VALUE_WORDS_MAX = 60;

const NAMED =
  /^(?:Product|ProductGroup|Recipe|HowTo|Event|SoftwareApplication|Book|Course|Article|NewsArticle|BlogPosting|TechArticle)$/;

interface Shown {
  /** True for a word on the page. */
  holds(word: string): boolean;
}

export const untrueMarkup: Sign = (signals) => {
  const { items } = signals.page.structuredData;
  if (items.length === 0) return null;
  const shown = shownOn(signals);
  if (shown === null) return null;
  const judged = items.slice(0, ITEMS_MAX);
  const names = judged.filter(({ depth }) => depth === 0).flatMap((item) => untrueName(item, shown));
  const answers = untrueAnswers(judged, shown);
  const strong = [...names, ...answers];
  if (strong.length === 0) return null;
  const weak = judged.flatMap((item) => untrueValues(item, shown));
  const isMore = strong.length + weak.length > 1;
  return flag(
    'untrue_markup',
    isMore ? MULTIPLIER_FOR_MORE : MULTIPLIER_FOR_ONE,
    'The structured data contains claims that the page does not show.',
    [...strong, ...weak].map(quoteElsewhere),
  );
};

/** All words of the page, chrome and folded panels included: hidden text is judged elsewhere. */
function shownOn({ page }: Signals): Shown | null {
  const [block] = page.allBlocks;
  if (block === undefined) return null;
  const { metadata, h1s, text } = page;
  // From the shortest to the longest: most names are in the title, and few pages are read to their end.
  const places: readonly (() => ReadonlySet<string>)[] = [
    () => new Set(wordsIn(`${metadata.title ?? ''} ${metadata.description ?? ''} ${h1s.join(' ')}`)),
    () => new Set(wordsIn(text)),
    () => wordsBelow(bodyAround(block.element)),
  ];
  const read: ReadonlySet<string>[] = [];
  return { holds: (word) => places.some((place, index) => (read[index] ??= place()).has(word)) };
}

function bodyAround(element: Element): Element {
  let body = element;
  for (let at: Node | null = element; at !== null && isElement(at); at = at.parentNode) {
    body = at;
    if (at.tagName === 'body') break;
  }
  return body;
}

/** Cached: the body stays the same when a page is scored again with content blocks. */
const knownWords = new WeakMap<Element, ReadonlySet<string>>();

function wordsBelow(body: Element): ReadonlySet<string> {
  const known = knownWords.get(body) ?? new Set(wordsIn(visibleText(body)));
  knownWords.set(body, known);
  return known;
}

/** Text below an element without scripts, which contain the markup itself. */
function visibleText(body: Element): string {
  const parts: string[] = [];
  let length = 0;
  const stack: Node[] = [body];
  for (let node = stack.pop(); node !== undefined && length < PAGE_CHARS_MAX; node = stack.pop()) {
    if (isTextNode(node)) {
      parts.push(node.value);
      length += node.value.length;
    }
    if (isElement(node) && (node.tagName === 'script' || node.tagName === 'style')) continue;
    const children = 'childNodes' in node ? node.childNodes : [];
    for (const child of children) stack.push(child);
  }
  return parts.join(' ');
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|[\p{L}\p{M}]+|\p{N}+/gu) ?? [];
}

function isShown(value: string, shown: Shown): boolean {
  // Values often contain markup and entities, which JSON does not decode.
  const bare = /[<&]/.test(value) ? textOf(parseFragment(value.slice(0, 5_000))) : value;
  const own = wordsIn(bare).slice(0, VALUE_WORDS_MAX);
  const present = own.filter((word) => shown.holds(word)).length;
  return own.length === 0 || present / own.length >= WORDS_SHOWN_MIN;
}

function untrueName({ types, properties }: StructuredItem, shown: Shown): string[] {
  if (!types.some((type) => NAMED.test(type))) return [];
  return stringsOf(properties['headline'] ?? properties['name'])
    .slice(0, 1)
    .filter((name) => !isShown(name, shown));
}

function untrueAnswers(items: readonly StructuredItem[], shown: Shown): string[] {
  const answers = items
    .filter(({ types }) => types.includes('Question'))
    .map(({ properties }) => ({ name: stringsOf(properties['name'])[0], answer: answerOf(properties) }))
    .filter(({ name, answer }) => !isShown(`${name ?? ''} ${answer ?? ''}`, shown))
    .flatMap(({ name }) => (name === undefined ? [] : [name]));
  return answers.length >= QUESTIONS_MIN ? answers : [];
}

function answerOf(properties: StructuredItem['properties']): string | undefined {
  const accepted = properties['acceptedAnswer'];
  if (typeof accepted !== 'object' || accepted === null || !('text' in accepted)) return undefined;
  return stringsOf(accepted.text)[0];
}

/** Ratings, review counts and prices whose digits the page does not show. */
function untrueValues({ properties }: StructuredItem, shown: Shown): string[] {
  return ['ratingValue', 'reviewCount', 'ratingCount', 'price'].flatMap((name) => {
    const [value] = stringsOf(properties[name]);
    const digits = value?.match(/\d+/g) ?? [];
    return value !== undefined && digits.length > 0 && !shown.holds(digits[0] ?? '')
      ? [`${name}: ${value}`]
      : [];
  });
}
