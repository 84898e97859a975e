import { pageTypeIs } from '../../page-facts/page-type-policies.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { wordsOf } from '../../text/words.ts';
import { weightedRecall } from '../../reading/intent/similarity.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import { contentStems, readStems } from '../../signals/terms.ts';
import { defineComposer, type GroundedParagraph } from '../composer.ts';
import { groundingElsewhere } from '../quoting/grounding-places.ts';
import { hasPassageLength, isPrintable, opensAlone } from './quotable-passages.ts';
import { isWholeSentence } from '../quoting/whole-sentence.ts';

/** Share of the statement's words that one block of the page may have: with more the page says it already. */
const SAID_MAX = 0.7;
/** Share of the subject's words that a statement at the top of the page names first. */
const NAMED_MIN = 0.5;
const FACTS_READ_MAX = 50;

type Needed = Pick<Signals, 'page' | 'pageType' | 'sections' | 'language' | 'prose' | 'subject' | 'terms'>;

/** A statement of the caller that is long enough to be a paragraph. */
export const givenFacts = defineComposer({
  id: 'given-facts',
  type: 'supporting_paragraphs',
  idea: 'A given fact of 40 to 120 words that the page does not say, under the heading whose words it has, else at the top.',
  needs: ['page', 'pageType', 'sections', 'language', 'prose', 'subject', 'terms'],
  compose: (signals, facts) => {
    if (pageTypeIs(signals.pageType, 'gathering') || (signals.language.writing?.quoting ?? null) === null)
      return [];
    return facts.slice(0, FACTS_READ_MAX).flatMap((fact) => paragraphFrom(fact, signals));
  },
});

function paragraphFrom(fact: string, signals: Needed): GroundedParagraph[] {
  const { page, prose, terms } = signals;
  const text = fact.replace(/\s+/gu, ' ').trim();
  if (!hasPassageLength(text) || !isPrintable(text)) return [];
  const sentences = sentencesOf(text, page.language).map(({ start, end }) => text.slice(start, end));
  if (!sentences.every(isWholeSentence) || !opensAlone(sentences[0] ?? '', page.language)) return [];
  const stems = readStems(wordsOf(text, page.language));
  const isSaid = prose.units.some(
    // A block with too few words cannot say it.
    ({ words }) =>
      words.length > stems.size * SAID_MAX && weightedRecall(stems, contentStems(words), terms) > SAID_MAX,
  );
  const heading = isSaid ? null : headingFor(sentences[0] ?? '', stems, signals);
  return heading === null ? [] : [{ text, heading, grounding: [groundingElsewhere(text, fact)] }];
}

/** The heading of which the statement has every word; the page's title for a statement that opens with the subject. */
function headingFor(first: string, stems: ReadonlySet<string>, signals: Needed): string | null {
  const { page, sections, subject, terms } = signals;
  const known = subject?.stems ?? new Set<string>();
  const own = sections.find(({ heading }) => {
    const title = [...contentStems(heading?.words ?? [])];
    return (
      title.some((stem) => !known.has(stem)) && title.every((stem) => stems.has(stem) || known.has(stem))
    );
  });
  const title = own?.heading?.block.text ?? null;
  if (title !== null) return title;
  const named = weightedRecall(known, readStems(wordsOf(first, page.language)), terms);
  return subject !== null && named >= NAMED_MIN ? page.titleHeading : null;
}
