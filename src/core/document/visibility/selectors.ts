import { compile, type Options } from 'css-select';
import { AttributeAction, parse, SelectorType, type AttributeSelector, type Selector } from 'css-what';
import { attribute, isElement, isTextNode, type Element, type Node } from '../tree.ts';
import { OVERLONG, SELECTOR_CHARS_MAX } from './style-sheets.ts';
import { directionOf } from './direction.ts';

/** Matches selectors against the tree with css-select, within a number of steps that the whole page shares. */

/** Whether a selector matches; `unknown` when the steps are used up or the selector cannot be resolved. */
export type Match = 'yes' | 'no' | 'unknown';

export interface PageSelector {
  /** `#id`, `.class`, `[attribute`, a tag name or `*`: an element that matches has one of these. */
  readonly keys: readonly string[];
  /** Names that the element and those around it need to have; a page without one of them cannot match. */
  readonly needed: readonly string[];
  /** Ids, classes and tags, as one number. */
  readonly specificity: number;
  readonly matches: (element: Element) => Match;
}

/** Steps of all selectors of a page: decision. */
const STEPS_MAX = 10_000_000;

class StepsExceeded extends Error {}

/** Pseudo-classes of states that no element of a page has before it is used. */
const NEVER = (): boolean => false;
const STATES: ReadonlySet<string> = new Set(
  (
    'focus focus-within focus-visible target target-within popover-open modal open fullscreen hover active visited ' +
    'picture-in-picture autofill -webkit-autofill placeholder-shown user-valid user-invalid invalid out-of-range ' +
    'current playing host'
  ).split(' '),
);
const ALWAYS = (): boolean => true;
/** Stands for a class in a selector: css-select would search the attribute with an expression each time. */
const CLASS = '-class';
/** Extensions of css-select that browsers do not know. */
const FOREIGN =
  /:(?:contains|icontains|selected|checkbox|file|password|radio|reset|image|submit|parent|header|button|input|text|eq|first|last|gt|lt|even|odd)(?![\w-])/i;

/** Compiles the selectors of one page. */
export class SelectorCompiler {
  private steps = 0;
  private readonly options: Options<Node, Element>;
  private readonly classes = new Map<Element, ReadonlySet<string>>();

  constructor() {
    this.options = { adapter: this.adapter(), cacheResults: true, pseudos: this.pseudos() };
  }

  get isExhausted(): boolean {
    return this.steps > STEPS_MAX;
  }

  /** Null for a selector that browsers do not know, or that is of a pseudo-element. */
  compile(text: string): PageSelector | null {
    if (text.startsWith(OVERLONG) || text.length > SELECTOR_CHARS_MAX) return unresolved(text);
    if (FOREIGN.test(text)) return null;
    let tokens: Selector[] | undefined;
    try {
      tokens = parse(text)[0];
    } catch {
      return null;
    }
    if (tokens === undefined || tokens.some(isOfNoElement)) return null;
    const selector = tokens;
    let test: ((element: Element) => boolean) | null | undefined;
    return {
      keys: keysOf(lastCompound(selector)),
      needed: neededBy(selector),
      specificity: specificityOf(selector),
      matches: (element) => {
        // The key alone decides: who asks has found the element by it.
        if (selector.length === 1 && isName(selector[0])) return this.isExhausted ? 'unknown' : 'yes';
        test ??= this.compiled(selector);
        return this.tested(test, element);
      },
    };
  }

  private compiled(selector: Selector[]): (element: Element) => boolean {
    try {
      return compile<Node, Element>(withClasses([selector]), this.options);
    } catch {
      return NEVER;
    }
  }

  private tested(test: (element: Element) => boolean, element: Element): Match {
    if (this.isExhausted) return 'unknown';
    this.steps++;
    try {
      return test(element) ? 'yes' : 'no';
    } catch (error) {
      if (error instanceof StepsExceeded || error instanceof RangeError) return 'unknown';
      throw error;
    }
  }

  private pseudos(): NonNullable<Options<Node, Element>['pseudos']> {
    const hasClass = (element: Element, name?: string | null): boolean => {
      this.count(1);
      return name !== undefined && name !== null && this.classesOf(element).has(name);
    };
    const step = (): void => {
      this.count(1);
    };
    return {
      ...Object.fromEntries([...STATES].map((name) => [name, NEVER])),
      defined: ALWAYS,
      valid: ALWAYS,
      'local-link': ALWAYS,
      dir: (element: Element, name?: string | null) => name === directionOf(element, step),
      [CLASS]: hasClass,
    };
  }

  private classesOf(element: Element): ReadonlySet<string> {
    const known = this.classes.get(element);
    if (known !== undefined) return known;
    const value = attribute(element, 'class') ?? '';
    this.count((value.length + element.attrs.length) / 16);
    const classes = new Set(value.split(/\s+/));
    this.classes.set(element, classes);
    return classes;
  }

  private count(steps: number): void {
    this.steps += steps;
    if (this.steps > STEPS_MAX) throw new StepsExceeded();
  }

