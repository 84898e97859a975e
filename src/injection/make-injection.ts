import { accessOf } from '../analysis/access.ts';
import { rubric } from '../analysis/checks/rubric.ts';
import { asGiven } from '../analysis/measure-gains.ts';
import type { AnalyzeOptions } from '../analysis/options.ts';
import type { AnalysisError } from '../analysis/result.ts';
import { scorePage, type ScoredPage } from '../analysis/score-page.ts';
import { createSignals } from '../analysis/signals/signals.ts';
import { readBrandVoice, voiceWarnings } from './brand-voice.ts';
import { CONTENT_TYPES, type ContentBlock, type ContentType, type Omission } from './content-block.ts';
import { editBlocks, type BlockChange } from './edit-blocks.ts';
import { generateBlocks } from './generate.ts';
import { groundingSources } from './grounding.ts';
import type { InjectionWarning } from './injection-warning.ts';
import { pageDiff, type InjectionDiff } from './page-diff.ts';
import { changesOnly } from './changes-only.ts';
import { speakIn } from './speak-in.ts';
import { chooseBlocks, type MeasuredBlocks } from './choose-blocks.ts';

export interface AskedQuery {
  readonly query: string;
  readonly source: 'given' | 'inferred';
}

export interface MakeInjectionOptions {
  /** Absolute http(s) URL; null for a page without one. */
  readonly url: string | null;
  /** The day that ages are counted to, YYYY-MM-DD. */
  readonly asOf: string;
  /** Null: those that are inferred from the page. */
  readonly queries: readonly AskedQuery[] | null;
  /** Null: what the page's failed checks call for. */
  readonly contentTypes: readonly ContentType[] | null;
  readonly facts: readonly string[];
  readonly brandVoice: string | null;
  /** What the page's server says to crawlers, beside the HTML. */
  readonly robotsTags: readonly string[];
  /** Blocks of a language model, to be used as far as they are grounded. */
  readonly proposed: readonly ContentBlock[] | null;
  /** Changes to make in an injection that there is already; nothing is generated then. */
  readonly edit: InjectionEdit | null;
  /** `changes`: only what changed, and what stands beside it. */
  readonly wantsDiff: boolean | 'changes';
}

export interface InjectionEdit {
  readonly made: MadeInjection;
  readonly changes: readonly BlockChange[];
}

/** The fields of an injection's record that are made from its page; names are the wire's. */
export interface MadeInjection {
  readonly content_types: readonly ContentType[];
  readonly content_blocks: readonly ContentBlock[];
  readonly omitted: readonly Omission[];
  readonly queries: readonly AskedQuery[];
  readonly score_before: number;
  readonly score_after: number;
  readonly warnings: readonly InjectionWarning[];
}

export type InjectionOutcome =
  | {
      readonly status: 'completed';
      readonly made: MadeInjection;
      /** The page with the blocks applied. */
      readonly rendered: string;
      readonly diff: InjectionDiff | null;
    }
  | { readonly status: 'failed'; readonly error: AnalysisError };

/** Stands for the address of a page that has none: what is scored needs one, if only to tell own links from others. */
const NO_ADDRESS = 'https://example.com/';

/**
 * Makes the content blocks of one page and measures what they bring. Pure and deterministic; never throws on bad HTML.
 * Both scores are of the HTML alone, as an analysis of the same HTML gives them: what only the page's server says (robots
 * headers, robots.txt) is not in them, but told as a warning.
 */
