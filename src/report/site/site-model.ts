/** What a site's pages show together. Strings are those of the results: each renderer makes them safe. */
import { pageFindings, type PageFindings, type PageLoss } from '../../analysis/page-findings.ts';
import type { AnalysedPage } from '../analysed-page.ts';
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

/** A check that does not pass. */
export interface SiteWeakness {
  readonly check: string;
  /** In words. */
  readonly weakness: string;
  /** What a page without it has. */
  readonly title: string;
  readonly failing: number;
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
      .map(({ check, weakness, title, failing, partly }) => ({ check, weakness, title, failing, partly })),
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

/** Questions that no page answers, not even in part; those that most pages raise first. */
function unansweredQueries(pages: readonly ScoredPage[]): SiteQuery[] {
  const asked = pages.flatMap(({ url, findings }) =>
    findings.queries.map(({ query, score, answered }) => ({ url, query, score, answered })),
  );
  const answered = new Set(asked.filter((each) => each.answered !== 'no').map(({ query }) => keyOf(query)));
  const open = asked.filter(({ query }) => !answered.has(keyOf(query)));
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
  const found = new Map<
    string,
    { title: string; weakness: string; partly: number; failing: number; losses: SiteLoss[] }
  >();
  for (const { url, findings } of pages) {
    for (const loss of findings.losses) {
      const { title } = loss;
      const weakness = weaknessName(loss);
      const fix = found.get(loss.check) ?? { title, weakness, partly: 0, failing: 0, losses: [] };
      if (loss.isFailing) fix.failing += 1;
      else fix.partly += 1;
      fix.losses.push({ ...loss, url });
      found.set(loss.check, fix);
    }
  }
  return [...found].map(([check, { title, weakness, partly, failing, losses }]) => {
    const sorted = losses.sort((one, other) => other.points - one.points);
    const lost = losses.reduce((sum, { points }) => sum + points, 0);
    return {
      ...{ check, weakness, title, partly, failing, lostPoints: Math.round(lost * 10) / 10 },
      advice: sorted.find(({ advice }) => advice !== null)?.advice ?? null,
      examples: sorted.slice(0, examplesShown).map(({ url }) => url),
    };
  });
}
