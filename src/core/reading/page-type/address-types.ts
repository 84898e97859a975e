import type { PageType } from '../../schema/vocabulary.ts';

/** Page types by parts of addresses; several may match one address. */
const ADDRESS_TYPES: readonly (readonly [PageType, RegExp])[] = [
  [
    'recipe',
    /\/(?:recipes?|rezepte?|recettes?|recetas?|receitas?|ricette?|recept(?:en|ek|y)?|przepisy?|opp?skrifter|cookbook)[/:-]/i,
  ],
  [
    'documentation',
    /(?:^|[/.])(?:docs?|documentation|reference|manual|api|developers?)(?:[/.]|$)|[/.]wiki\./i,
  ],
  [
    'forum',
    // A topic or a community is a thread's only with the thread behind it. The last two: Discourse and Reddit.
    /(?:^|[/.])(?:forums?|threads?|viewtopic|showthread|viewthread|questions|discuss|discussions?|boards?|bbs)(?:[/.]|$)|[/.]community[/.][^/]|\/topic\/[^/]*\d|\/t\/[^/]+\/\d+|\/r\/[^/]+\/comments\//i,
  ],
  ['product', /\/(?:products?|item|p|dp|app)\/[^/]+/i],
  [
    'listing',
    /\/(?:list|lists|listings?|archives?|tags?|browse|search|categor(?:y|ies)|topics?|rankings?)(?:\/|$)|\/(?:blog|news|articles|posts|stories)\/?$/i,
  ],
  [
    'collection',
    /\/(?:collections?|category|categories|cat|shop|brand|c|browse|product-category)\/[^/]+|\/(?:shop|store|products)\/?$/i,
  ],
  ['service', /\/(?:services?|solutions?)(?:\/|$)/i],
  ['article', /\/(?:blog|news|articles?|posts?|press|story|stories|wiki)\/|\/(?:19|20)\d{2}\/\d{1,2}\//i],
];

export function addressTypes(url: string): ReadonlySet<PageType> {
  return new Set(ADDRESS_TYPES.filter(([, pattern]) => pattern.test(url)).map(([type]) => type));
}
