/** What a site's pages show together. Strings are those of the results: each renderer makes them safe. */
import { CATEGORY_WEIGHTS } from '../../analysis/checks/rubric.ts';
import type { AnalysisResult } from '../../schema/analysis-result.ts';
import type { AnalysedPage } from '../analysed-page.ts';

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

interface DonePage {
  readonly url: string;
  readonly result: AnalysisResult;
}

const fixesShown = 5;
const worstShown = 10;
const queriesShown = 20;
const examplesShown = 3;

export function siteModel(site: string, pages: readonly AnalysedPage[], notes: readonly string[]): SiteModel {
  const done = pages.flatMap(({ source, outcome }) =>
    outcome.status === 'completed' ? { url: source, result: outcome.result } : [],
  );
  const failed = pages.flatMap(({ source, outcome }) =>
    outcome.status === 'failed' ? { url: source, message: outcome.error.message } : [],
  );
  const fixes = fixesOf(done);
  const total = done.reduce((sum, { result }) => sum + result.overall_score, 0);
  return {
    site,
    pages: pages.length,
    meanScore: done.length === 0 ? null : Math.round((total / done.length) * 10) / 10,
    fixFirst: [...fixes].sort((one, other) => other.lostPoints - one.lostPoints).slice(0, fixesShown),
    worst: worstPages(done),
    competing: competingQueries(done),
    unanswered: unansweredQueries(done),
    weaknesses: [...fixes]
      .sort((one, other) => other.failing - one.failing || other.partly - one.partly)
      .map(({ check, title, failing, partly }) => ({ check, title, failing, partly })),
    failed,
    notes,
  };
}

function worstPages(pages: readonly DonePage[]): SitePage[] {
  return [...pages]
    .sort((one, other) => one.result.overall_score - other.result.overall_score)
    .slice(0, worstShown)
    .map(({ url, result }) => ({
      url,
      title: result.page.title,
      score: result.overall_score,
      action: result.recommendations[0] ?? null,
    }));
}

/** The first query that a page itself is about; a given one is asked of every page. */
function competingQueries(pages: readonly DonePage[]): SiteQuery[] {
  const heads = pages.flatMap(({ url, result }) => {
    const head = result.queries.find(({ source }) => source === 'inferred');
    return head === undefined ? [] : { url, query: head.query, score: head.score };
  });
  return groupByQuery(heads)
    .filter((group) => group.pages.length > 1)
    .slice(0, queriesShown);
}

/** Questions that no page answers, not even in part; those that most pages raise first. */
function unansweredQueries(pages: readonly DonePage[]): SiteQuery[] {
  const asked = pages.flatMap(({ url, result }) =>
    result.queries.map(({ query, score, answered }) => ({ url, query, score, answered })),
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

function fixesOf(pages: readonly DonePage[]): SiteFix[] {
  const found = new Map<string, { title: string; partly: number; failing: number; losses: Loss[] }>();
  for (const { url, result } of pages) {
    for (const loss of lossesOf(url, result)) {
      const fix = found.get(loss.check) ?? { title: loss.title, partly: 0, failing: 0, losses: [] };
      if (loss.isFailing) fix.failing += 1;
      else fix.partly += 1;
      fix.losses.push(loss);
      found.set(loss.check, fix);
    }
  }
  return [...found].map(([check, { title, partly, failing, losses }]) => {
    const sorted = losses.sort((one, other) => other.points - one.points);
    const lost = losses.reduce((sum, { points }) => sum + points, 0);
    return {
      ...{ check, title, partly, failing, lostPoints: Math.round(lost * 10) / 10 },
      advice: sorted.find(({ advice }) => advice !== null)?.advice ?? null,
      examples: sorted.slice(0, examplesShown).map(({ url }) => url),
    };
  });
}

interface Loss {
  readonly url: string;
  readonly check: string;
  readonly title: string;
  readonly isFailing: boolean;
  /** Of the overall score, before caps and factors. */
  readonly points: number;
  readonly advice: string | null;
}

function lossesOf(url: string, { checks }: AnalysisResult): Loss[] {
  const scored = checks.filter(({ points }) => points !== null);
  return scored.flatMap(({ id, title, category, outcome, points, max_points: most, recommendation }) => {
    if (outcome !== 'fail' && outcome !== 'partial') return [];
    const all = scored.filter((check) => check.category === category);
    const categoryPoints = all.reduce((sum, check) => sum + check.max_points, 0);
    const share = categoryPoints === 0 ? 0 : (most - (points ?? 0)) / categoryPoints;
    return {
      ...{ url, check: id, title, isFailing: outcome === 'fail', advice: recommendation },
      points: share * CATEGORY_WEIGHTS[category] * 100,
    };
  });
}
