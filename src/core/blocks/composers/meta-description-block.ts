import { DESCRIPTION_CHARS } from '../../document/metadata-lengths.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import type { Omission } from '../../schema/content-block.ts';
import { withHtml } from '../block-words.ts';
import type { HeadText } from '../composer.ts';
import { blockFacts } from './block-facts.ts';
import type { MadeBlock } from './made-block.ts';
import { OWN_KEPT } from './own-kept.ts';

/** The surest proposal within the bounds. Composers propose one only where it is better than the page's own. */
export function makeMetaDescription(proposals: readonly HeadText[], { page }: Signals): MadeBlock | Omission {
  const { min, max } = DESCRIPTION_CHARS;
  const best = proposals.find(({ text }) => text.length >= min && text.length <= max);
  if (best === undefined)
    return {
      type: 'meta_description',
      reason:
        page.metadata.description === null
          ? `No passage of ${String(min)} to ${String(max)} characters says what the page is about.`
          : OWN_KEPT,
    };
  const block = withHtml({
    type: 'meta_description',
    ...blockFacts('meta_description', best.text),
    text: best.text,
    html: '',
    grounding: best.grounding,
    placement: { selector: 'head > meta[name="description"]', operation: 'replace' },
  });
  return { block, used: [best] };
}
