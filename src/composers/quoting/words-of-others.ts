import { attribute, type Element } from '../../analysis/document/tree.ts';
import type { ProseUnit } from '../../analysis/signals/prose.ts';

const OTHERS_WORDS =
  /(?:^|[\s_-])(?:comments?|reviews?|testimonials?|quotes?|pullquote|pricing|price-?(?:box|card|table)|plans?|card|teaser|related|promo|newsletter|disclaimer|cta)(?=[\s_-]|$)/iu;
const ANCESTORS_READ = 8;

/** True for a quotation, somebody's comment or review, and boxes of prices, forms or other pages. */
export function isOfOthers({ block }: ProseUnit): boolean {
  if (block.quote !== null || block.kind === 'quote') return true;
  let element: Element | null = block.element;
  for (let depth = 0; element !== null && depth < ANCESTORS_READ; depth++) {
    if (/^(?:body|main|article|html)$/.test(element.tagName)) return false;
    if (/^(?:form|aside|nav|footer|blockquote|figure)$/.test(element.tagName)) return true;
    if (OTHERS_WORDS.test(`${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`))
      return true;
    const parent: Element['parentNode'] = element.parentNode;
    element = parent !== null && 'tagName' in parent ? parent : null;
  }
  return false;
}
