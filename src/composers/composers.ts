import type { AnyComposer } from './composer.ts';
import { definitionOfSubject } from './description/definition-of-subject.ts';
import { outlineOfPage } from './description/outline-of-page.ts';
import { givenFacts } from './paragraphs/given-facts.ts';
import { lateAnswer } from './paragraphs/late-answer.ts';
import { headlineOfPage } from './title/headline-of-page.ts';
import { titleWithProduct } from './title/title-with-product.ts';
import { titleWithoutRepeats } from './title/title-without-repeats.ts';
import { titleWithoutSections } from './title/title-without-sections.ts';

/** Every composer. Of one type, those whose words are surest come first: their proposals are taken first. */
export const composers: readonly AnyComposer[] = [
  headlineOfPage,
  titleWithoutRepeats,
  titleWithoutSections,
  titleWithProduct,
  definitionOfSubject,
  outlineOfPage,
  givenFacts,
  lateAnswer,
];
