import type { AnyComposer } from './composer.ts';
import { definitionOfSubject } from './description/definition-of-subject.ts';
import { openingWords } from './description/opening-words.ts';
import { outlineOfPage } from './description/outline-of-page.ts';
import { definitions } from './faq/definitions.ts';
import { doubtfulAnswers } from './faq/doubtful-answers.ts';
import { givenQueries } from './faq/given-queries.ts';
import { headingsWithWhatFollows } from './faq/headings-with-what-follows.ts';
import { inferredQueries } from './faq/inferred-queries.ts';
import { questionHeadings } from './faq/question-headings.ts';
import { statedFacts } from './faq/stated-facts.ts';
import { answerBroughtForward } from './paragraphs/answer-brought-forward.ts';
import { givenFacts } from './paragraphs/given-facts.ts';
import { lateAnswer } from './paragraphs/late-answer.ts';
import { headlineOfPage } from './title/headline-of-page.ts';
import { partsOfPage } from './title/parts-of-page.ts';
import { titleWithoutNeedlessParts } from './title/title-without-needless-parts.ts';

/** Every composer. Of one type, those whose words are surest come first: their proposals are taken first. */
export const composers: readonly AnyComposer[] = [
  headlineOfPage,
  titleWithoutNeedlessParts,
  partsOfPage,
  definitionOfSubject,
  outlineOfPage,
  openingWords,
  givenQueries,
  statedFacts,
  questionHeadings,
  definitions,
  inferredQueries,
  doubtfulAnswers,
  headingsWithWhatFollows,
  givenFacts,
  lateAnswer,
  answerBroughtForward,
];
