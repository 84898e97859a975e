/** What the author of a page is asked for, in the report's language. */
import type { GapFacet } from '../../languages/gap-facets.ts';
import type { AnswerKind } from '../../schema/vocabulary.ts';
import { factsNeeded, PRICE_QUESTION } from './en-words.ts';
import { quoted } from '../../evidence/quoted.ts';

export interface Asking {
  readonly question: string;
  readonly kind: AnswerKind;
  readonly facts: readonly string[];
}

/** Of several things; `PRICE_QUESTION` asks for one. */
const PRICES_QUESTION = 'What do the options cost?';

const PRICE: Asking = { question: PRICE_QUESTION, kind: 'price', facts: factsNeeded.price };

/** Asked where a page offers or compares several things. */
export const PRICES: Asking = { ...PRICE, question: PRICES_QUESTION };

/** What is asked for where a page does not give a facet; null for what its author cannot supply. */
export const facetAskings: Readonly<Record<GapFacet, Asking | null>> = {
  price: PRICE,
  prices: PRICE,
  costs: {
    question: 'What does it typically cost?',
    kind: 'price',
    facts: [
      'a typical range, with the currency',
      'what makes it cheaper or dearer',
      'the date of the figures',
    ],
  },
  dimensions: {
    question: 'Which dimensions does it have?',
    kind: 'number',
    facts: ['height, width and depth with their units', 'the sizes on offer, if there are several'],
  },
  weight: { question: 'What does it weigh?', kind: 'number', facts: ['the weight with its unit'] },
  care: {
    question: 'How is it cleaned and cared for?',
    kind: 'steps',
    facts: ['how it is washed or cleaned', 'what harms it'],
  },
  shipping: {
    question: 'What does shipping cost, and how long does it take?',
    kind: 'list',
    facts: [
      'the cost, and from which order on it is free',
      'the time until delivery',
      'the countries served',
    ],
  },
  systemRequirements: {
    question: 'What does it need to run?',
    kind: 'list',
    facts: ['the systems and versions that are supported', 'the memory and space that it needs'],
  },
  comparison: {
    question: 'How do the options compare, point by point?',
    kind: 'comparison',
    facts: factsNeeded.comparison,
  },
  buyingAdvice: {
    question: 'Which of the products suits whom?',
    kind: 'comparison',
    facts: ['how the products differ', 'for each, who should choose it and who should not'],
  },
  clientResults: {
    question: 'What have clients achieved with it?',
    kind: 'number',
    facts: ['a client who may be named', 'the figure before and after, and the time between'],
  },
  example: {
    question: 'What does a complete example look like?',
    kind: 'steps',
    facts: ['an example that runs as it stands', 'what it prints or does'],
  },
  prerequisites: {
    question: 'What is needed before the first step?',
    kind: 'list',
    facts: ['software and versions', 'accounts, rights and knowledge'],
  },
  troubleshooting: {
    question: 'What goes wrong most often, and how is it fixed?',
    kind: 'steps',
    facts: ['the messages or symptoms that users meet', 'the fix for each'],
  },
  criteria: {
    question: 'By which criteria were the entries chosen?',
    kind: 'list',
    facts: ['the criteria', 'who judged the entries, and when'],
  },
  storage: {
    question: 'How long does it keep, and how is it stored?',
    kind: 'date',
    facts: ['how long it keeps in the fridge and in the freezer', 'how it is reheated'],
  },
  substitutes: {
    question: 'Which ingredients can be replaced, and with what?',
    kind: 'list',
    facts: ['the ingredient and its substitute', 'what changes with it'],
  },
  nutrition: {
    question: 'Which nutritional values does it have?',
    kind: 'number',
    facts: ['calories, protein, fat and carbohydrates', 'the amount that they are for'],
  },
  benchmarks: {
    question: 'Which figures were measured, and how?',
    kind: 'number',
    facts: ['the figures with their units', 'the machine, the version and the method'],
  },
  credentials: {
    question: 'Who is behind it, and what qualifies them?',
    kind: 'person',
    facts: ['full names and roles', 'training, licences or years of practice'],
  },
  // The structured data give it
  priceInText: null,
  // Other products, customers and the frame of the page say it, not the author
  alternatives: null,
  reviews: null,
  ratings: null,
  version: null,
};

/** What is asked for where a passage or the whole page needs what only its author knows. */
export const askings = {
  conclusion: (headline: string): Asking => ({
    question: `What is the conclusion of the thread ${quoted(headline)}?`,
    kind: 'explanation',
    facts: [
      'the answer that worked, or that most replies agree on',
      'the post that gives it, and its date',
      'what stays open or disputed',
    ],
  }),
} as const;
