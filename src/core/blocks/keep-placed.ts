import type { ContentBlock, Omission } from '../schema/content-block.ts';
import type { ContentType } from '../schema/vocabulary.ts';
import { omission, withHtml } from './block-words.ts';
import { placesIn, type PlanPage, type Places } from './plan.ts';

const NO_PLACE =
  'The page has no place for it outside of prices, forms, navigation, cards, tables and what other people wrote.';

/** An item of a block, or a text for the head. */
type Placeable = { readonly anchor: string } | { readonly heading: string } | object;

/** True for an item that applying its block puts into the page. Text for the head always has its place. */
export function placeTest(page: PlanPage): (type: ContentType, item: Placeable) => boolean {
  let places: Places | null = null;
  let faq: boolean | null = null;
  return (type, item) => {
    if (type === 'title' || type === 'meta_description') return true;
    places ??= placesIn(page);
    if (type === 'faq') return (faq ??= places.ofFaq() !== null);
    if ('anchor' in item) return places.ofHeading(item) !== null;
    return 'heading' in item && places.ofParagraph(item) !== null;
  };
}

/** The block with the items that have a place in the page, so that a caller is offered what applying it inserts. */
export function keepPlaced(block: ContentBlock, page: PlanPage): ContentBlock | Omission {
  const isPlaced = placeTest(page);
  switch (block.type) {
    case 'title':
    case 'meta_description':
      return block;
    case 'faq':
      return isPlaced(block.type, block) ? block : noPlace(block.type);
    case 'headings': {
      const items = block.items.filter((item) => isPlaced(block.type, item));
      if (items.length === block.items.length) return block;
      return items.length === 0 ? noPlace(block.type) : withHtml({ ...block, items });
    }
    case 'supporting_paragraphs': {
      const items = block.items.filter((item) => isPlaced(block.type, item));
      if (items.length === block.items.length) return block;
      return items.length === 0 ? noPlace(block.type) : withHtml({ ...block, items });
    }
  }
}

export function noPlace(type: ContentType): Omission {
  return omission(type, NO_PLACE);
}
