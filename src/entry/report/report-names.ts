import type {
  AnswerKind,
  CategoryId,
  CheckOutcome,
  CrawlerRole,
  PageType,
} from '../../core/schema/vocabulary.ts';

/** The categories by descending weight. */
export const categoryNames: readonly (readonly [CategoryId, string])[] = [
  ['intent_alignment', 'Intent alignment'],
  ['structure_quality', 'Structure quality'],
  ['entity_coverage', 'Entity coverage'],
];

/** For narrow columns. */
export const shortCategoryNames: Readonly<Record<CategoryId, string>> = {
  intent_alignment: 'Intent',
  structure_quality: 'Structure',
  entity_coverage: 'Entities',
};

export const crawlerRoleNames: readonly (readonly [CrawlerRole, string])[] = [
  ['search', 'Search'],
  ['user', 'User request'],
  ['training', 'Training'],
];

export const pageTypeNames: Readonly<Record<PageType, string>> = {
  article: 'article',
  documentation: 'documentation',
  forum: 'forum thread',
  product: 'product page',
  service: 'service page',
  listing: 'listing',
  collection: 'collection',
  recipe: 'recipe',
  home: 'home page',
  other: 'page',
};

export const answerKindNames: Readonly<Record<AnswerKind, string>> = {
  number: 'a number',
  price: 'a price',
  date: 'a date',
  person: 'a person',
  place: 'a place',
  definition: 'a definition',
  steps: 'steps, in order',
  comparison: 'a comparison',
  list: 'a list',
  yes_no: 'yes or no',
  explanation: 'an explanation',
};

export const outcomeNames: Readonly<Record<CheckOutcome, string>> = {
  pass: 'Passed',
  partial: 'Partly',
  fail: 'Failed',
  not_applicable: 'Not applicable',
  error: 'Error',
};
