import type { Side } from '../../languages/question-words.ts';
import type { AnswerKind, SubjectType } from '../../schema/vocabulary.ts';

/** What a side of a subject asks for, and the subjects that have it. */
interface SideFacts {
  readonly kind: AnswerKind;
  readonly types: ReadonlySet<SubjectType>;
}

const side = (kind: AnswerKind, ...types: SubjectType[]): SideFacts => ({ kind, types: new Set(types) });

/** A heading such as "History" means something else for a product than for a town: each side has its types of subject. */
export const SIDES: Readonly<Record<Side, SideFacts>> = {
  price: side('price', 'product', 'organization', 'event'),
  features: side('list', 'product'),
  dimensions: side('number', 'product'),
  weight: side('number', 'product'),
  material: side('definition', 'product'),
  battery: side('number', 'product'),
  sizes: side('list', 'product'),
  colors: side('list', 'product'),
  warranty: side('number', 'product'),
  returns: side('explanation', 'organization'),
  delivery: side('number', 'organization'),
  care: side('steps', 'product'),
  ingredients: side('list', 'product', 'food'),
  reviews: side('explanation', 'product'),
  alternatives: side('list', 'product'),
  installation: side('steps', 'product', 'work'),
  start: side('steps', 'product', 'work'),
  requirements: side('list', 'product', 'work', 'concept'),
  working: side('explanation', 'product', 'concept', 'organization', 'health'),
  problems: side('list', 'product', 'work'),
  benefits: side('list', 'product', 'concept', 'food', 'health'),
  drawbacks: side('list', 'product', 'concept', 'food'),
  prosAndCons: side('list', 'product', 'concept', 'organization'),
  sideEffects: side('list', 'product', 'health'),
  dosage: side('number', 'product', 'health'),
  causes: side('list', 'health', 'event'),
  symptoms: side('list', 'health'),
  treatment: side('explanation', 'health'),
  prevention: side('explanation', 'health'),
  diagnosis: side('explanation', 'health'),
  types: side('list', 'concept', 'food', 'health'),
  examples: side('list', 'concept'),
  uses: side('list', 'concept', 'food'),
  history: side('explanation', 'concept', 'food', 'place', 'organization', 'event'),
  importance: side('explanation', 'concept'),
  storage: side('explanation', 'food'),
  openingHours: side('number', 'place', 'organization'),
  arrival: side('explanation', 'place', 'event'),
  sights: side('list', 'place'),
  bestTime: side('date', 'place'),
  plot: side('explanation', 'work'),
  cast: side('list', 'work'),
  curriculum: side('list', 'product'),
  members: side('list', 'organization'),
  discography: side('list', 'person', 'organization'),
  earlyLife: side('place', 'person'),
};
