import { pageTypeIs } from '../../page-facts/page-type-policies.ts';
import { contentStems } from '../../signals/terms.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import { defineComposer } from '../composer.ts';
import { cleanSentence } from '../quoting/clean-sentence.ts';
import { groundingOf } from '../quoting/grounding-places.ts';
import { twice } from './answer-brought-forward.ts';
import { draftPassages, type DraftPassage } from './draft-passages.ts';

/** A shorter section is read to its end. */
const SECTION_WORDS_BEFORE_MIN = 80;
const PROPOSED_MAX = 3;

type Needed = Pick<Signals, 'page' | 'pageType' | 'sections' | 'language' | 'subject' | 'queries'>;

/** What a long section comes to, as a summary right below its heading. */
export const conclusionOfSection = defineComposer({
  id: 'conclusion-of-section',
  type: 'supporting_paragraphs',
  isDraft: true,
  idea: 'The paragraph that closes a long section and has the words of its heading or of the subject, copied below its heading.',
  needs: ['page', 'pageType', 'sections', 'language', 'subject', 'queries'],
  compose(signals) {
    if (pageTypeIs(signals.pageType, 'gathering')) return [];
    return draftPassages(signals)
      .filter(({ isLast, sectionWordsBefore }) => isLast && sectionWordsBefore >= SECTION_WORDS_BEFORE_MIN)
      .map((passage) => ({ passage, share: shareOf(passage, signals) }))
      .sort((one, other) => other.share - one.share)
      .slice(0, PROPOSED_MAX)
      .flatMap(({ passage, share }) => {
        const heading = passage.section.heading?.block.text ?? signals.page.titleHeading;
        if (heading === null) return [];
        return [
          {
            text: passage.text,
            heading,
            grounding: passage.sentences.map((sentence) =>
              groundingOf({ sentence, text: cleanSentence(sentence.text) }),
            ),
            doubts: [twice(passage), ...passage.doubts],
            measures: {
              subject: share,
              closes: 1,
              section: Math.min(1, passage.section.wordCount / 1000),
              distance:
                signals.page.text.length === 0
                  ? 0
                  : (passage.sentences[0]?.start ?? 0) / signals.page.text.length,
            },
          },
        ];
      });
  },
});

/** Share of the words of the heading, the subject and the head query in the passage, less for each doubt. */
function shareOf({ sentences, section, doubts }: DraftPassage, { subject, queries }: Needed): number {
  const head = queries.find(({ isHead }) => isHead);
  const wanted = new Set([
    ...contentStems(section.heading?.words ?? []),
    ...(subject?.stems ?? []),
    ...(head?.stems ?? []),
  ]);
  const stems = contentStems(sentences.flatMap(({ words }) => words));
  const share = wanted.size === 0 ? 0 : [...wanted].filter((stem) => stems.has(stem)).length / wanted.size;
  return Math.max(0, share - 0.15 * doubts.filter(({ level }) => level === 'rewrite').length);
}
