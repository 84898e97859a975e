import { accessOf } from '../score/access.ts';
import type { AnalyzeOptions } from '../page-signals/analyze-options.ts';
import { withSources, type Signals } from '../page-signals/page-signals.ts';
import type { Brief } from '../schema/action.ts';
import type { AnalysisError } from '../schema/analysis-error.ts';
import type { ContentBlock, Omission } from '../schema/content-block.ts';
import type { ContentType, InjectionMode, InjectionWarningCode } from '../schema/vocabulary.ts';
import type { InjectionWarning, InjectionDiff, AskedQuery } from '../schema/injection.ts';
import type { ScoredPage } from '../score/score-page.ts';
import { readBrandVoice, voiceWarnings } from '../blocks/brand-voice.ts';
import type { BlockChange } from '../blocks/block-change.ts';
import { withoutItems } from '../blocks/block-items.ts';
import { editBlocks } from '../blocks/edit-blocks.ts';
import { generateBlocks } from '../blocks/generate.ts';
import { groundingSources } from '../blocks/grounding.ts';
import type { ModelProposal } from '../blocks/model/proposal.ts';
import { adviseOn } from './actions/actions.ts';
import { shownBrief } from './briefs/asked-brief.ts';
import { blockBriefs } from './briefs/block-briefs.ts';
import { openBriefs } from './briefs/open-briefs.ts';
import { asksSame } from './briefs/page-briefs.ts';
import { pageDiff } from './page-diff.ts';
import { changesOnly } from './changes-only.ts';
import { chooseBlocks, type MeasuredBlocks } from './choose-blocks.ts';
import { EXTRACTIVE } from '../blocks/composers/block-facts.ts';
import { INPUT_TRUNCATED, textWarnings } from './confidence-warnings.ts';
import { regenerateItem, type RegeneratedItem } from './regenerate-item.ts';
import { RUBRIC_VERSION } from '../score/engine.ts';
import { EMPTY_PAGE } from './empty-page.ts';
import { notHtmlError } from './not-html.ts';
import { scoreRequest, type PageRequest } from './score-request.ts';

export interface MakeInjectionOptions extends PageRequest {
  /** `auto`: blocks that are published unseen. `manual`: drafts for an editor too; also for a preview. */
  readonly mode: InjectionMode;
  readonly facts: readonly string[];
  readonly brandVoice: string | null;
  /** X-Robots-Tag values of the page's server. */
  readonly robotsTags: readonly string[];
  /** The analysis that named the page; null or absent without one. */
  readonly analysis?: SourceAnalysis | null;
  /** Answer of a language model, used as far as it is grounded; null when none was called. */
  readonly proposed: ModelProposal | null;
  /** Changes to an existing injection; nothing is generated then. */
  readonly edit: InjectionEdit | null;
  /** `changes`: only the changes and their neighbours. */
  readonly wantsDiff: boolean | 'changes';
}

/** What of an analysis can make its score differ from that of the same page here. */
export interface SourceAnalysis {
  /** Null: unknown. */
  readonly rubricVersion: string | null;
  /** True when the page was compared with others, from which an injection expects nothing. */
  readonly isCompared: boolean;
}

export interface InjectionEdit {
  readonly made: MadeInjection;
  readonly changes: readonly BlockChange[];
  /** Keys of items that leave the draft. */
  readonly leaveOut?: readonly string[];
  /** The item to generate again; the changes are empty then. */
  readonly again?: RegeneratedItem | null;
}

