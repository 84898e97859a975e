import type { PageType } from '../../../schema/vocabulary.ts';

/** Page types by parts of addresses; several may match one address. */
const ADDRESS_TYPES: readonly (readonly [PageType, RegExp])[] = [
  [
    'recipe',
    /\/(?:recipes?|rezepte?|recettes?|recetas?|receitas?|ricette?|recepten|przepisy?|cookbook)[/:-]/i,
  ],
  [
    'documentation',
    /(?:^|[/.])(?:docs?|documentation|reference|manual|api|developers?|learn)(?:[/.]|$)|[/.]wiki\./i,
  ],
  [
    'forum',
    // The second: addresses of Discourse.
    /(?:^|[/.])(?:forums?|threads?|topic|viewtopic|showthread|viewthread|questions|discuss|discussions?|community|boards?|bbs)(?:[/.]|$)|\/t\/[^/]+\/\d+/i,
  ],
  ['product', /\/(?:products?|item|p|dp|app)\/[^/]+/i],
  ['listing', /\/(?:list|lists|listings?|archives?|tags?|browse|search|categor(?:y|ies)|topics?)(?:\/|$)/i],
  ['collection', /\/(?:collections?|category|categories|shop|brand|c|browse|product-category)\/[^/]+/i],
  ['service', /\/(?:services?|solutions?)(?:\/|$)/i],
  ['article', /\/(?:blog|news|articles?|posts?|press|story|stories|wiki)\/|\/(?:19|20)\d{2}\/\d{1,2}\//i],
];

export function addressTypes(url: string): ReadonlySet<PageType> {
  return new Set(ADDRESS_TYPES.filter(([, pattern]) => pattern.test(url)).map(([type]) => type));
}
