import type { Signals } from '../../page-signals/page-signals.ts';
import type { Omission } from '../../schema/content-block.ts';
import type { ContentType } from '../../schema/vocabulary.ts';
import type { Proposals } from '../composer.ts';
import type { MadeBlock } from './made-block.ts';
import { makeFaq } from './faq-block.ts';
import { makeHeadings } from './headings-block.ts';
import { makeMetaDescription } from './meta-description-block.ts';
import { makeParagraphs } from './paragraphs-block.ts';
import { makeTitle } from './title-block.ts';

/** Makes the block of one type from what its composers propose, surest first, or says why there is none. */
export type BlockMaker<Type extends ContentType> = (
  proposals: readonly Proposals[Type][],
  signals: Signals,
) => MadeBlock | Omission;

/** The makers by type. */
export const blockMakers: { readonly [Type in ContentType]: BlockMaker<Type> } = {
  title: makeTitle,
  meta_description: makeMetaDescription,
  faq: makeFaq,
  headings: makeHeadings,
  supporting_paragraphs: makeParagraphs,
};
