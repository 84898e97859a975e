import { buildPage, type PageDescription } from '../../support/pages/build-page.ts';
import { goodPages, type LawPage } from '../../support/pages/law-pages.ts';
import { articleTranslations } from '../../support/pages/translations-article.ts';
import { productTranslations } from '../../support/pages/translations-product.ts';
import { japanesePage } from './japanese-page.ts';

/** A page made to game a score, beside the honest page that it pretends to be. */
export interface GamedPage {
  readonly name: string;
  /** What it does, in one sentence. */
  readonly trick: string;
  readonly honest: LawPage;
  readonly html: string;
  /**
   * `pretender`: has the shape of the honest page and none of its substance. `parasite`: the honest page with something
   * added to lift it further.
   */
  readonly kind: 'pretender' | 'parasite';
}

/** Pretenders of one trick, by what is written in them. */
export interface Family {
  readonly name: string;
  readonly pages: readonly GamedPage[];
}

function pageNamed(pages: Readonly<Record<string, LawPage>>, name: string): LawPage {
  const page = pages[name];
  if (page === undefined) throw new Error(`no page ${name}`);
  return page;
}

/** Honest pages by language; what they are about is in their first query. */
export const honest = {
  en: pageNamed(goodPages, 'article'),
  shop: pageNamed(goodPages, 'product'),
  docs: pageNamed(goodPages, 'documentation'),
  de: pageNamed(goodPages, 'German article'),
  fr: pageNamed(articleTranslations, 'french'),
  es: pageNamed(articleTranslations, 'spanish'),
  esShop: pageNamed(productTranslations, 'spanish'),
  ja: japanesePage,
} as const;

type Content = Pick<
  PageDescription,
  'opening' | 'sections' | 'html' | 'after' | 'head' | 'structuredData' | 'title' | 'h1' | 'description'
>;

/** The head and title of the honest page over other content. */
export function pretender(name: string, trick: string, page: LawPage, content: Content): GamedPage {
  const bare: PageDescription = { ...page.description, opening: [], sections: [], html: '' };
  return { name, trick, honest: page, html: buildPage({ ...bare, ...content }), kind: 'pretender' };
}

/** The honest page with something more. */
export function parasite(
  name: string,
  trick: string,
  page: LawPage,
  more: (description: PageDescription) => PageDescription,
): GamedPage {
  return { name, trick, honest: page, html: buildPage(more(page.description)), kind: 'parasite' };
}

/** The headings of the honest page over other paragraphs. */
export function underItsHeadings(
  page: LawPage,
  text: (heading: string, index: number) => readonly string[],
): NonNullable<PageDescription['sections']> {
  return (page.description.sections ?? []).map(({ heading }, index) => ({
    heading,
    paragraphs: text(heading, index),
  }));
}
