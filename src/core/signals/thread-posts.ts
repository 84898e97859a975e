import { attribute, elementsOf, isElement, textOf, type Element, type Node } from '../document/tree.ts';
import type { ProseUnit } from './prose.ts';

/** The posts of a thread, by the names that forum software gives their elements. */

export interface ThreadPost {
  /** Null where the markup names nobody. */
  readonly author: string | null;
  readonly text: string;
}

export interface Thread {
  /** Posts with running text, in their order. */
  readonly posts: readonly ThreadPost[];
  /** True where the markup marks a post as the accepted answer. */
  readonly isMarkedSolved: boolean;
}

const POST_NAME = /post|message|comment|repl(?:y|ies)|answer/;
const SOLVED_NAME = /(?:^|[_-])(?:accepted|solved|solution|best-?answer)|acceptedanswer/;
const AUTHOR_NAME = /(?:^|[_-])(?:author|user-?name)(?:$|[_-])/;
const AUTHOR_ATTRIBUTES = ['data-author', 'data-username'];
/** Characters of an author’s name. Decision: longer texts are not names. */
const AUTHOR_CHARS_MAX = 80;
/** More of an element's names, or of the elements around a block, is no forum software's. */
const NAME_CHARS_MAX = 300;
/** Class names of an element that are compared. Decision: bounds the work. */
const NAMES_MAX = 16;
/** Elements around a block that are searched. Decision: bounds the work. */
const DEPTH_MAX = 30;
/** Blocks that are searched for posts. Decision: bounds the work. */
const UNITS_MAX = 2_000;
/** Elements of a post that are searched for its author. Decision: bounds the work. */
const POST_ELEMENTS_MAX = 200;

type KnownNames = Map<Element, readonly string[]>;

export function readThread(units: readonly ProseUnit[]): Thread {
  const named = new Map<string, Map<Element, string[]>>();
  const knownNames: KnownNames = new Map();
  let isMarkedSolved = false;
  const running = units.filter(
    ({ isProse, sentences }) => isProse && sentences.some(({ isComplete }) => isComplete),
  );
  for (const { block } of running.slice(0, UNITS_MAX)) {
    for (const [name, element] of namesAround(block.element, knownNames)) {
      isMarkedSolved ||= SOLVED_NAME.test(name);
      if (!POST_NAME.test(name)) continue;
      const elements = named.get(name) ?? new Map<Element, string[]>();
      const texts = elements.get(element) ?? [];
      texts.push(block.text);
      elements.set(element, texts);
      named.set(name, elements);
    }
  }
  // Of names that are as frequent, the last is that of the largest element, which holds the author too
  let posts: ReadonlyMap<Element, readonly string[]> = new Map();
  for (const elements of named.values()) if (elements.size >= posts.size) posts = elements;
  return {
    posts: [...posts].map(([element, texts]) => ({ author: authorOf(element), text: texts.join('\n') })),
    isMarkedSolved,
  };
}

/** The names of the elements around a block, each with the nearest element that has it. */
function namesAround(inner: Element, known: KnownNames): ReadonlyMap<string, Element> {
  const around = new Map<string, Element>();
  let node: Node | null = inner;
  for (let depth = 0; node !== null && isElement(node) && depth < DEPTH_MAX; depth++) {
    if (node.tagName === 'body') break;
    const names = known.get(node) ?? namesOf(node);
    known.set(node, names);
    for (const name of names) if (!around.has(name)) around.set(name, node);
    node = node.parentNode;
  }
  return around;
}

/** Numbers tell the posts of one kind apart. */
function namesOf(element: Element): readonly string[] {
  const values = ['class', 'id', 'itemprop', 'itemtype'].map((name) => attribute(element, name) ?? '');
  const words = values.map((value) => value.slice(0, NAME_CHARS_MAX)).join(' ');
  return words.toLowerCase().replace(/\d+/g, '').split(/\s+/).filter(Boolean).slice(0, NAMES_MAX);
}

function authorOf(post: Element): string | null {
  for (const element of [post, ...elementsOf(post, POST_ELEMENTS_MAX)]) {
    const given = AUTHOR_ATTRIBUTES.map((name) => attribute(element, name)).find(Boolean);
    if (given !== undefined && given !== null) return given.slice(0, AUTHOR_CHARS_MAX);
    const text = namesOf(element).some((name) => AUTHOR_NAME.test(name))
      ? textOf(element, AUTHOR_CHARS_MAX)
      : '';
    if (text !== '') return text;
  }
  return null;
}
