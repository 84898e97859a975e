import type { AnyComposer } from './composer.ts';
import { definitionOfSubject } from './description/definition-of-subject.ts';
import { outlineOfPage } from './description/outline-of-page.ts';
import { definitions } from './faq/definitions.ts';
import { givenQueries } from './faq/given-queries.ts';
import { inferredQueries } from './faq/inferred-queries.ts';
import { questionHeadings } from './faq/question-headings.ts';
import { statedFacts } from './faq/stated-facts.ts';
import { givenFacts } from './paragraphs/given-facts.ts';
import { lateAnswer } from './paragraphs/late-answer.ts';
import { headlineOfPage } from './title/headline-of-page.ts';
import { titleWithoutNeedlessParts } from './title/title-without-needless-parts.ts';

/** Every composer. Of one type, those whose words are surest come first: their proposals are taken first. */
export const composers: readonly AnyComposer[] = [
  headlineOfPage,
  titleWithoutNeedlessParts,
  definitionOfSubject,
  outlineOfPage,
  givenQueries,
  statedFacts,
  questionHeadings,
  definitions,
  inferredQueries,
  givenFacts,
  lateAnswer,
];
