import { quoted } from '../../evidence/quoted.ts';
import { inferredQuery } from '../../reading/queries/query.ts';
import { naturalCase } from '../../reading/queries/natural-case.ts';
import { runningTextOf, type RunningText } from '../../reading/queries/running-text.ts';
import { defineComposer, type Doubt, type GroundedQuestion } from '../composer.ts';
import { passageFinderOf } from './answer-finder.ts';
import { isWholePart, partBelow } from './asked-part.ts';
import { headingQuestion } from './asked-question.ts';
import { draftAnswer } from './draft-answer.ts';
import { questionFromHeading } from './question-forms.ts';
import { cleanHeading } from '../quoting/clean-sentence.ts';
import { draftedSentences } from './page-passages.ts';

/** Each costs as much as a query. */
const HEADINGS_READ_MAX = 12;
const QUESTION_CHARS = 80;

/** Every heading that asks, also where the rules are not sure that what stands below answers. */
export const headingsWithWhatFollows = defineComposer({
  id: 'headings-with-what-follows',
  type: 'faq',
  isDraft: true,
  idea: 'A heading that asks a question or names a task, with the passage below it that answers best, where the page says more below it.',
  needs: ['page', 'prose', 'subject', 'entities', 'titleText', 'pageType'],
  compose(signals) {
    const { page, prose, pageType } = signals;
    if (pageType === 'forum' || pageType === 'listing') return [];
    const text = runningTextOf(page);
    const find = passageFinderOf(signals, draftedSentences);
    const found: GroundedQuestion[] = [];
    let read = 0;
    for (let index = 0; index < prose.units.length && read < HEADINGS_READ_MAX; index++) {
      const block = prose.units[index]?.block;
      if (block?.kind !== 'heading') continue;
      const asked =
        headingQuestion(block.text, { text, language: page.language, pageType }) ??
        askedTask(block.text, text, page.language);
      if (asked === null) continue;
      read++;
      const query = inferredQuery(asked, page.language);
      const below = partBelow(index, prose.units);
      const { answered, passages } = find(query, index);
      const inside = passages.filter(
        ({ passage }) =>
          passage.units[0] > index && passage.units[1] < below.end && !isWholePart(passage, below),
      );
      const draft = draftAnswer({ text: asked, stems: query.stems, heading: index }, inside, signals);
      if (draft === null) continue;
      const { doubts = [], measures = {} } = draft;
      const full = Number(answered === 'full');
      found.push({ ...draft, doubts: [...opening(asked), ...doubts], measures: { ...measures, full } });
    }
    return found;
  },
});

/** “Installing the pump” is a question without its form. A heading with a question mark that is not clear alone stays one. */
function askedTask(heading: string, text: RunningText, language: string): string | null {
  if (/[?？؟]/u.test(heading)) return null;
  return questionFromHeading(naturalCase(cleanHeading(heading), text, language), language);
}

function opening(question: string): readonly Doubt[] {
  return [
    {
      sign: 'unsure',
      level: 'check',
      reason: `The page says more below ${quoted(question, QUESTION_CHARS)}: check that these words are the answer.`,
    },
  ];
}