/** The fields of an injection's record that come from its page; named as in the API. */
export interface MadeInjection {
  readonly content_types: readonly ContentType[];
  readonly content_blocks: readonly ContentBlock[];
  readonly omitted: readonly Omission[];
  readonly queries: readonly AskedQuery[];
  readonly briefs: readonly Brief[];
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

/**
 * Generates the content blocks of one page and measures their gain. Pure and deterministic; never throws on bad HTML.
 * Both scores are of the HTML alone, equal to an analysis of the same HTML: robots headers and robots.txt are not
 * included, but reported as a warning.
 */
export function makeInjection(html: string, options: MakeInjectionOptions): InjectionOutcome {
  const scored = scoreRequest(html, options);
  if (scored === null) return { status: 'failed', error: notHtmlError(html) ?? EMPTY_PAGE };
  const { read, before, queries, conditions } = scored;
  const contentTypes = options.edit?.made.content_types ?? scored.contentTypes;
  const written =
    options.edit === null
      ? generate(asAsked(before.signals, queries), contentTypes, options)
      : edit(asAsked(before.signals, queries), options, options.edit);
  const measured = chooseBlocks(html, before, written.blocks, {
    conditions,
    losses: options.edit !== null ? 'kept' : options.mode === 'manual' ? 'marked' : 'dropped',
  });
  const omitted = [...written.omitted, ...measured.omitted];
  const made: MadeInjection = {
    content_types: contentTypes,
    content_blocks: measured.blocks,
    omitted,
    queries,
    briefs: options.edit?.made.briefs ?? authorBriefs(read, before, { facts: options.facts, omitted }),
    score_before: before.overall,
    score_after: measured.after.overall,
    warnings: [...written.warnings, ...pageWarnings(before, measured, options)],
  };
  const { wantsDiff } = options;
  const whole = wantsDiff === false ? null : pageDiff(before.signals.page, measured.after.signals.page);
  const diff = whole !== null && wantsDiff === 'changes' ? changesOnly(whole) : whole;
  return { status: 'completed', made, rendered: measured.rendered, diff };
}

/** What an analysis of the page asks its author, without what the facts of the caller answer, and what no block was made from. */
function authorBriefs(
  read: Signals,
  before: ScoredPage,
  { facts, omitted }: { readonly facts: readonly string[]; readonly omitted: readonly Omission[] },
): readonly Brief[] {
  const { briefs } = adviseOn(read, before, new Map());
  const open = openBriefs(briefs, facts, before.signals);
  const more = openBriefs(blockBriefs(omitted, before.signals), facts, before.signals).filter(
    (brief) => !open.some((one) => asksSame(one, brief)),
  );
  return [...open, ...more].map(shownBrief);
}

interface WrittenBlocks {
  readonly blocks: readonly ContentBlock[];
  readonly omitted: readonly Omission[];
  readonly warnings: readonly InjectionWarning[];
}

/** The page as it was scored, with the queries that are guesses marked: a guess is not written as a question of the caller's. */
function asAsked(signals: Signals, queries: readonly AskedQuery[]): Signals {
  return withSources(
    signals,
    queries.map(({ source }) => source),
  );
}

function generate(
  signals: Signals,
  types: readonly ContentType[],
  { mode, facts, brandVoice, proposed }: MakeInjectionOptions,
): WrittenBlocks {
  const voice = readBrandVoice(brandVoice);
  try {
    const sources = groundingSources(signals, facts);
    const { blocks, omitted, warnings } = generateBlocks(signals, types, {
      mode,
      facts,
      sources,
      voice,
      proposed,
    });
    // The model was given the brand voice in the caller's words; extractive blocks follow its rules only.
    const isExtractive = blocks.length === 0 || blocks.some(({ generator }) => generator === EXTRACTIVE);
    const voiced = isExtractive ? voiceWarnings(voice, signals.page.language) : [];
    return { blocks, omitted, warnings: [...warnings, ...voiced] };
  } catch {
    const message = 'Generating content blocks failed for this page.';
    return {
      blocks: [],
      omitted: types.map((type) => ({ type, reason: message })),
      warnings: [{ code: 'content_block_error', message }],
    };
  }
}

/** Warnings that stay true after an edit; the others are computed again. */
const KEPT_BY_EDITS: ReadonlySet<InjectionWarningCode> = new Set([
  'brand_voice',
  'access_capped',
  'model_budget',
  'model_unavailable',
  'model_words_refused',
]);

function edit(
  signals: Signals,
  options: MakeInjectionOptions,
  { made, changes, leaveOut = [], again = null }: InjectionEdit,
): WrittenBlocks {
  const kept = made.warnings.filter(({ code }) => KEPT_BY_EDITS.has(code));
  if (again !== null) {
    const { blocks, warnings } = regenerateItem(signals, made.content_blocks, again, options);
    return { blocks, omitted: made.omitted, warnings: [...kept, ...warnings] };
  }
  const { blocks, omitted } = editBlocks(made.content_blocks, changes, {
    sources: groundingSources(signals, options.facts),
    page: signals.page,
  });
  const left = withoutItems(blocks, new Set(leaveOut));
  return { blocks: left.blocks, omitted: [...made.omitted, ...omitted, ...left.omitted], warnings: kept };
}

function pageWarnings(
  before: ScoredPage,
  { after }: MeasuredBlocks,
  { queries, robotsTags, analysis = null }: MakeInjectionOptions,
): readonly InjectionWarning[] {
  const { page, options } = before.signals;
  const warnings: InjectionWarning[] = after.warnings.map(({ message }) => ({
    code: 'check_error',
    message,
  }));
  if (page.truncated) warnings.push(INPUT_TRUNCATED);
  warnings.push(...textWarnings(page));
  if (queries === null) {
    warnings.push({
      code: 'low_confidence',
      message: 'No query was given: both scores are for queries inferred from the page itself.',
    });
  }
  if (analysis !== null) warnings.push(...analysisWarnings(analysis));
  const served: AnalyzeOptions = { ...options, robotsTags };
  const { cap } = accessOf(page, served);
  if (cap < before.access.cap) {
    warnings.push({
      code: 'access_capped',
      message: `The server’s X-Robots-Tag header caps the page’s score at ${String(cap)}; the scores here are for the HTML alone.`,
    });
  }
  return warnings;
}

function analysisWarnings({ rubricVersion, isCompared }: SourceAnalysis): readonly InjectionWarning[] {
  const code = 'analysis_not_comparable';
  const warnings: InjectionWarning[] = [];
  if (rubricVersion !== RUBRIC_VERSION) {
    const made = rubricVersion === null ? 'an earlier rubric' : `rubric ${rubricVersion}`;
    const message = `The analysis was made by ${made}, both scores here by rubric ${RUBRIC_VERSION}: they are not comparable with its overall_score.`;
    warnings.push({ code, message });
  }
  if (isCompared) {
    const message =
      'The analysis compared the page with others; both scores here are for the page alone, so score_before may differ from its overall_score.';
    warnings.push({ code, message });
  }
  return warnings;
}
