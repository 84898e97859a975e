/** What a site's pages show together. Strings are those of the results: each renderer makes them safe. */
import { pageFindings, type PageFindings, type PageLoss } from '../../../core/score/page-findings.ts';
import type { AnalysedPage } from '../analysed-page.ts';
import { isAsked } from '../../../core/reading/queries/question-text.ts';
import { weaknessName } from './weakness-names.ts';

export interface SiteModel {
  readonly site: string;
  readonly pages: number;
  readonly meanScore: number | null;
  readonly fixFirst: readonly SiteFix[];
  readonly worst: readonly SitePage[];
  readonly competing: readonly SiteQuery[];
  readonly unanswered: readonly SiteQuery[];
  readonly weaknesses: readonly SiteWeakness[];
  readonly failed: readonly { readonly url: string; readonly message: string }[];
  /** What the crawl left out. */
  readonly notes: readonly string[];
}

export interface SitePage {
  readonly url: string;
  readonly title: string | null;
  readonly score: number;
  /** What to do first; null when nothing is certain. */
  readonly action: string | null;
}

export interface SiteQuery {
  readonly query: string;
  /** The best page first. */
  readonly pages: readonly { readonly url: string; readonly score: number }[];
}

/** What checks find on pages. Several checks may find the same weakness. */
export interface SiteWeakness {
  /** The checks that find it, the one that costs most points first. */
  readonly checks: readonly string[];
  /** In words. */
  readonly weakness: string;
  /** What a page without it has, by the first of `checks`. */
  readonly title: string;
  /** Pages on which one of the checks fails. */
  readonly failing: number;
  /** Other pages on which one passes partly. */
  readonly partly: number;
}

export interface SiteFix extends SiteWeakness {
  /** Points of the overall score that all pages together lose here. */
  readonly lostPoints: number;
  /** The advice for the page that loses most; null without one. */
  readonly advice: string | null;
  /** The pages that lose most, at most three. */
  readonly examples: readonly string[];
}

/** A page of a site that has a score. */
export interface ScoredPage {
  readonly url: string;
  readonly score: number;
  readonly findings: PageFindings;
}

interface SiteLoss extends PageLoss {
  readonly url: string;
}

const fixesShown = 5;
const worstShown = 10;
const queriesShown = 20;
const examplesShown = 3;

export function siteModel(site: string, pages: readonly AnalysedPage[], notes: readonly string[]): SiteModel {
  const done = pages.flatMap(({ source, outcome }) =>
    outcome.status === 'completed'
      ? { url: source, score: outcome.result.overall_score, findings: pageFindings(outcome.result) }
      : [],
  );
  const failed = pages.flatMap(({ source, outcome }) =>
    outcome.status === 'failed' ? { url: source, message: outcome.error.message } : [],
  );
  return { site, pages: pages.length, ...siteFindings(done), failed, notes };
}

/** What the pages with a score show together. */
export function siteFindings(
  done: readonly ScoredPage[],
): Omit<SiteModel, 'site' | 'pages' | 'failed' | 'notes'> {
  const fixes = fixesOf(done);
  const total = done.reduce((sum, { score }) => sum + score, 0);
  return {
    meanScore: done.length === 0 ? null : Math.round((total / done.length) * 10) / 10,
    fixFirst: [...fixes].sort((one, other) => other.lostPoints - one.lostPoints).slice(0, fixesShown),
    worst: worstPages(done),
    competing: competingQueries(done),
    unanswered: unansweredQueries(done),
    weaknesses: [...fixes]
      .sort((one, other) => other.failing - one.failing || other.partly - one.partly)
      .map(({ checks, weakness, title, failing, partly }) => ({ checks, weakness, title, failing, partly })),
  };
}

function worstPages(pages: readonly ScoredPage[]): SitePage[] {
  return [...pages]
    .sort((one, other) => one.score - other.score)
    .slice(0, worstShown)
    .map(({ url, score, findings: { title, action } }) => ({ url, title, score, action }));
}

/** The first query that a page itself is about; a given one is asked of every page. */
function competingQueries(pages: readonly ScoredPage[]): SiteQuery[] {
  const heads = pages.flatMap(({ url, findings }) => {
    const head = findings.queries.find(({ source }) => source === 'inferred');
    return head === undefined ? [] : { url, query: head.query, score: head.score };
  });
  return groupByQuery(heads)
    .filter((group) => group.pages.length > 1)
    .slice(0, queriesShown);
}

/**
 * Questions that no page answers, not even in part; those that most pages raise first. An inferred query may be a topic
 * alone, which asks nothing.
 */
function unansweredQueries(pages: readonly ScoredPage[]): SiteQuery[] {
  const asked = pages.flatMap(({ url, findings }) => findings.queries.map((query) => ({ url, ...query })));
  const answered = new Set(asked.filter((each) => each.answered !== 'no').map(({ query }) => keyOf(query)));
  const open = asked.filter(
    ({ query, source }) => (source === 'given' || isAsked(query)) && !answered.has(keyOf(query)),
  );
  return groupByQuery(open).slice(0, queriesShown);
}

function groupByQuery(
  asked: readonly { readonly url: string; readonly query: string; readonly score: number }[],
): SiteQuery[] {
  const groups = new Map<string, { query: string; pages: { url: string; score: number }[] }>();
  for (const { url, query, score } of asked) {
    const group = groups.get(keyOf(query)) ?? { query, pages: [] };
    group.pages.push({ url, score });
    groups.set(keyOf(query), group);
  }
  return [...groups.values()]
    .map(({ query, pages }) => ({ query, pages: pages.sort((one, other) => other.score - one.score) }))
    .sort((one, other) => other.pages.length - one.pages.length);
}

/** Case, punctuation and blanks do not make another question. */
function keyOf(query: string): string {
  const words = query
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words === '' ? query : words;
}

function fixesOf(pages: readonly ScoredPage[]): SiteFix[] {
  const found = new Map<string, SiteLoss[]>();
  for (const { url, findings } of pages) {
    for (const loss of findings.losses) {
      const weakness = weaknessName(loss);
      const known = found.get(weakness) ?? [];
      known.push({ ...loss, url });
      found.set(weakness, known);
    }
  }
  return [...found].map(([weakness, losses]) => fixOf(weakness, losses));
}

function fixOf(weakness: string, losses: readonly SiteLoss[]): SiteFix {
  const sorted = [...losses].sort((one, other) => other.points - one.points);
  const checks = [...pointsBy(losses, ({ check }) => check)].map(([check]) => check);
  const failing = new Set(losses.flatMap(({ url, isFailing }) => (isFailing ? url : [])));
  const byPage = pointsBy(losses, ({ url }) => url);
  const lost = losses.reduce((sum, { points }) => sum + points, 0);
  return {
    ...{ checks, weakness, failing: failing.size, partly: byPage.length - failing.size },
    title: losses.find(({ check }) => check === checks[0])?.title ?? weakness,
    lostPoints: Math.round(lost * 10) / 10,
    advice: sorted.find(({ advice }) => advice !== null)?.advice ?? null,
    examples: byPage.slice(0, examplesShown).map(([url]) => url),
  };
}

/** The points lost by what `keyOf` names, the largest sum first. */
function pointsBy(
  losses: readonly SiteLoss[],
  keyOf: (loss: SiteLoss) => string,
): readonly (readonly [key: string, points: number])[] {
  const sums = new Map<string, number>();
  for (const loss of losses) sums.set(keyOf(loss), (sums.get(keyOf(loss)) ?? 0) + loss.points);
  return [...sums].sort(([, one], [, other]) => other - one);
}
