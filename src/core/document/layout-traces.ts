import {
  attribute,
  childrenOf,
  isElement,
  textOf,
  type Element,
  type HtmlDocument,
  type Node,
} from './tree.ts';

/**
 * Words of class names and identifiers that sites of every language write in English, because templates and themes bring
 * them: they say what the parts of a page are.
 */
export const layoutWords = [
  'product',
  'cart',
  'price',
  'variant',
  'post',
  'comment',
  'reply',
  'thread',
  'message',
  'author',
  'article',
  'blog',
  'card',
  'grid',
  'filter',
  'pagination',
  'recipe',
  'doc',
  'toc',
  'hero',
  'pricing',
  'testimonial',
  'search',
  'category',
  'archive',
] as const;
export type LayoutWord = (typeof layoutWords)[number];

/** What the elements of a page, outside of its navigation and footer, say about its kind. */
export interface LayoutTraces {
  /** Elements named with the word. */
  readonly named: ReadonlyMap<LayoutWord, number>;
  /** The words in the names of `body`, by which themes tell their templates apart. */
  readonly bodyWords: ReadonlySet<LayoutWord>;
  /** Texts of buttons, as written. */
  readonly buttons: readonly string[];
  /** Schema.org types of microdata. */
  readonly itemTypes: readonly string[];
  readonly articleCount: number;
  readonly formFieldCount: number;
  readonly imageCount: number;
  readonly timeCount: number;
}

/** The words by their forms: "replies" is `reply`. */
const WORD_OF_FORM: ReadonlyMap<string, LayoutWord> = new Map(
  layoutWords.flatMap((word) =>
    [word, word.replace(/y$/, 'ies')].flatMap((form) =>
      ['', 's', 'es'].map((ending): [string, LayoutWord] => [form + ending, word]),
    ),
  ),
);
const NAME_CHARS_MAX = 300;
const ELEMENTS_MAX = 50_000;
const BUTTONS_MAX = 100;
const BUTTON_CHARS_MAX = 40;
const FRAMES: ReadonlySet<string> = new Set([
  'nav',
  'footer',
  'header',
  'script',
  'style',
  'template',
  'svg',
]);
const FIELDS: ReadonlySet<string> = new Set(['input', 'select', 'textarea']);

export function readLayoutTraces(root: HtmlDocument): LayoutTraces {
  const named = new Map<LayoutWord, number>();
  const bodyWords = new Set<LayoutWord>();
  const buttons: string[] = [];
  const itemTypes: string[] = [];
  const counts = { article: 0, field: 0, img: 0, time: 0 };
  const wordsOfNames = namesReader();
  for (const element of elementsOutsideFrames(root)) {
    const { tagName } = element;
    const words = wordsOfNames(element);
    for (const word of words) {
      if (tagName === 'body' || tagName === 'html') bodyWords.add(word);
      else named.set(word, (named.get(word) ?? 0) + 1);
    }
    if (tagName === 'article' || tagName === 'img' || tagName === 'time') counts[tagName]++;
    if (FIELDS.has(tagName) && attribute(element, 'type') !== 'hidden') counts.field++;
    if (isButton(element) && buttons.length < BUTTONS_MAX) buttons.push(...labelOf(element));
    const itemType = attribute(element, 'itemtype');
    if (itemType !== null && itemTypes.length < BUTTONS_MAX)
      itemTypes.push(itemType.slice(0, NAME_CHARS_MAX).replace(/^.*[/#]/, ''));
  }
  return {
    named,
    bodyWords,
    buttons,
    itemTypes,
    articleCount: counts.article,
    formFieldCount: counts.field,
    imageCount: counts.img,
    timeCount: counts.time,
  };
}

/** The text of a button; none for a long one, which is a card. */
function labelOf(element: Element): string[] {
  const text = textOf(element, BUTTON_CHARS_MAX + 1) || (attribute(element, 'value') ?? '');
  return text !== '' && text.length <= BUTTON_CHARS_MAX ? [text] : [];
}

function isButton(element: Element): boolean {
  if (element.tagName === 'button') return true;
  if (element.tagName === 'input') return attribute(element, 'type') === 'submit';
  return (
    element.tagName === 'a' &&
    /\b(?:btn|button|cta)\b/i.test(attribute(element, 'class')?.slice(0, NAME_CHARS_MAX) ?? '')
  );
}

const NO_WORDS: ReadonlySet<LayoutWord> = new Set();

/** Reads the words of an element's names. Elements of a page share their classes: equal names are read once. */
function namesReader(): (element: Element) => ReadonlySet<LayoutWord> {
  const known = new Map<string, ReadonlySet<LayoutWord>>();
  return (element) => {
    if (element.attrs.length === 0) return NO_WORDS;
    const [classes, id] = [attribute(element, 'class') ?? '', attribute(element, 'id')];
    const names = id === null ? classes : `${classes} ${id}`;
    if (names === '') return NO_WORDS;
    let words = known.get(names);
    if (words === undefined) known.set(names, (words = wordsOf(names.slice(0, NAME_CHARS_MAX))));
    return words;
  };
}

function wordsOf(names: string): ReadonlySet<LayoutWord> {
  const parted = /[a-z][A-Z]/.test(names) ? names.replace(/(?<=[a-z])(?=[A-Z])/g, '-') : names;
  const words = new Set<LayoutWord>();
  for (const run of parted.toLowerCase().match(/[a-z]+/g) ?? []) {
    const word = WORD_OF_FORM.get(run);
    if (word !== undefined) words.add(word);
  }
  return words;
}

function* elementsOutsideFrames(root: HtmlDocument): Generator<Element> {
  const stack: Node[] = [root];
  let count = 0;
  for (let node = stack.pop(); node !== undefined && count < ELEMENTS_MAX; node = stack.pop()) {
    if (isElement(node)) {
      if (FRAMES.has(node.tagName)) continue;
      count++;
      yield node;
    }
    const children = childrenOf(node);
    for (let at = children.length - 1; at >= 0; at--) {
      const child = children[at];
      if (child !== undefined && isElement(child)) stack.push(child);
    }
  }
}
