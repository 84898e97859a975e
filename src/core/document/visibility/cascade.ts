import { isElement, type Element } from '../tree.ts';
import type { Context } from './at-rules.ts';
import type { Declarations } from './declarations.ts';
import { DESKTOP, EVERY_SCREEN, PHONE } from './media.ts';
import type { InlineStyles } from './inline-styles.ts';
import type { PageStyles } from './page-styles.ts';
import { PageNames } from './page-names.ts';
import { hintsOf } from './presentational-hints.ts';
import { SelectorCompiler, type PageSelector } from './selectors.ts';
import type { Triggers } from './triggers.ts';

/** The cascade of the fixed set of properties (CSS Cascading Level 5): origins, layers, specificity and order. */

interface ReadRule {
  /** One selector of the rule. */
  readonly text: string;
  readonly declarations: Declarations;
  readonly context: Context;
  readonly order: number;
  /** Place of its layer; rules without a layer come last. */
  readonly layer: number;
  readonly mayHide: boolean;
  readonly isImportant: boolean;
}

interface PageRule extends ReadRule {
  readonly selector: PageSelector;
}

type Values = ReadonlyMap<string, string>;

const NO_VALUES: Values = new Map();
const NO_RULES: readonly PageRule[] = [];
const VALUE_CHARS_MAX = 5_000;
const VARIABLES_MAX = 40;
const UNLAYERED = Number.MAX_SAFE_INTEGER;

export class Cascade {
  /** Elements for which it is unknown whether a rule that hides applies. */
  readonly undecided: Set<Element> = new Set();
  private readonly byKey = new Map<string, PageRule[]>();
  /** Rules whose selectors have not been parsed, by the last name in them. */
  private readonly unread = new Map<string, ReadRule[]>();
  private readonly hidingKeys = new Set<string>();
  /** Null for a page without rules. */
  private readonly names: PageNames | null = null;
  private readonly compiler = new SelectorCompiler();
  private readonly inline: InlineStyles;
  private readonly matched = new Map<Element, readonly PageRule[]>();
  private readonly values = new Map<number, Map<Element, Values>>();
  private readonly inheritedValues = new Map<number, Map<string, Map<Element, string | null>>>();
  private readonly triggers: Triggers;

  constructor(
    elements: readonly Element[],
    styles: PageStyles,
    { triggers, inline }: { readonly triggers: Triggers; readonly inline: InlineStyles },
  ) {
    this.triggers = triggers;
    this.inline = inline;
    if (styles.rules.length === 0) return;
    const names = new PageNames(elements);
    this.names = names;
    for (const rule of styles.rules) {
      const mayHide = triggers.mayHide(rule.declarations);
      const isImportant = hasImportant(rule.declarations);
      const layer =
        rule.context.layers.length === 0
          ? UNLAYERED
          : (styles.layers.get(rule.context.layers.join('.')) ?? UNLAYERED);
      for (const text of rule.selectors) {
        const name = names.lastOf(text);
        if (name !== null && !names.has(name)) continue;
        const read = { ...rule, text, layer, mayHide, isImportant };
        if (mayHide && name !== null) this.hidingKeys.add(name);
        if (name === null) this.keep(read);
        else pushTo(this.unread, name, read);
      }
    }
  }

  /** Reads the selector of a rule and keeps the rule under its keys, or under the one by which it was found. */
  private keep(rule: ReadRule, foundBy: string | null = null): void {
    const selector = this.compiler.compile(rule.text);
    if (selector === null || this.names === null) return;
    const { names } = this;
    if (!selector.needed.every((name) => names.has(name))) return;
    const kept = { ...rule, selector };
    for (const key of foundBy === null ? selector.keys : [foundBy]) {
      if (!names.has(key)) continue;
      pushTo(this.byKey, key, kept);
      if (rule.mayHide) this.hidingKeys.add(key);
    }
  }

  /** Rules for elements with a name. Most names of a style sheet are never asked for. */
  private rulesAt(key: string): readonly PageRule[] {
    const unread = this.unread.get(key);
    if (unread !== undefined) {
      this.unread.delete(key);
      for (const rule of unread) this.keep(rule, key);
    }
    return this.byKey.get(key) ?? NO_RULES;
  }

  /** Rules that may hide and that apply to the element, or may. */
  isTriggered(element: Element): boolean {
    if (this.hidingKeys.size === 0) return false;
    for (const key of keysOfElement(element)) {
      if (!this.hidingKeys.has(key)) continue;
      for (const { mayHide, selector } of this.rulesAt(key)) {
        if (!mayHide) continue;
        const match = selector.matches(element);
        if (match === 'unknown') this.undecided.add(element);
        if (match !== 'no') return true;
      }
    }
    return false;
  }

  /** What the element's own rules set, on a screen; nothing is inherited. */
  private valuesOf(element: Element, screen: number): Values {
    const onScreen = keptIn(this.values, screen);
    const known = onScreen.get(element);
    if (known !== undefined) return known;
    const matched = this.matchedBy(element);
    const differs = matched.some(({ context }) => context.screens !== EVERY_SCREEN);
    const values = this.cascaded(
      element,
      differs ? matched.filter(({ context }) => (context.screens & screen) !== 0) : matched,
    );
    onScreen.set(element, values);
    if (!differs) keptIn(this.values, screen === DESKTOP ? PHONE : DESKTOP).set(element, values);
    return values;
  }

