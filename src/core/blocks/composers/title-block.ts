import { TITLE_CHARS } from '../../document/metadata-lengths.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import type { Omission } from '../../schema/content-block.ts';
import { withHtml } from '../block-words.ts';
import type { HeadText } from '../composer.ts';
import { OWN_KEPT } from './own-kept.ts';
import { blockFacts } from './block-facts.ts';
import type { MadeBlock } from './made-block.ts';

/** The surest proposal within the bounds. Composers propose a title only where it is better than the page's own. */
export function makeTitle(proposals: readonly HeadText[], { page }: Signals): MadeBlock | Omission {
  const best = proposals.find(({ text }) => text.length >= TITLE_CHARS.min && text.length <= TITLE_CHARS.max);
  if (best === undefined)
    return {
      type: 'title',
      reason: page.metadata.title === null ? 'Nothing on the page names its subject surely.' : OWN_KEPT,
    };
  const block = withHtml({
    type: 'title',
    ...blockFacts('title', best.text),
    text: best.text,
    html: '',
    grounding: best.grounding,
    placement: { selector: 'head > title', operation: 'replace' },
  });
  return { block, used: [best] };
}
