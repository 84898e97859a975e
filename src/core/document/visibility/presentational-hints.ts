import { attribute, type Element } from '../tree.ts';
import type { Declarations, Declared } from './declarations.ts';

/** What attributes and tags set before any style sheet (HTML, § 15: rendering), for the properties of the cascade. */
export function hintsOf(element: Element): Declarations | null {
  let hints = hintsOfTag(element);
  for (const { name, value } of element.attrs) {
    const hint = hintOf(element, name, value);
    if (hint !== null) (hints ??= new Map()).set(...hint);
  }
  return hints;
}

type Hint = [property: string, declared: Declared];

function hintsOfTag(element: Element): Map<string, Declared> | null {
  if (element.tagName === 'marquee') return new Map(CUT_OFF);
  return element.tagName === 'dialog' && isClosed(element) ? new Map([NOT_SHOWN]) : null;
}

function hintOf(element: Element, name: string, value: string): Hint | null {
  const { tagName } = element;
  switch (name) {
    case 'bgcolor':
      return ['background-color', declared(value)];
    case 'color':
      return tagName === 'font' ? ['color', declared(value)] : null;
    case 'text':
      return tagName === 'body' ? ['color', declared(value)] : null;
    case 'width':
    case 'height':
      return tagName === 'marquee' ? [name, inPixels(value)] : null;
    case 'popover':
      return NOT_SHOWN;
    case 'hidden':
      return isHiddenAttribute(element) ? NOT_SHOWN : null;
    default:
      return null;
  }
}

const declared = (value: string): Declared => ({ value: value.trim().toLowerCase(), important: false });
/** Attributes of lengths are pixels, or shares with a `%`. */
const inPixels = (value: string): Declared =>
  declared(/^\s*\d+\s*$/.test(value) ? `${value.trim()}px` : value);
const CUT_OFF: Hint[] = [
  ['display', declared('inline-block')],
  ['overflow-x', declared('hidden')],
  ['overflow-y', declared('hidden')],
];
const NOT_SHOWN: Hint = ['display', declared('none')];

/** `until-found` is folded: the browser's search opens it. */
export function isHiddenAttribute(element: Element): boolean {
  const hidden = attribute(element, 'hidden');
  return hidden !== null && hidden.toLowerCase() !== 'until-found';
}

/** A dialog or popover that nothing has opened. */
export function isClosed(element: Element): boolean {
  return (
    attribute(element, 'popover') !== null ||
    (element.tagName === 'dialog' && attribute(element, 'open') === null)
  );
}
