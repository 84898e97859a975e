import { attribute, type Element } from '../tree.ts';
import { readDeclarations, type Declarations } from './declarations.ts';

/** The style attributes of a page; equal ones are read once. */
export class InlineStyles {
  private readonly known = new Map<string, Declarations>();

  of(element: Element): Declarations | null {
    const style = element.attrs.length === 0 ? null : attribute(element, 'style');
    if (style === null || style === '') return null;
    const known = this.known.get(style);
    if (known !== undefined) return known;
    const declarations = readDeclarations(style);
    this.known.set(style, declarations);
    return declarations;
  }
}
