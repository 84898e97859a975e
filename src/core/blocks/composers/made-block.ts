import type { ContentBlock } from '../../schema/content-block.ts';
import type { ContentType } from '../../schema/vocabulary.ts';
import type { Doubt, Proposals } from '../composer.ts';

/** A block with the proposals that it is made of. */
export interface MadeBlock {
  readonly block: ContentBlock;
  readonly used: readonly Proposals[ContentType][];
  /** What an editor supplies beside them; nothing that is wrong with them. */
  readonly missing?: readonly Pick<Doubt, 'level' | 'reason'>[];
}
