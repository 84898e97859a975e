import { defineComposer } from '../composer.ts';
import { groundingElsewhere } from '../quoting/grounding-places.ts';
import { joinParts, lettersOf, namesTheSite, titleParts } from './title-parts.ts';

/** "JOCO Cups | Reusable Coffee Cups | JOCO Cups" says the site's name once: "Reusable Coffee Cups | JOCO Cups". */
export const titleWithoutRepeats = defineComposer({
  id: 'title-without-repeats',
  type: 'title',
  idea: 'The page’s own title without a part that it has twice; the last of them stays, where a site’s name belongs.',
  needs: ['page', 'options'],
  compose(signals) {
    const parts = titleParts(signals);
    const kept = parts.filter(
      ({ text }, index) => !parts.slice(index + 1).some((later) => lettersOf(later.text) === lettersOf(text)),
    );
    const title = signals.page.metadata.title ?? '';
    if (kept.length === parts.length || kept.every(namesTheSite)) return [];
    return [{ text: joinParts(kept), grounding: [groundingElsewhere(joinParts(kept), title)] }];
  },
});