export function makeInjection(html: string, options: MakeInjectionOptions): InjectionOutcome {
  const conditions = {
    url: options.url ?? NO_ADDRESS,
    asOf: options.asOf,
    queries: (options.queries ?? []).map(({ query }) => query),
  };
  const scored = scorePage(createSignals(html, conditions));
  const { page } = scored.signals;
  if (page.contentWords === 0 && page.visibleChars === 0 && page.scriptTraces === 0) {
    return {
      status: 'failed',
      error: { code: 'empty_page', message: 'The page has neither text nor scripts.', retryable: false },
    };
  }
  const before = asGiven(scored);
  const queries = askedQueries(scored, options.queries);
  const contentTypes = options.edit?.made.content_types ?? options.contentTypes ?? typesCalledFor(before);
  const written =
    options.edit === null ? generate(before, contentTypes, options) : edit(before, options, options.edit);
  const measured = chooseBlocks(html, before, written.blocks, {
    conditions: { ...conditions, queries: queries.map(({ query }) => query) },
    keepsAll: options.edit !== null,
    // What nobody asked for by name must be worth its place.
    keepsUseless: options.contentTypes !== null,
  });
  const made: MadeInjection = {
    content_types: contentTypes,
    content_blocks: measured.blocks,
    omitted: [...written.omitted, ...measured.omitted],
    queries,
    score_before: before.overall,
    score_after: measured.after.overall,
    warnings: [...written.warnings, ...pageWarnings(before, measured, options)],
  };
  const { wantsDiff } = options;
  const whole = wantsDiff === false ? null : pageDiff(page, measured.after.signals.page);
  const diff = whole !== null && wantsDiff === 'changes' ? changesOnly(whole) : whole;
  return { status: 'completed', made, rendered: measured.rendered, diff };
}

function askedQueries({ signals }: ScoredPage, given: readonly AskedQuery[] | null): readonly AskedQuery[] {
  return signals.queries.map(({ text, source }) => ({
    query: text,
    source: given === null ? source : (given.find(({ query }) => query === text)?.source ?? 'given'),
  }));
}

/** The types that mend a check that did not pass, in the order in which they are listed everywhere. */
function typesCalledFor({ checks }: ScoredPage): readonly ContentType[] {
  const failed = new Set(
    checks.filter(({ points, outcome }) => points !== null && outcome !== 'pass').map(({ id }) => id),
  );
  const wanted = new Set(rubric.flatMap(({ check }) => (failed.has(check.id) ? (check.fix ?? []) : [])));
  return CONTENT_TYPES.filter((type) => wanted.has(type));
}

interface WrittenBlocks {
  readonly blocks: readonly ContentBlock[];
  readonly omitted: readonly Omission[];
  readonly warnings: readonly InjectionWarning[];
}

function generate(
  { signals }: ScoredPage,
  types: readonly ContentType[],
  { facts, brandVoice, proposed }: MakeInjectionOptions,
): WrittenBlocks {
  const voice = readBrandVoice(brandVoice);
  try {
    const sources = groundingSources(signals, facts);
    const generated = generateBlocks(signals, types, { facts, sources, proposed });
    const spoken = speakIn(voice, generated.blocks, {
      language: signals.page.language,
      pageText: signals.page.text,
    });
    const omitted = [...generated.omitted, ...spoken.omitted];
    return { blocks: spoken.blocks, omitted, warnings: voiceWarnings(voice, signals.page.language) };
  } catch {
    const message = 'Content blocks could not be made for this page.';
    return {
      blocks: [],
      omitted: types.map((type) => ({ type, reason: message })),
      warnings: [{ code: 'content_block_error', message }],
    };
  }
}

function edit(
  { signals }: ScoredPage,
  { facts }: MakeInjectionOptions,
  { made, changes }: InjectionEdit,
): WrittenBlocks {
  const { blocks, omitted } = editBlocks(made.content_blocks, changes, groundingSources(signals, facts));
  const kept = made.warnings.filter(({ code }) => code === 'brand_voice' || code === 'access_capped');
  return { blocks, omitted: [...made.omitted, ...omitted], warnings: kept };
}

function pageWarnings(
  before: ScoredPage,
  { after }: MeasuredBlocks,
  { queries, robotsTags }: MakeInjectionOptions,
): readonly InjectionWarning[] {
  const { page, options } = before.signals;
  const warnings: InjectionWarning[] = after.warnings.map(({ message }) => ({
    code: 'check_error',
    message,
  }));
  if (page.truncated) {
    warnings.push({
      code: 'input_truncated',
      message: 'The page is larger than what is analysed; its end was left out.',
    });
  }
  if (queries === null) {
    warnings.push({
      code: 'low_confidence',
      message: 'No query was given: both scores are for queries inferred from the text itself.',
    });
  }
  const served: AnalyzeOptions = { ...options, robotsTags };
  const { cap } = accessOf(page, served);
  if (cap < before.access.cap) {
    warnings.push({
      code: 'access_capped',
      message: `The page’s server sends an X-Robots-Tag that caps its score at ${String(cap)}; the scores here are of the HTML alone.`,
    });
  }
  return warnings;
}
