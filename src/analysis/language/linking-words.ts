/**
 * Small words inside a term: "pompe à chaleur", "bomba de calor", "Leonardo da Vinci". By language; a language without an
 * entry has no terms with small words in them as far as this program can tell.
 */
const TERM_LINKS: Readonly<Record<string, string>> = {
  fr: 'à au aux de des du en',
  es: 'de del a al en',
  pt: 'de do da dos das a ao em',
  it: 'di del della dello dei degli delle da a al alla in',
  ca: 'de del dels a',
  ro: 'de cu din',
};

/** Small words inside names, of all languages in one: a page in English names Simone de Beauvoir too. */
const NAME_LINKS = new Set(
  "de del della delle dello dei degli di da do dos das du des d' la le van von der den vom zu zur ten ter af av".split(
    ' ',
  ),
);
/** English ones join only what stands as a name of something: "Bank of England", never "Keller of Zurich". */
const ENGLISH_NAME_LINKS = new Set(['of', 'for']);
const ENGLISH_ARTICLES = new Set(['the']);

const sets = new Map<string, ReadonlySet<string>>();

/** Words that may stand between two nouns of one term, lower-case; empty where none are known. */
export function termLinksOf(language: string): ReadonlySet<string> {
  const known = sets.get(language);
  if (known !== undefined) return known;
  const links = new Set((TERM_LINKS[language] ?? '').split(' ').filter((word) => word !== ''));
  sets.set(language, links);
  return links;
}

/** How a lower-case word joins the two sides of a name: always, only after a common noun or an article, or never. */
export function nameLinkOf(lower: string): 'always' | 'after noun' | 'article' | null {
  if (NAME_LINKS.has(lower)) return 'always';
  if (ENGLISH_NAME_LINKS.has(lower)) return 'after noun';
  return ENGLISH_ARTICLES.has(lower) ? 'article' : null;
}
