import { pageTypes, type PageType } from '../../schema/vocabulary.ts';
import type { PageDocument } from '../../document/page-document.ts';
import { classify } from '../../models/linear-model.ts';
import { PAGE_TYPE } from './page-type-weights.ts';
import { pageTypeFeaturesOf } from './page-type-features.ts';

/** The most probable type by declarations, address, layout and wording. */
export function pageTypeOf(page: PageDocument, url: string): PageType {
  return classify(PAGE_TYPE, pageTypeFeaturesOf(page, url))?.type ?? pageTypes[9];
}
