import type { PageDocument } from '../../document/page-document.ts';
import { wordsOf } from '../../text/words.ts';
import { contentStems } from '../../signals/terms.ts';
import { adviseTo } from '../../advice/advice.ts';
import type { QueryAnswers } from '../../reading/answers/answers.ts';
import {
  DESCRIPTION_CHARS,
  lengthCredit,
  shownLength,
  statedLength,
} from '../../document/metadata-lengths.ts';
import { defineCheck } from '../check.ts';
import { quoteElsewhere, shorten } from '../../evidence/evidence.ts';

/** Room for “The ” or “Eine ” before the subject. */
const ARTICLE_CHARS = 5;
/** A description of nearly the length that is shown says enough. */
const CLEARLY_SHORTER = 0.7;
const READ_CHARS_MAX = 990;

export const description = defineCheck({
  id: 'description',
  category: 'structure_quality',
  weakness: 'bad_or_missing_description',
  title: 'A description sums the page up',
  why: 'The description stands below the title in search results; without one the engine takes a passage that it picks itself.',
  source: {
    class: 'B',
    claim: 'Titles and descriptions soften the loss in pipelines with retrieval (SAGEO Arena).',
  },
  needs: ['page'],
  fix: ['meta_description'],
  evaluate({ page }) {
    const text = page.metadata.description;
    return {
      kind: 'judged',
      share: lengthCredit(text, DESCRIPTION_CHARS),
      explanation:
        text === null
          ? 'The page has no meta description.'
          : `The meta description has ${statedLength(text)}.`,
      evidence: text === null ? [] : [quoteElsewhere(text)],
    };
  },
  advise({ page, answers, pageType, subject }) {
    const text = page.metadata.description;
    const { min, max } = DESCRIPTION_CHARS;
    if (text === null) {
      const example = pageType === 'forum' ? null : (sentenceToShow(answers, subject?.name ?? '') ?? null);
      return adviseTo('add-description', { min, max }, { example });
    }
    const where = quoteElsewhere(text);
    if (subject !== null && isForeign(text, subject.name, page))
      return adviseTo('rewrite-description', { subject: shorten(subject.name) }, { where });
    // Metadata is read to its first thousand characters.
    const length = text.length < READ_CHARS_MAX ? statedLength(text) : 'a thousand characters or more';
    return shownLength(text) > max
      ? adviseTo(
          'shorten-description',
          { length, max },
          { where, isMinor: shownLength(text) < DESCRIPTION_CHARS.hardMax },
        )
      : adviseTo(
          'extend-description',
          { length, min },
          { where, isMinor: shownLength(text) > min * CLEARLY_SHORTER },
        );
  },
});

/** The sentence that answers the main question, where it opens with the subject and can stand alone. */
function sentenceToShow(answers: readonly QueryAnswers[], subject: string): string | undefined {
  const head = answers.find(({ query, answered }) => query.isHead && answered === 'full');
  const first = head?.answers[0];
  if (first === undefined || (first.form !== 'definition' && first.form !== 'sentence')) return undefined;
  const length = shownLength(first.text);
  // One that opens with the subject needs nothing before it.
  const opens = subject !== '' && first.text.slice(0, subject.length + ARTICLE_CHARS).includes(subject);
  const fits = opens && length >= DESCRIPTION_CHARS.min && length <= DESCRIPTION_CHARS.max;
  return fits && /^\p{Lu}.*[.!。]$/su.test(first.text) ? first.text : undefined;
}

/** True for words about the site, which every page of it repeats: none of them is in the page's names. */
function isForeign(
  description: string,
  subject: string,
  { language, titleHeading, metadata }: PageDocument,
): boolean {
  const names = contentStems(wordsOf([subject, titleHeading, metadata.title].join('\n'), language));
  const said = contentStems(wordsOf(description, language));
  return names.size > 0 && [...names].every((stem) => !said.has(stem));
}
