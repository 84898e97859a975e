import { SaidBefore } from './said-before.ts';
import type { Container, Segmentation } from './segmentation.ts';

/** Counts the visible text of a page and lists the hidden text. */

/** Text in the HTML that readers do not see. */
export interface HiddenText {
  readonly text: string;
  readonly reason: string;
  /**
   * What could reveal it: an interface part that folds or opens (`interface`), or a name by which a script could find it
   * (`name`).
   */
  readonly hook: 'interface' | 'name' | null;
}

const HIDDEN_TEXTS_MAX = 200;
/** Counting stops here: callers only need to know whether the page has text. */
const CONTENT_WORDS_MAX = 500;

export function countVisibleChars({ blocks, containers }: Segmentation): number {
  let chars = 0;
  for (const block of blocks)
    if (containers[block.container]?.hiddenAround === null) chars += block.text.length;
  return chars;
}

const PRICE = /\p{Sc}\s?\p{N}|\p{N}\s?\p{Sc}/u;

/** Visible blocks with a sum of money, navigation and other chrome included: a shop may set its prices outside the main content. */
export function countPricedBlocks({ blocks, containers }: Segmentation): number {
  return blocks.filter(
    ({ container, text }) => containers[container]?.hiddenAround === null && PRICE.test(text),
  ).length;
}

/** What adds nothing to the text before it makes no page longer. */
export function countContentWords({ blocks }: Segmentation, isChrome: readonly boolean[]): number {
  const said = new SaidBefore();
  let words = 0;
  for (const block of blocks) {
    if (isChrome[block.container] !== true && !said.isIdle(block.text)) words += countWords(block.text);
    if (words >= CONTENT_WORDS_MAX) return CONTENT_WORDS_MAX;
  }
  return words;
}

const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu;

/** Words of a text by white space; each character of an unspaced script counts as half a word. */
export function countWords(text: string): number {
  const unspaced = text.match(UNSPACED)?.length ?? 0;
  if (unspaced > 0) return countWords(text.replace(UNSPACED, ' ')) + Math.ceil(unspaced / 2);
  return text.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

export function hiddenTexts({ blocks, containers }: Segmentation): HiddenText[] {
  const texts: HiddenText[] = [];
  for (const block of blocks) {
    const reason = containers[block.container]?.hiddenAround ?? null;
    if (reason !== null) texts.push({ text: block.text, reason, hook: hookOf(containers, block.container) });
    if (texts.length >= HIDDEN_TEXTS_MAX) break;
  }
  return texts;
}

const NAMING = /^(?:id|class|role|data-.+|aria-.+|on.+|name|x-.+|v-.+|:.+|@.+|ng-.+)$/;
const INTERFACE =
  /accordion|tab-?panel|tab-?content|(?:^|[\s_-])(?:tabs?|panel|modal|dialog|popup|popover|overlay|tooltip|drawer|sheet|sidesheet|menu|nav|collaps\w*|toggle\w*|expand\w*|carousel|slide\w*|swiper|faq|answer|lightbox|dropdown|cookie|consent|notice|login|signin|sign-in)(?=[\s_-]|$)/;
const ANCESTORS_MAX = 20;
/** Themes name the body and the article regardless of their content. */
const WHOLE_PAGE = new Set(['body', 'main', 'article']);

/** Checks the hidden container and its ancestors, because scripts often find it by their names. */
export function hookOf(containers: readonly Container[], index: number): HiddenText['hook'] {
  let hook: HiddenText['hook'] = null;
  let hasPassedHiding = false;
  let at = index;
  for (let steps = 0; steps < ANCESTORS_MAX; steps++) {
    const container = containers[at];
    if (container === undefined) break;
    // Frameworks fade in the whole page: an article that starts hidden hides nothing.
    if (WHOLE_PAGE.has(container.element.tagName)) return hook ?? (hasPassedHiding ? null : 'name');
    if (container.element.tagName === 'form' || INTERFACE.test(container.names)) return 'interface';
    if (container.hidden !== null) hasPassedHiding = true;
    if (container.hidden !== null && (isNamed(container) || isNamedBox(containers[container.parent])))
      hook = 'name';
    at = container.parent;
  }
  return hook;
}

function isNamed({ element }: Container): boolean {
  return element.attrs.some(({ name }) => NAMING.test(name));
}

function isNamedBox(box: Container | undefined): boolean {
  return box !== undefined && !WHOLE_PAGE.has(box.element.tagName) && isNamed(box);
}
