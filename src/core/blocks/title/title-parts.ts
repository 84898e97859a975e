import { siteLikeness, siteNamesOf } from '../../reading/subject/site-names.ts';
import { titleRuns } from '../../reading/subject/title-segments.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import { joinLists, matcherOf } from '../../languages/compile.ts';
import { packs } from '../../languages/index.ts';

/** Titles of all languages: templates have them in another language than the text. */
const EMPTY = matcherOf(joinLists(packs.map(({ document }) => document?.emptyTitles ?? null)), {
  at: 'whole',
});

/** One part of the page's own title, between separators. */
export interface TitlePart {
  readonly text: string;
  /** The separator before it, as written; empty before the first. */
  readonly joint: string;
  /** 0-1: how much of it is the site's name. */
  readonly siteLikeness: number;
}

/** A part with less in common with the site's names names something else. */
const SITE_LIKENESS_MIN = 0.7;

/** The parts of the page's own title, in order; none without a title. */
export function titleParts({ page, options }: Pick<Signals, 'page' | 'options'>): readonly TitlePart[] {
  const title = page.metadata.title ?? '';
  const names = siteNamesOf(page, options.finalUrl ?? options.url);
  let end = 0;
  return titleRuns(title)
    .filter(({ first, last }) => first === last)
    .map(({ text }) => {
      const start = Math.max(end, title.indexOf(text, end));
      const joint = title.slice(end, start);
      end = start + text.length;
      return { text, joint, siteLikeness: siteLikeness(text, names) };
    });
}

/** True for a title that names nothing: “Home”, “Untitled”. */
export function isEmptyTitle(text: string): boolean {
  return EMPTY.test(text);
}

export function namesTheSite(part: TitlePart): boolean {
  return part.siteLikeness >= SITE_LIKENESS_MIN;
}

/** Parts as one title, with their own separators. */
export function joinParts(parts: readonly TitlePart[]): string {
  return parts.map(({ text, joint }, index) => (index === 0 ? text : `${joint}${text}`)).join('');
}
