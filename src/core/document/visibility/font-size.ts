import { isElement, type Element } from '../tree.ts';
import type { Cascade } from './cascade.ts';
import { numberOf, valueNodes } from './css-values.ts';

/** Computed font sizes in CSS pixels. */

const ROOT_PX = 16;
/** CSS Fonts Level 4, § 2.5, of 16 px. */
const KEYWORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    'xx-small': 9,
    'x-small': 10,
    small: 13,
    medium: ROOT_PX,
    large: 18,
    'x-large': 24,
    'xx-large': 32,
    'xxx-large': 48,
    initial: ROOT_PX,
  }),
);
const STEPS: ReadonlyMap<string, number> = new Map(Object.entries({ smaller: 1 / 1.2, larger: 1.2 }));

export class FontSizes {
  private readonly known = new Map<Element, number>();
  private readonly cascade: Cascade;
  private readonly screen: number;

  constructor(cascade: Cascade, screen: number) {
    this.cascade = cascade;
    this.screen = screen;
  }

  of(element: Element): number {
    if (this.cascade.inherited(element, 'font-size', this.screen) === undefined) return ROOT_PX;
    const path: Element[] = [];
    let size = ROOT_PX;
    for (let at: Element['parentNode'] = element; at !== null && isElement(at); at = at.parentNode) {
      const known = this.known.get(at);
      if (known !== undefined) {
        size = known;
        break;
      }
      path.push(at);
    }
    for (const at of path.reverse()) {
      const value = this.cascade.value(at, 'font-size', this.screen);
      if (value !== undefined && value !== 'inherit' && value !== 'unset') size = computed(value, size);
      this.known.set(at, size);
    }
    return size;
  }
}

function computed(value: string, parent: number): number {
  const keyword = KEYWORDS.get(value);
  if (keyword !== undefined) return keyword;
  const step = STEPS.get(value);
  if (step !== undefined) return step * parent;
  return numberOf(valueNodes(value)[0], { em: parent, rem: ROOT_PX, whole: parent }) ?? parent;
}
