import { attribute, elementsOf, isElement, textOf, type Element, type Node } from '../document/tree.ts';

/** The entries that notes and citation marks of a text refer to, anywhere on the page. */

interface Entry {
  readonly element: Element;
  readonly text: string;
}

interface References {
  readonly byId: ReadonlyMap<string, Element>;
  readonly entries: () => readonly Entry[];
}

export interface Marks {
  /** Addresses of links to notes: `#fn3`. */
  readonly notes: readonly string[];
  /** [12] or (Lee et al., 2021); null without one. */
  readonly mark: string | null;
}

const ENTRY_TAGS: ReadonlySet<string> = new Set(['li', 'p', 'dd', 'td']);
/** Anchors inside of the entry that they mark. */
const ANCHOR_TAGS: ReadonlySet<string> = new Set(['a', 'span', 'sup', 'b', 'i']);
/** A longer text is not an entry of a bibliography. */
const ENTRY_CHARS_MAX = 600;
/** Entries of a bibliography that are read. Decision: bounds the work. */
const ENTRIES_MAX = 5_000;

export function referencesOf(from: Element, { notes, mark }: Marks): readonly Element[] {
  const { byId, entries } = referencesAround(from);
  const noted = notes
    .map((href) => byId.get(decoded(href.slice(1))))
    .filter((target) => target !== undefined)
    .map(entryAround);
  return mark === null ? noted : [...noted, ...markedEntries(mark, entries())];
}

/** Entries that begin with the number of the mark in brackets, or with its author and with its year behind. */
function markedEntries(mark: string, entries: readonly Entry[]): readonly Element[] {
  const number = /^\[(\p{N}+)/u.exec(mark)?.[1];
  const author = /\p{Lu}[\p{L}’'-]+/u.exec(mark)?.[0];
  const year = /(?:19|20)\p{N}{2}/u.exec(mark)?.[0];
  return entries
    .filter(({ text }) =>
      number === undefined
        ? author !== undefined && year !== undefined && text.startsWith(author) && text.includes(year)
        : text.startsWith(`[${number}]`),
    )
    .map(({ element }) => element);
}

function entryAround(target: Element): Element {
  let entry = target;
  while (
    ANCHOR_TAGS.has(entry.tagName) &&
    entry.parentNode !== null &&
    isElement(entry.parentNode) &&
    entry.parentNode.tagName !== 'body'
  )
    entry = entry.parentNode;
  return entry;
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** Cached: the tree is the same for all blocks of a page. */
const known = new WeakMap<Node, References>();

function referencesAround(element: Element): References {
  let root: Node = element;
  while (isElement(root) && root.parentNode !== null) root = root.parentNode;
  const found = known.get(root) ?? readReferences(root);
  known.set(root, found);
  return found;
}

function readReferences(root: Node): References {
  const byId = new Map<string, Element>();
  for (const element of elementsOf(root)) {
    const id = attribute(element, 'id') ?? (element.tagName === 'a' ? attribute(element, 'name') : null);
    if (id !== null && !byId.has(id)) byId.set(id, element);
  }
  let entries: readonly Entry[] | null = null;
  return { byId, entries: () => (entries ??= readEntries(root)) };
}

function readEntries(root: Node): readonly Entry[] {
  return elementsOf(root)
    .filter(({ tagName }) => ENTRY_TAGS.has(tagName))
    .slice(0, ENTRIES_MAX)
    .map((element) => ({ element, text: textOf(element, ENTRY_CHARS_MAX) }))
    .filter(({ text }) => text.length > 0);
}
