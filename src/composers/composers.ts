import type { AnyComposer } from './composer.ts';
import { definitions } from './faq/definitions.ts';
import { givenQueries } from './faq/given-queries.ts';
import { inferredQueries } from './faq/inferred-queries.ts';
import { questionHeadings } from './faq/question-headings.ts';
import { statedFacts } from './faq/stated-facts.ts';

/** Every composer. Of one type, those whose words are surest come first: their proposals are taken first. */
export const composers: readonly AnyComposer[] = [
  givenQueries,
  statedFacts,
  questionHeadings,
  definitions,
  inferredQueries,
];
