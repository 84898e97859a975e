import { attribute, isElement, type Element } from '../tree.ts';

/** `ltr` or `rtl`, by the nearest attribute `dir` that has one of them; `auto` and scripts are not read. `step` is told each look. */
export function directionOf(element: Element, step: () => void): string {
  for (let at: Element['parentNode'] = element; at !== null && isElement(at); at = at.parentNode) {
    step();
    const value = attribute(at, 'dir')?.toLowerCase();
    if (value === 'rtl' || value === 'ltr') return value;
  }
  return 'ltr';
}
