/**
 * What every report of a page says, and in which order: the terminal, HTML and Markdown reports and the dashboard render
 * this, so that none of them shows a page in another light. Strings are those of the result: each renderer makes them safe.
 */
import type { Action, Brief } from '../../core/schema/action.ts';
import type { CrawlerVerdict } from '../../core/schema/access.ts';
import type {
  AnalysisResult,
  AnalysisWarning,
  EngineFacts,
  PageFacts,
  QueryResult,
} from '../../core/schema/analysis-result.ts';
import type { CheckResult } from '../../core/schema/check.ts';
import type { ContentBlock } from '../../core/schema/content-block.ts';
import type { Entity, EntityGap } from '../../core/schema/entity.ts';
import type { Evidence } from '../../core/schema/evidence.ts';
import type { CategoryId, CrawlerRole, ScoreBand } from '../../core/schema/vocabulary.ts';
import { bandSentence } from './band-words.ts';
import { readingNote } from './reading-note.ts';
import { categoryNames, crawlerRoleNames } from './report-names.ts';

export interface ReportModel {
  readonly about: PageFacts;
  readonly score: ReportScore;
  readonly answers: ReportAnswers;
  /** What to do first; empty when nothing certain can be said. */
  readonly toDo: readonly ReportAction[];
  readonly more: readonly ReportAction[];
  /** Without any action on a page below `good`: what costs it most points, as the checks found it; at most three. */
  readonly losses: readonly string[];
  /** What lowers the whole score or its certainty. */
  readonly limits: readonly ReportLimit[];
  readonly briefs: readonly ReportBrief[];
  readonly blocks: readonly ReportBlock[];
  readonly checks: readonly CheckGroup[];
  readonly gaps: readonly EntityGap[];
  readonly entities: { readonly first: readonly Entity[]; readonly others: readonly Entity[] };
  readonly crawlers: readonly CrawlerGroup[];
  readonly engine: EngineFacts;
  /** What is rougher without a language model; null with one. */
  readonly readingNote: string | null;
}

export interface ReportScore {
  readonly overall: number;
  readonly band: ScoreBand | null;
  /** What the band means, and how a language model rates the page; empty without either. */
  readonly sentence: string;
  readonly categories: readonly { readonly id: CategoryId; readonly name: string; readonly score: number }[];
}

/** A query with its number in `queries`, from 1. */
export interface ReportQuery extends QueryResult {
  readonly number: number;
}

export interface ReportAnswers {
  readonly answered: readonly ReportQuery[];
  readonly partly: readonly ReportQuery[];
  readonly open: readonly ReportQuery[];
  /** Queries of results that are older than the verdict. */
  readonly unjudged: readonly ReportQuery[];
}

export interface ReportAction {
  /** From 1, over `toDo` and `more`. */
  readonly number: number;
  readonly text: string;
  /** Null in results that are older than actions. */
  readonly why: string | null;
  readonly where: Evidence | null;
  readonly example: string | null;
  /** Measured gain of the overall score from `block`. */
  readonly gain: number | null;
  readonly block: ReportBlock | null;
  readonly brief: ReportBrief | null;
  /** The check that found the fault; null where a limit did, or the result does not say. */
  readonly check: CheckResult | null;
}

/** A brief with its number in `briefs`, from 1. */
export interface ReportBrief extends Brief {
  readonly number: number;
}

/** A content block with its number in `content_blocks`, from 1. */
export interface ReportBlock {
  readonly number: number;
  readonly block: ContentBlock;
}

export type ReportLimit =
  | { readonly kind: 'cap'; readonly cap: number; readonly message: string; readonly quote: string | null }
  | {
      readonly kind: 'flag';
      /** From 1, in the order of the integrity flags. */
      readonly number: number;
      readonly multiplier: number;
      readonly message: string;
      readonly evidence: readonly Evidence[];
    }
  | ({ readonly kind: 'warning' } & AnalysisWarning);

/** The checks of a category. */
export interface CheckGroup {
  readonly id: CategoryId;
  readonly name: string;
  readonly score: number;
  /** Failed, partly passed or broken: the most points to gain first. */
  readonly open: readonly CheckResult[];
  readonly passed: readonly CheckResult[];
  readonly notApplicable: readonly CheckResult[];
}

export interface CrawlerGroup {
  readonly role: CrawlerRole;
  readonly name: string;
  readonly crawlers: readonly CrawlerVerdict[];
  readonly refused: readonly CrawlerVerdict[];
}

const toDoShown = 3;
const lossesShown = 3;
const entitiesShown = 10;

