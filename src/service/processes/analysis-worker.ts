import { pageFindings } from '../../core/score/page-findings.ts';
import { gzipSync } from 'node:zlib';
import { analyze } from '../../core/improve/analyze-page.ts';
import { summarizePage } from '../../core/score/summarize-page.ts';
import { buildReadingQuestion } from '../../core/improve/build-reading-question.ts';
import { buildQuestion } from '../../core/improve/build-question.ts';
import type { AnalyzeOptions } from '../../core/page-signals/analyze-options.ts';
import { PROMPT_VERSION } from '../../core/reading/model/prompt-version.ts';
import type { CrawlerVerdict } from '../../core/schema/access.ts';
import type { AnalysisResult } from '../../core/schema/analysis-result.ts';
import type { ProposedReading } from '../../core/reading/model/proposed-reading.ts';
import { makeInjection, type MadeInjection } from '../../core/improve/make-injection.ts';
import { readProposal } from '../../core/blocks/model/read-proposal.ts';
import { judgeAddresses, judgeCrawlers } from '../web/judge-crawlers.ts';
import type {
  AddressesOutcome,
  InjectionTask,
  InjectionTaskOutcome,
  PoolOutcome,
  PoolTask,
  QuestionOutcome,
  QuestionTask,
  ReadingQuestionOutcome,
  ReadingTask,
  SummaryOutcome,
  SummaryTask,
  PageTask,
} from './analysis-pool.ts';
import type {
  CitationJudgeOutcome,
  CitationPlanOutcome,
  SourceOutcome,
  SourceTask,
} from './citation-tasks.ts';
import { judgeCitations, planCitations, readSourcePage } from './citation-worker.ts';
import { summaryOfResult } from '../../core/schema/analysis-summary.ts';
import { storable, storableJson } from './storable-json.ts';
import { textOf } from './text-of.ts';
import { warmTask } from './warm-task.ts';

/**
 * Runs in a child process: one page in, JSON text out. A page that cannot be analysed is an outcome; an exception is a
 * bug and rejects the pool's promise.
 */
function analyzeInProcess(
  task: PageTask,
):
  | PoolOutcome
  | SummaryOutcome
  | InjectionTaskOutcome
  | QuestionOutcome
  | ReadingQuestionOutcome
  | SourceOutcome
  | CitationPlanOutcome
  | CitationJudgeOutcome
  | AddressesOutcome {
  if ('urls' in task) {
    return { status: 'completed', allowed: judgeAddresses(task.robots, task.token, task.urls) };
  }
  if ('source' in task) return readSourcePage(task, crawlersOf(task));
  if ('plan' in task) return planCitations(task);
  if ('judged' in task) return judgeCitations(task);
  if ('ask' in task) return question(task);
  if ('reading' in task) return questionAboutReading(task);
  if ('injection' in task) return inject(task);
  return 'page' in task ? summarize(task) : analyzePage(task);
}

/** Loads most of what a first page would have to wait for. */
export function warm(): void {
  analyzePage(warmTask());
}

function analyzePage(task: PoolTask): PoolOutcome {
  const html = task.isText ? new TextDecoder().decode(task.html) : task.html;
  const { options, robots } = task;
  const crawlers =
    robots === undefined ? options.crawlers : judgeCrawlers(robots, options.finalUrl ?? options.url);
  const outcome = analyze(html, crawlers === undefined ? options : { ...options, crawlers });
  if (outcome.status === 'failed') return { status: 'failed', error: outcome.error };
  return {
    status: 'completed',
    resultJson: storableJson(outcome.result),
    contentJson: storableJson(outcome.content),
    overallScore: outcome.result.overall_score,
    rubricVersion: outcome.result.engine.rubric_version,
    summaryJson: storableJson(summaryOfResult(outcome.result)),
    findingsJson: storableJson(pageFindings(outcome.result)),
    categoryScores: outcome.result.category_scores,
    reader: readerIn(outcome.result, options),
    isReusable: options.reading === undefined || outcome.result.engine.reader !== 'rules',
  };
}

/** The result says `mixed` of any model whose reading was used in part. */
function readerIn({ engine }: AnalysisResult, { reading }: AnalyzeOptions): string | null {
  if (reading?.kind !== 'written' || engine.reader === 'rules') return null;
  return reading.version ?? `${reading.reader} ${PROMPT_VERSION}`;
}

function summarize({ html, robots, page }: SummaryTask): SummaryOutcome {
  const summary = storable(summarizePage(html, page));
  if (robots === undefined) return { status: 'completed', summary };
  return { status: 'completed', summary, crawlers: judgeCrawlers(robots, page.url) };
}

function question({ html, read, ask }: QuestionTask): QuestionOutcome {
  return { status: 'completed', question: buildQuestion(textOf(html, read), ask) };
}

function questionAboutReading({ html, read, reading }: ReadingTask): ReadingQuestionOutcome {
  return { status: 'completed', asked: buildReadingQuestion(textOf(html, read), reading) };
}

function crawlersOf({ robots, source }: SourceTask): readonly CrawlerVerdict[] | undefined {
  const address = source.finalUrl ?? source.url;
  return robots === undefined || address === null ? undefined : judgeCrawlers(robots, address);
}

function inject({ html, read, injection }: InjectionTask): InjectionTaskOutcome {
  const text = textOf(html, read);
  const proposed = injection.proposed === null ? null : readProposal(injection.proposed);
  const outcome = makeInjection(text, { ...injection, proposed });
  if (outcome.status === 'failed') return outcome;
  const { made, rendered, diff } = outcome;
  return {
    status: 'completed',
    made: storable(withReadingWarning(made, injection.reading ?? null)),
    page: read.as === 'gzipped_text' ? html : gzipSync(text, { level: 1 }),
    rendered: gzipSync(rendered, { level: 1 }),
    diffJson: diff === null ? null : storableJson(diff),
  };
}

/** A model that could not read the page is reported, as in an analysis: scores are of the rules' reading then. */
function withReadingWarning(made: MadeInjection, reading: ProposedReading | null): MadeInjection {
  if (reading?.kind !== 'unavailable') return made;
  const warning = { code: 'model_unavailable', message: reading.warning.message } as const;
  const isKnown = made.warnings.some(({ message }) => message === warning.message);
  return isKnown ? made : { ...made, warnings: [...made.warnings, warning] };
}

// `page-process-entry.ts` calls a module's default export.
// eslint-disable-next-line import-x/no-default-export
export default analyzeInProcess;
