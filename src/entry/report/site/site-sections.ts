/** The words of a site's report, in order; the terminal, Markdown and HTML render the same. */
import type { SiteModel, SiteQuery } from './site-model.ts';
import { quoted } from '../../../core/evidence/quoted.ts';

export interface SiteSection {
  readonly title: string;
  readonly items: readonly SiteItem[];
}

export interface SiteItem {
  readonly head: string;
  readonly details: readonly string[];
}

const pagesShown = 5;

export function siteHeadline({ pages, meanScore, failed }: SiteModel): string {
  const count = `${String(pages)} page${pages === 1 ? '' : 's'}`;
  const mean = meanScore === null ? '' : `, mean score ${meanScore.toFixed(1)} of 100`;
  return `${count}${mean}${failed.length === 0 ? '' : `, ${String(failed.length)} could not be analysed`}`;
}

/** Sections that have something to say. */
export function siteSections(model: SiteModel): SiteSection[] {
  const sections: SiteSection[] = [
    {
      title: 'What to fix first',
      items: model.fixFirst.map(
        ({ weakness, title, failing, partly, advice, examples, lostPoints }, index) => ({
          head: `${String(index + 1)}. ${weakness}: ${countOf(failing + partly)} lose ${lostPoints.toFixed(1)} points together`,
          details: [
            `A good page: ${quoted(title)}`,
            ...(advice === null ? [] : [`For example: ${advice}`]),
            ...examples,
          ],
        }),
      ),
    },
    {
      title: 'Worst pages',
      items: model.worst.map(({ url, title, score, action }) => ({
        head: `${score.toFixed(1)}  ${url}`,
        details: [title === null ? null : quoted(title), action].flatMap((line) => line ?? []),
      })),
    },
    { title: 'Pages that compete for one query', items: model.competing.map(queryItem) },
    { title: 'Questions that no page answers', items: model.unanswered.map(queryItem) },
    {
      title: 'Weaknesses by frequency',
      items: model.weaknesses.map(({ weakness, checks, failing, partly }) => ({
        head: `${weakness} (${checks.join(', ')}): fails on ${countOf(failing)}, passes partly on ${countOf(partly)}`,
        details: [],
      })),
    },
    {
      title: 'Pages that could not be analysed',
      items: model.failed.map(({ url, message }) => ({ head: url, details: [message] })),
    },
    { title: 'Not covered', items: model.notes.map((note) => ({ head: note, details: [] })) },
  ];
  return sections.filter(({ items }) => items.length > 0);
}

const countOf = (pages: number): string => `${String(pages)} page${pages === 1 ? '' : 's'}`;

function queryItem({ query, pages }: SiteQuery): SiteItem {
  const more = pages.length > pagesShown ? [`and ${String(pages.length - pagesShown)} more`] : [];
  return { head: quoted(query), details: [...pages.slice(0, pagesShown).map(({ url }) => url), ...more] };
}