export function reportModel(result: AnalysisResult): ReportModel {
  const blocks = result.content_blocks.map((block, index) => ({ number: index + 1, block }));
  const briefs = result.briefs.map((brief, index) => ({ ...brief, number: index + 1 }));
  const actions = actionsOf(result, blocks, briefs);
  return {
    about: result.page,
    score: scoreOf(result),
    answers: answersOf(result.queries),
    toDo: actions.slice(0, toDoShown),
    more: actions.slice(toDoShown),
    losses: actions.length > 0 || isGood(result.score_band) ? [] : lossesOf(result),
    limits: limitsOf(result),
    briefs,
    blocks,
    checks: checkGroups(result),
    gaps: result.entity_gaps,
    entities: {
      first: result.entities.slice(0, entitiesShown),
      others: result.entities.slice(entitiesShown),
    },
    crawlers: crawlersOf(result),
    engine: result.engine,
    readingNote: readingNote(result),
  };
}

function scoreOf(result: AnalysisResult): ReportScore {
  const { overall_score: overall, score_band: band, category_scores: scores } = result;
  return {
    overall,
    band,
    sentence: [band === null ? null : bandSentence(band), ratingSentence(result)]
      .filter((sentence) => sentence !== null)
      .join(' '),
    categories: categoryNames.map(([id, name]) => ({ id, name, score: scores[id] })),
  };
}

/** Null where rules read. */
function ratingSentence({ judgement }: AnalysisResult): string | null {
  const overall = judgement?.ratings.overall ?? null;
  if (judgement === null || overall === null) return null;
  const spread = judgement.spread === 0 ? '' : `, with a spread of ${String(judgement.spread)}`;
  return `The language model that read the page rates it ${String(overall)} of 5 as a source${spread}.`;
}

function answersOf(queries: readonly QueryResult[]): ReportAnswers {
  const numbered = queries.map((query, index) => ({ ...query, number: index + 1 }));
  const answered = numbered.filter((query) => query.answered === 'full');
  const partly = numbered.filter((query) => query.answered === 'partial');
  const open = numbered.filter((query) => query.answered === 'no');
  const judged = new Set([...answered, ...partly, ...open]);
  return { answered, partly, open, unjudged: numbered.filter((query) => !judged.has(query)) };
}

function actionsOf(
  result: AnalysisResult,
  blocks: readonly ReportBlock[],
  briefs: readonly ReportBrief[],
): readonly ReportAction[] {
  // Results that are older than actions have their texts only.
  if (result.actions.length === 0) {
    return result.recommendations.map((text, index) => ({ ...textAlone, number: index + 1, text }));
  }
  return result.actions.map((action: Action, index) => ({
    number: index + 1,
    text: action.text,
    why: action.why,
    where: action.where,
    example: action.example,
    gain: action.expected_gain,
    block: blocks.find(({ block }) => block.id === action.block) ?? null,
    brief: action.brief === null ? null : (briefs[action.brief] ?? null),
    check: result.checks.find(({ id }) => id === action.check) ?? null,
  }));
}

const textAlone = {
  why: null,
  where: null,
  example: null,
  gain: null,
  block: null,
  brief: null,
  check: null,
} as const;

function limitsOf({ access, integrity, warnings }: AnalysisResult): readonly ReportLimit[] {
  return [
    ...access.reasons.map(({ cap, message, quote }) => ({ kind: 'cap' as const, cap, message, quote })),
    ...integrity.flags.map(({ multiplier, message, evidence }, index) => ({
      kind: 'flag' as const,
      number: index + 1,
      multiplier,
      message,
      evidence,
    })),
    ...warnings.map((warning) => ({ kind: 'warning' as const, ...warning })),
  ];
}

/** The categories that have checks, in the order of every report. */
export function checkGroups({
  checks,
  category_scores: scores,
}: Pick<AnalysisResult, 'checks' | 'category_scores'>): readonly CheckGroup[] {
  return categoryNames.flatMap(([id, name]) => {
    const own = checks.filter(({ category }) => category === id);
    if (own.length === 0) return [];
    const open = own.filter(({ outcome }) => outcome !== 'pass' && outcome !== 'not_applicable');
    return {
      id,
      name,
      score: scores[id],
      open: open.sort((one, other) => lostPoints(other) - lostPoints(one)),
      passed: own.filter(({ outcome }) => outcome === 'pass'),
      notApplicable: own.filter(({ outcome }) => outcome === 'not_applicable'),
    };
  });
}

function isGood(band: ScoreBand | null): boolean {
  return band === 'good' || band === 'excellent';
}

function lossesOf({ checks }: AnalysisResult): readonly string[] {
  return checks
    .filter(({ outcome }) => outcome === 'fail' || outcome === 'partial')
    .sort((one, other) => lostPoints(other) - lostPoints(one))
    .slice(0, lossesShown)
    .map(({ explanation }) => explanation);
}

/** A broken check loses none: it is not part of the score. */
function lostPoints({ points, max_points: most }: CheckResult): number {
  return points === null ? 0 : most - points;
}

function crawlersOf({ access }: AnalysisResult): readonly CrawlerGroup[] {
  return crawlerRoleNames.flatMap(([role, name]) => {
    const crawlers = access.crawlers.filter((crawler) => crawler.role === role);
    const refused = crawlers.filter(({ allowed }) => !allowed);
    return crawlers.length === 0 ? [] : { role, name, crawlers, refused };
  });
}