  /** The tree as css-select sees it; each look at it counts. */
  private adapter(): NonNullable<Options<Node, Element>['adapter']> {
    const children = (node: Node): Node[] => {
      const nodes = 'childNodes' in node ? node.childNodes : [];
      this.count(1 + nodes.length);
      return nodes;
    };
    const parent = (element: Element): Node | null => {
      this.count(1);
      return element.parentNode;
    };
    return {
      isTag: isElement,
      getAttributeValue: (element, name) => {
        const value = attribute(element, name);
        this.count(1 + (value?.length ?? 0) / 64 + element.attrs.length / 16);
        return value ?? undefined;
      },
      getChildren: children,
      getName: ({ tagName }) => {
        this.count(1);
        return tagName;
      },
      getParent: parent,
      getSiblings: (node) => {
        const around = isElement(node) ? parent(node) : null;
        return around === null ? [node] : children(around);
      },
      // Only `:empty` asks for it, and only of text.
      getText: (node) => (isTextNode(node) ? node.value : ''),
      hasAttrib: (element, name) => {
        this.count(1 + element.attrs.length / 16);
        return attribute(element, name) !== null;
      },
      removeSubsets: (nodes) => nodes,
    };
  }
}

/** A selector of which only the last names are known: the elements that have them may match. */
function unresolved(text: string): PageSelector {
  const last = /[^\s>+~]*$/.exec(text.slice(-500).trim())?.[0] ?? '';
  const [name] = /(?<=[.#])[\w-]+/.exec(last) ?? [];
  const mark = name === undefined ? '' : last.includes(`#${name}`) ? '#' : '.';
  return {
    keys: [name === undefined ? '*' : mark + name],
    needed: [],
    specificity: 0,
    matches: () => 'unknown',
  };
}

/** The selectors with their classes as the pseudo-class CLASS. */
function withClasses(selectors: readonly (readonly Selector[])[]): Selector[][] {
  return selectors.map((selector) =>
    selector.map((token) => {
      if (token.type === SelectorType.Pseudo && Array.isArray(token.data))
        return { ...token, data: withClasses(token.data) };
      return token.type === SelectorType.Attribute && isClass(token)
        ? { type: SelectorType.Pseudo, name: CLASS, data: token.value }
        : token;
    }),
  );
}

function isClass({ ignoreCase, action }: AttributeSelector): boolean {
  return ignoreCase === 'quirks' && action === AttributeAction.Element;
}

/** A class, an id or a tag. */
function isName(token: Selector | undefined): boolean {
  return (
    token?.type === SelectorType.Tag ||
    (token?.type === SelectorType.Attribute && token.ignoreCase === 'quirks')
  );
}

/** Pseudo-elements, in both spellings, and states. */
function isOfNoElement(token: Selector): boolean {
  if (token.type === SelectorType.PseudoElement) return true;
  return token.type === SelectorType.Pseudo && (STATES.has(token.name) || PSEUDO_ELEMENTS.has(token.name));
}

const PSEUDO_ELEMENTS = new Set(['before', 'after', 'first-line', 'first-letter']);

function lastCompound(selector: readonly Selector[]): readonly Selector[] {
  const last = selector.findLastIndex(isCombinator);
  return selector.slice(last + 1);
}

function isCombinator({ type }: Selector): boolean {
  return (
    type === SelectorType.Descendant ||
    type === SelectorType.Child ||
    type === SelectorType.Sibling ||
    type === SelectorType.Adjacent ||
    type === SelectorType.Parent ||
    type === SelectorType.ColumnCombinator
  );
}

const ALTERNATIVES = new Set(['is', 'where', 'matches', '-webkit-any', '-moz-any', 'any']);
const KEYS_MAX = 40;

function keysOf(compound: readonly Selector[]): readonly string[] {
  let best: readonly string[] = ['*'];
  let rank = 0;
  const offer = (keys: readonly string[], own: number): void => {
    if (own > rank && keys.length <= KEYS_MAX && !keys.includes('*')) [best, rank] = [keys, own];
  };
  for (const token of compound) {
    if (token.type === SelectorType.Tag) offer([token.name.toLowerCase()], 1);
    else if (token.type === SelectorType.Attribute && token.action !== AttributeAction.Not) {
      const name = nameOf(token);
      offer([name], name.startsWith('[') ? 2 : name.startsWith('#') ? 5 : 4);
    } else if (token.type === SelectorType.Pseudo && token.name === 'root') {
      offer(['html'], 3);
    } else if (
      token.type === SelectorType.Pseudo &&
      Array.isArray(token.data) &&
      ALTERNATIVES.has(token.name)
    ) {
      offer(
        token.data.flatMap((each) => keysOf(lastCompound(each))),
        3,
      );
    }
  }
  return best;
}

function neededBy(selector: readonly Selector[]): string[] {
  const names: string[] = [];
  for (const token of selector) {
    if (token.type === SelectorType.Tag) names.push(token.name.toLowerCase());
    else if (token.type === SelectorType.Attribute && token.action !== AttributeAction.Not)
      names.push(nameOf(token));
  }
  return names;
}

function nameOf({ name, value, action, ignoreCase }: AttributeSelector): string {
  if (ignoreCase !== 'quirks') return `[${name.toLowerCase()}`;
  return (action === AttributeAction.Equals ? '#' : '.') + value;
}

const IDS = 1_000_000;
const CLASSES = 1_000;

/** Selectors Level 4, § 17. */
function specificityOf(selector: readonly Selector[]): number {
  let sum = 0;
  for (const token of selector) {
    if (token.type === SelectorType.Tag) sum += 1;
    else if (token.type === SelectorType.Attribute)
      sum += token.ignoreCase === 'quirks' && token.action === AttributeAction.Equals ? IDS : CLASSES;
    else if (token.type === SelectorType.Pseudo) sum += pseudoSpecificity(token.name, token.data);
  }
  return sum;
}

function pseudoSpecificity(name: string, data: Selector[][] | string | null): number {
  if (name === 'where') return 0;
  if (!Array.isArray(data)) return CLASSES;
  return Math.max(0, ...data.map(specificityOf));
}
