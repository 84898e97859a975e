import { type Element } from '../tree.ts';

/** The ids, classes, attributes and tags of a page, to leave out rules that match nothing on it. */
export class PageNames {
  private readonly names = new Set<string>(['*']);

  constructor(elements: readonly Element[]) {
    for (const { tagName, attrs } of elements) {
      this.names.add(tagName);
      for (const { name, value } of attrs) {
        this.names.add(`[${name}`);
        if (name === 'id') this.names.add(`#${value}`);
        else if (name === 'class') this.addClasses(value);
      }
    }
  }

  has(key: string): boolean {
    return this.names.has(key);
  }

  /** The class or id in which a selector ends; null for one that needs parsing to know. */
  lastOf(selector: string): string | null {
    return LAST_NAME.exec(selector)?.[1] ?? null;
  }

  private addClasses(value: string): void {
    if (!/\s/.test(value)) this.names.add(`.${value}`);
    else for (const each of value.split(/\s+/)) this.names.add(`.${each}`);
  }
}

/** Only where nothing but names follows: no attributes, functions or escapes. */
const LAST_NAME = /^[\w\s.#>+~-]*?([.#][a-z_-][\w-]*)(?::[\w-]+)?$/i;
