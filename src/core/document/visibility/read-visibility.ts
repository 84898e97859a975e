import { elementsOf, type Element, type Node } from '../tree.ts';
import { Cascade } from './cascade.ts';
import { ElementHiding } from './element-hiding.ts';
import type { HiddenBy } from './hidden-by.ts';
import { DESKTOP, EVERY_SCREEN, PHONE } from './media.ts';
import { readPageStyles, type PageStyles } from './page-styles.ts';
import { InlineStyles } from './inline-styles.ts';
import { hintsOf } from './presentational-hints.ts';
import { Triggers } from './triggers.ts';

/**
 * Which text of a page readers see, by the page's own attributes and style sheets. Reads a fixed set of properties for
 * the elements to which a declaration applies that may hide text, and for what is inside of them. Linear in the size of
 * the page; selectors share a budget of steps.
 */
export interface Visibility {
  /** How the element begins to hide its text; null when it does not. */
  readonly hiddenAt: (element: Element) => HiddenBy | null;
  /** True for an element that is seen although the one around it hides its text. */
  readonly isShownAgain: (element: Element) => boolean;
}

export type Verdict = 'shown' | 'hidden' | 'unknown';

export interface Reading {
  readonly verdict: Verdict;
  readonly reason: HiddenBy | null;
}

/** Reasons by screen; null where the text is seen. */
interface State {
  readonly desktop: HiddenBy | null;
  readonly phone: HiddenBy | null;
  /** True where what is inside may be seen again. */
  readonly isSoftDesktop: boolean;
  readonly isSoftPhone: boolean;
}

const SHOWN: State = { desktop: null, phone: null, isSoftDesktop: false, isSoftPhone: false };
/** Other elements have no text of the page. */
const HTML = 'http://www.w3.org/1999/xhtml';
const UNKNOWN: State = { ...SHOWN, desktop: 'unknown', phone: 'unknown' };

export function readVisibility(root: Node): Visibility {
  const elements = elementsOf(root);
  const { states } = new Reader(elements).read();
  const stateOf = (element: Element): State => states.get(element) ?? SHOWN;
  return {
    hiddenAt(element) {
      const own = reasonOf(stateOf(element));
      return own !== null && reasonOf(stateAround(element, states)) === null ? own : null;
    },
    isShownAgain: (element) =>
      states.size > 0 &&
      reasonOf(stateOf(element)) === null &&
      reasonOf(stateAround(element, states)) !== null,
  };
}

/** For tests and scripts: the verdict on the text directly inside of an element. */
export function verdictsOf(root: Node): (element: Element) => Reading {
  const { states } = new Reader(elementsOf(root)).read();
  return (element) => {
    const reason = reasonOf(states.get(element) ?? SHOWN);
    return { verdict: reason === null ? 'shown' : reason === 'unknown' ? 'unknown' : 'hidden', reason };
  };
}

/** Text that one screen shows is not hidden. */
function reasonOf({ desktop, phone }: State): HiddenBy | null {
  return desktop === null || phone === null ? null : desktop;
}

function stateAround({ parentNode }: Element, states: ReadonlyMap<Node, State>): State {
  return (parentNode === null ? undefined : states.get(parentNode)) ?? SHOWN;
}

class Reader {
  readonly states = new Map<Node, State>();
  private readonly elements: readonly Element[];
  private readonly styles: PageStyles;
  private readonly triggers: Triggers;
  private readonly inline = new InlineStyles();
  private readonly cascade: Cascade;
  private readonly desktop: ElementHiding;
  private readonly phone: ElementHiding | null;

  constructor(elements: readonly Element[]) {
    this.elements = elements;
    this.styles = readPageStyles(elements);
    this.triggers = new Triggers(this.styles);
    this.learn();
    this.cascade = new Cascade(elements, this.styles, { triggers: this.triggers, inline: this.inline });
    const isResponsive = this.styles.rules.some(({ context }) => context.screens !== EVERY_SCREEN);
    this.desktop = new ElementHiding(this.cascade, this.styles, DESKTOP);
    this.phone = isResponsive ? new ElementHiding(this.cascade, this.styles, PHONE) : null;
  }

  read(): this {
    for (const element of this.elements) {
      if (element.childNodes.length === 0 || element.namespaceURI !== HTML) continue;
      const around = stateAround(element, this.states);
      const isSoft = around.isSoftDesktop || around.isSoftPhone;
      if (isSoft || (reasonOf(around) === null && this.isSuspect(element))) {
        const state = this.evaluate(element, around);
        if (state !== SHOWN) this.states.set(element, state);
      } else if (around !== SHOWN) {
        this.states.set(element, around);
      }
    }
    return this;
  }

  private learn(): void {
    const { triggers, styles } = this;
    for (const { declarations } of styles.rules) triggers.learn(declarations);
    for (const element of this.elements) {
      if (element.attrs.length === 0 && element.tagName !== 'dialog') continue;
      const inline = this.inline.of(element);
      if (inline !== null) triggers.learn(inline);
      const hints = hintsOf(element);
      if (hints !== null) triggers.learn(hints);
    }
    for (const [name, frames] of styles.keyframes) {
      if (frames.some(({ declarations }) => triggers.mayHide(declarations))) triggers.learnAnimation(name);
    }
  }

  /** True when a declaration that may hide applies to the element. */
  private isSuspect(element: Element): boolean {
    const { attrs, tagName } = element;
    if (this.cascade.isTriggered(element)) return true;
    if (attrs.length === 0 && tagName !== 'dialog') return false;
    const inline = this.inline.of(element);
    if (inline !== null && this.triggers.mayHide(inline)) return true;
    const hints = hintsOf(element);
    return hints !== null && this.triggers.mayHide(hints);
  }

  private evaluate(element: Element, around: State): State {
    const desktop = this.onScreen(element, this.desktop, around.desktop, around.isSoftDesktop);
    const phone =
      this.phone === null ? desktop : this.onScreen(element, this.phone, around.phone, around.isSoftPhone);
    if (desktop.reason === null && phone.reason === null) {
      return this.cascade.undecided.has(element) ? UNKNOWN : SHOWN;
    }
    return {
      desktop: desktop.reason,
      phone: phone.reason,
      isSoftDesktop: desktop.isSoft,
      isSoftPhone: phone.isSoft,
    };
  }

  private onScreen(
    element: Element,
    hiding: ElementHiding,
    around: HiddenBy | null,
    isSoft: boolean,
  ): { readonly reason: HiddenBy | null; readonly isSoft: boolean } {
    if (around !== null && !isSoft) return { reason: around, isSoft: false };
    const whole = hiding.whole(element);
    if (whole !== null) return { reason: whole, isSoft: false };
    const inherited = hiding.inherited(element);
    return { reason: inherited, isSoft: inherited !== null };
  }
}