  /** `rules` in the order of the cascade, the winner last. */
  private cascaded(element: Element, rules: readonly PageRule[]): Values {
    const hints = hintsOf(element);
    const inline = this.inline.of(element);
    if (hints === null && inline === null && rules.length === 0) return NO_VALUES;
    const values = new Map<string, string>();
    if (hints !== null) this.apply(hints, false, null, values);
    for (const rule of rules) this.apply(rule.declarations, false, rule.context, values);
    if (inline !== null) this.apply(inline, false, null, values);
    const important = rules.filter(({ isImportant }) => isImportant);
    if (important.some(({ layer }) => layer !== UNLAYERED)) important.sort(beforeImportant);
    for (const rule of important) this.apply(rule.declarations, true, rule.context, values);
    if (inline !== null) this.apply(inline, true, null, values);
    return values;
  }

  private apply(
    from: Declarations,
    important: boolean,
    context: Context | null,
    to: Map<string, string>,
  ): void {
    for (const [property, declared] of from) {
      if (declared.important !== important) continue;
      if (context?.isUncertain === true && !this.triggers.valueMayHide(property, declared.value)) continue;
      to.set(property, declared.value);
    }
  }

  /** The rules that match on some screen. */
  private matchedBy(element: Element): readonly PageRule[] {
    const known = this.matched.get(element);
    if (known !== undefined) return known;
    const rules = new Set<PageRule>();
    if (this.names !== null) {
      for (const key of keysOfElement(element)) {
        for (const rule of this.rulesAt(key)) {
          const match = rules.has(rule) ? 'no' : rule.selector.matches(element);
          if (match === 'yes') rules.add(rule);
          else if (match === 'unknown' && rule.mayHide) this.undecided.add(element);
        }
      }
    }
    const sorted = [...rules].sort(before);
    this.matched.set(element, sorted);
    return sorted;
  }

  /** A property of the element with its `var()` replaced; undefined when nothing sets it. */
  value(element: Element, property: string, screen: number): string | undefined {
    if (!this.triggers.isDeclared(property)) return undefined;
    const value = this.valuesOf(element, screen).get(property);
    return value?.includes('var(') === true ? this.substituted(value, element, screen) : value;
  }

  private substituted(value: string, element: Element, screen: number): string | undefined {
    let text = value;
    for (let depth = 0; depth < VARIABLES_MAX; depth++) {
      const [call, name, fallback] = /var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/.exec(text) ?? [];
      if (call === undefined || name === undefined) return text;
      const known = this.inherited(element, name, screen) ?? fallback?.trim();
      // Without a value the declaration counts as not set.
      if (known === undefined || text.length > VALUE_CHARS_MAX) return undefined;
      text = text.replace(call, () => known).toLowerCase();
    }
    return undefined;
  }

  /** The value that the element or the nearest of its ancestors sets. */
  inherited(element: Element, property: string, screen: number): string | undefined {
    if (!this.triggers.isDeclared(property)) return undefined;
    const known = keptIn(keptIn(this.inheritedValues, screen), property);
    const path: Element[] = [];
    let found: string | null = null;
    for (let at: Element['parentNode'] = element; at !== null && isElement(at); at = at.parentNode) {
      const before = known.get(at);
      if (before !== undefined) {
        found = before;
        break;
      }
      path.push(at);
      // Custom properties are replaced where they are used.
      const own = property.startsWith('--')
        ? this.valuesOf(at, screen).get(property)
        : this.value(at, property, screen);
      if (own === undefined || own === 'inherit' || own === 'unset') continue;
      found = own;
      break;
    }
    for (const each of path) known.set(each, found);
    return found ?? undefined;
  }
}

function pushTo<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

/** The map that another map has for a key, made at its first use. */
function keptIn<Key, InnerKey, Value>(maps: Map<Key, Map<InnerKey, Value>>, key: Key): Map<InnerKey, Value> {
  const known = maps.get(key);
  if (known !== undefined) return known;
  const made = new Map<InnerKey, Value>();
  maps.set(key, made);
  return made;
}

function hasImportant(declarations: Declarations): boolean {
  for (const { important } of declarations.values()) if (important) return true;
  return false;
}

function before(a: PageRule, b: PageRule): number {
  return a.layer - b.layer || a.selector.specificity - b.selector.specificity || a.order - b.order;
}

/** Important rules of an earlier layer win. */
function beforeImportant(a: PageRule, b: PageRule): number {
  return b.layer - a.layer || a.selector.specificity - b.selector.specificity || a.order - b.order;
}

/** Names by which rules can find the element; see `PageSelector.keys`. */
function keysOfElement({ tagName, attrs }: Element): string[] {
  const keys = ['*', tagName];
  for (const { name, value } of attrs) {
    keys.push(`[${name}`);
    if (name === 'id') keys.push(`#${value}`);
    else if (name === 'class')
      for (const each of new Set(value.split(/\s+/))) if (each !== '') keys.push(`.${each}`);
  }
  return keys;
}
