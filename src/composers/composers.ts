import type { AnyComposer } from './composer.ts';
import { givenFacts } from './paragraphs/given-facts.ts';
import { lateAnswer } from './paragraphs/late-answer.ts';

/** Every composer. Of one type, those whose words are surest come first: their proposals are taken first. */
export const composers: readonly AnyComposer[] = [givenFacts, lateAnswer];
