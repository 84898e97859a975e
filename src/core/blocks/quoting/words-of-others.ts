import { attribute, type Element } from '../../document/tree.ts';
import type { ProseUnit } from '../../signals/prose.ts';
import { ELSEWHERE_BOXES, OTHERS_BOXES, PRICE_BOXES } from '../box-names.ts';

const OTHERS_WORDS = new RegExp(
  `(?:^|[\\s_-])(?:${OTHERS_BOXES}|${PRICE_BOXES}|${ELSEWHERE_BOXES}|quotes?|pullquote|plans?|card|teaser|promo|disclaimer|cta)(?=[\\s_-]|$)`,
  'iu',
);
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
