import type { CitationRole, CitationVersion } from '../schema/citation-vocabulary.ts';
import type { SourcePage } from './source-page.ts';

/** The pages of a test. In results they are numbered: own 0, before 1 where it is, then the rivals in their order. */
export interface TestPages {
  /** In a before/after test the version after. */
  readonly own: SourcePage;
  /** The version before; null in a test of one version. */
  readonly before: SourcePage | null;
  readonly rivals: readonly SourcePage[];
}

export interface NumberedPage {
  readonly page: number;
  readonly role: CitationRole;
  readonly source: SourcePage;
}

export function numberedPages({ own, before, rivals }: TestPages): readonly NumberedPage[] {
  const ofOwner = [
    { role: 'own' as const, source: own },
    ...(before === null ? [] : [{ role: 'before' as const, source: before }]),
  ];
  return [...ofOwner, ...rivals.map((source) => ({ role: 'rival' as const, source }))].map((one, page) => ({
    page,
    ...one,
  }));
}

export function versionsOf({ before }: TestPages): readonly CitationVersion[] {
  return before === null ? ['own'] : ['own', 'before'];
}

/** One version of the own page and all rivals. */
export function pagesOfVersion(pages: TestPages, version: CitationVersion): readonly NumberedPage[] {
  return numberedPages(pages).filter(({ role }) => role === version || role === 'rival');
}
