import type { PageType } from '../../schema/vocabulary.ts';
import { CONTENT_WORDS_MIN, type PageDocument } from '../../document/page-document.ts';
import { classify } from '../../models/linear-model.ts';
import { certainType } from './certain-type.ts';
import { PAGE_TYPE } from './page-type-weights.ts';
import { pageTypeFeaturesOf } from './page-type-features.ts';

/** Decision: with less than twice what each of ten types would have by chance, nothing is known. 3 of 496 pages have less. */
const PROBABILITY_MIN = 0.2;

/**
 * The most probable type by declarations, address, layout and wording. A page of a few words has no layout or wording that
 * could be weighed: what it declares, its address and its parts decide.
 */
export function pageTypeOf(page: PageDocument, url: string): PageType {
  const features = pageTypeFeaturesOf(page, url);
  const likely = classify(PAGE_TYPE, features);
  if (page.contentWords < CONTENT_WORDS_MIN || likely === null || likely.probability < PROBABILITY_MIN) {
    const certain = certainType(page, url);
    return certain === 'other' && features.root === 1 ? 'home' : certain;
  }
  return likely.type;
}
