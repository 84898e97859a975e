import { abbreviatedNames } from './abbreviated-names.ts';
import { deniedInOtherWords } from './denied-in-other-words.ts';
import { listsAndFigures } from './lists-and-figures.ts';
import { plurals } from './plurals.ts';
import { polarAnswers } from './polar-answers.ts';
import { shortForms } from './short-forms.ts';
import type { TrueWordCase } from './true-word-case.ts';
import { twoPlaces } from './two-places.ts';

/** True words that keep to a page in another form, each beside false words of the same form. */
export const TRUE_WORDS: readonly TrueWordCase[] = [
  ...polarAnswers,
  ...deniedInOtherWords,
  ...shortForms,
  ...plurals,
  ...abbreviatedNames,
  ...twoPlaces,
  ...listsAndFigures,
];
