import type { PageType } from '../schema/vocabulary.ts';

/** What a page's type means for the rules: each policy with the types that it covers. Decisions, told once. */
const coveredBy = {
  /** Sells one thing or service: whoever buys asks the same questions of each. */
  offer: ['product', 'service'],
  /** Its parts are posts, goods or links, each with its own topic. */
  gathering: ['forum', 'collection', 'listing'],
  /** Its long sections are posts, or lists of goods and links. */
  sectionedByParts: ['forum', 'listing', 'collection', 'home'],
  /** Its title and headings name goods and controls ("Quantity") and promise no explanation. */
  headedByNames: ['product', 'collection', 'listing', 'forum'],
  /** Its entries are headings without text. */
  listOfNames: ['collection', 'listing'],
  /** Its headings name its contents; those of shops and services are slogans, those of threads are posts. */
  outlined: ['article', 'documentation', 'collection', 'listing', 'other'],
  /** Speaks to anyone; elsewhere "you" is the owner or the buyer. */
  informing: ['article', 'documentation', 'recipe', 'forum', 'other'],
  /** About one thing, which its questions may leave unnamed; elsewhere headings introduce other pages. */
  focused: ['article', 'documentation', 'recipe', 'product', 'other'],
  /** Defines the terms that it uses. */
  explaining: ['article', 'documentation'],
  /** Describes something, and may praise it; others instruct, list, or hold the words of many. */
  describing: ['article', 'product', 'service', 'collection', 'home', 'other'],
  /** A text should carry it. */
  carriedByText: ['article', 'documentation', 'product', 'service', 'collection', 'home', 'other'],
  /** Its subject needs no sentence that says what it is. */
  undefinedSubject: ['product', 'collection', 'listing', 'recipe', 'forum'],
  /** Its words, title and description included, come from visitors: its owner cannot rewrite them. */
  writtenByVisitors: ['forum'],
  /** Shows words of visitors and of other pages. */
  quoting: ['forum', 'listing', 'home'],
  /** Says little without the product or the shop that it belongs to. */
  partOfOwner: ['documentation', 'collection'],
  /** Its figures are the writer's own: a weight, a default, an amount of flour. Only studies need a source there. */
  ownFigures: ['product', 'documentation', 'recipe', 'collection', 'service', 'forum', 'listing'],
  /** Its sums depend on the order, or on the provider. */
  variableSums: ['service', 'home', 'article', 'collection'],
  /** On several things, each with its price. */
  pricesOfSeveral: ['collection', 'article'],
  /** A reader asks how old it is. */
  dated: ['article', 'documentation'],
} as const satisfies Readonly<Record<string, readonly PageType[]>>;

export type PageTypePolicy = keyof typeof coveredBy;

/** True when the policy covers pages of this type. */
export function pageTypeIs(type: PageType, policy: PageTypePolicy): boolean {
  return (coveredBy[policy] as readonly PageType[]).includes(type);
}
