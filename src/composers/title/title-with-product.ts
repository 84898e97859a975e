import { TITLE_CHARS } from '../../analysis/document/metadata-lengths.ts';
import { hostLabels } from '../../analysis/document/host-labels.ts';
import type { Signals } from '../../analysis/signals/signals.ts';
import { defineComposer } from '../composer.ts';
import { groundingElsewhere } from '../quoting/grounding-places.ts';
import { lettersOf, titleParts } from './title-parts.ts';

/** A word that stands fewer times may be an aside. */
const TIMES_MIN = 3;

/** "Beginner’s Guide" of nginx.org does not say what it is a guide to: "Beginner’s Guide – nginx". */
export const titleWithProduct = defineComposer({
  id: 'title-with-product',
  type: 'title',
  idea: 'The title of a page of documentation with the name of the documented product, where only the address and the text have it.',
  needs: ['page', 'pageType', 'options', 'prose'],
  compose(signals) {
    const { page, pageType } = signals;
    const title = page.metadata.title ?? '';
    if (pageType !== 'documentation' || titleParts(signals).length !== 1) return [];
    const product = productOf(signals);
    if (product === null || lettersOf(title).includes(lettersOf(product))) return [];
    const text = `${title} – ${product}`;
    if (text.length > TITLE_CHARS.max) return [];
    return [{ text, grounding: [groundingElsewhere(title, title), groundingElsewhere(product, product)] }];
  },
});

/** The name of the host's domain as the text writes it most; null where it hardly does. */
function productOf({ prose, options }: Pick<Signals, 'prose' | 'options'>): string | null {
  const label = hostLabels(options.finalUrl ?? options.url).at(-1) ?? '';
  const counts = new Map<string, number>();
  for (const { words } of prose.units) {
    for (const { lower, text } of words) {
      if (lower === label) counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  }
  const [best] = [...counts].sort((one, other) => other[1] - one[1]);
  return best === undefined || best[1] < TIMES_MIN ? null : best[0];
}
