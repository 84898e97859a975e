import { attribute, elementsOf, isTextNode, type Element, type Node } from './tree.ts';

/**
 * Text that a framework sends after its place in the page: hidden at the end of the body, and moved by a script beside it.
 * Whoever runs no scripts has it in the HTML as well, so that it is read at its place.
 */
export interface StreamedParts {
  /** The part that belongs to each placeholder. */
  readonly partOf: ReadonlyMap<Node, Element>;
  readonly parts: ReadonlySet<Node>;
}

/** A call that moves a part: the ids of the placeholder and of the part, as the frameworks write them. */
const MOVES: readonly {
  readonly mark: string;
  readonly call: RegExp;
  readonly ids: (call: RegExpExecArray) => Move;
}[] = [
  // React: boundaries, and segments inside of them.
  {
    mark: '$RC(',
    call: /\$RC\("([^"\\]{1,80})","([^"\\]{1,80})"/g,
    ids: ([, to = '', from = '']) => ({ from, to }),
  },
  {
    mark: '$RS(',
    call: /\$RS\("([^"\\]{1,80})","([^"\\]{1,80})"/g,
    ids: ([, from = '', to = '']) => ({ from, to }),
  },
  // React with precedences of style sheets.
  {
    mark: '$RR(',
    call: /\$RR\("([^"\\]{1,80})","([^"\\]{1,80})"/g,
    ids: ([, to = '', from = '']) => ({ from, to }),
  },
  // Solid.
  { mark: '$df(', call: /\$df\("([^"\\]{1,80})"/g, ids: ([, from = '']) => ({ from, to: `pl-${from}` }) },
  // Marko.
  {
    mark: '$af(',
    call: /\$af\("?([\w-]{1,80})"?[,)]/g,
    ids: ([, id = '']) => ({ from: `af${id}`, to: `afph${id}` }),
  },
];

interface Move {
  readonly from: string;
  readonly to: string;
}

const MOVES_MAX = 2_000;
const SCRIPT_CHARS_MAX = 2_000_000;
/** Siblings of a placeholder that may be what it shows until its part arrives. */
const FALLBACK_NODES_MAX = 100;
const NONE: StreamedParts = { partOf: new Map(), parts: new Set() };

export function readStreamedParts(root: Node): StreamedParts {
  const moves = movesIn(root);
  if (moves.length === 0) return NONE;
  const wanted = new Set(moves.flatMap(({ from, to }) => [from, to]));
  const byId = new Map<string, Element>();
  for (const element of elementsOf(root)) {
    const id = element.attrs.length === 0 ? null : attribute(element, 'id');
    if (id !== null && wanted.has(id) && !byId.has(id)) byId.set(id, element);
  }
  const partOf = new Map<Node, Element>();
  const parts = new Set<Node>();
  for (const { from, to } of moves) {
    const [part, place] = [byId.get(from), byId.get(to)];
    if (part === undefined || place === undefined || parts.has(part)) continue;
    partOf.set(place, part);
    parts.add(part);
  }
  return { partOf, parts };
}

function movesIn(root: Node): Move[] {
  const moves: Move[] = [];
  let chars = 0;
  for (const element of elementsOf(root)) {
    if (element.tagName !== 'script') continue;
    for (const node of element.childNodes) {
      if (!isTextNode(node) || !node.value.includes('$')) continue;
      chars += node.value.length;
      if (chars > SCRIPT_CHARS_MAX) return moves;
      for (const { mark, call, ids } of MOVES) {
        if (!node.value.includes(mark)) continue;
        for (const match of node.value.matchAll(call)) {
          if (moves.length >= MOVES_MAX) return moves;
          moves.push(ids(match));
        }
      }
    }
  }
  return moves;
}

/** What React shows at the place until the part arrives ends with a comment; the index after it, else `from`. */
export function afterFallback(siblings: readonly Node[], from: number): number {
  const end = Math.min(siblings.length, from + FALLBACK_NODES_MAX);
  for (let at = from; at < end; at++) {
    const node = siblings[at];
    if (node?.nodeName === '#comment' && 'data' in node && node.data === '/$') return at + 1;
  }
  return from;
}
