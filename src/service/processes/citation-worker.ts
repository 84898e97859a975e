import {
  judgeCitationTest,
  planCitationTest,
  readSource,
  type CitationPlan,
  type SourcePage,
  type TestPages,
} from '../../core/citations/index.ts';
import type { CrawlerVerdict } from '../../core/schema/access.ts';
import type { CitationReceipt } from '../../core/schema/citation-test.ts';
import type {
  CitationJudgeOutcome,
  CitationJudgeTask,
  CitationPlanOutcome,
  CitationPlanTask,
  CitationSummaryResult,
  JudgedReceipt,
  SourceOutcome,
  SourceTask,
  SourceTexts,
  StoredCitationResult,
} from './citation-tasks.ts';
import { storableJson } from './storable-json.ts';
import { textOf } from './text-of.ts';

/** Reads one page of a citation test. `crawlers`: the verdicts of its robots.txt; undefined without one. */
export function readSourcePage(
  { html, read, source }: SourceTask,
  crawlers: readonly CrawlerVerdict[] | undefined,
): SourceOutcome {
  const page = readSource(textOf(html, read), {
    ...source,
    ...(crawlers === undefined ? {} : { crawlers }),
  });
  return { status: 'completed', sourceJson: storableJson(page) };
}

/** Ranks the passages of the pages, and writes what a language model is asked. */
export function planCitations({ plan: { pages, ...input } }: CitationPlanTask): CitationPlanOutcome {
  const plan = planCitationTest({ ...input, pages: testPages(pages) });
  return {
    status: 'completed',
    planJson: storableJson(plan),
    prompts: plan.prompts.map(({ key, question, version, run, system, prompt }) => ({
      ...{ key, question, version, run },
      ...{ system, prompt },
    })),
  };
}

/** Counts the answers and says why the page is not cited. */
export function judgeCitations({ judged }: CitationJudgeTask): CitationJudgeOutcome {
  const { pages, planJson, answers, warnings } = judged;
  // Written by `planCitations`, in a process of this program.
  const plan = JSON.parse(planJson) as CitationPlan;
  const { result, receipts } = judgeCitationTest({ pages: testPages(pages), plan, answers, warnings });
  const assistant = receipts.length === 0 ? null : plan.assistant;
  const stored: StoredCitationResult = { assistant, ...result };
  const summary: CitationSummaryResult = {
    assistant,
    rate: result.rate,
    comparison: result.comparison,
    causes: result.results.map(({ cause }) => cause?.code ?? null),
    warnings: result.warnings,
  };
  return {
    status: 'completed',
    resultJson: storableJson(stored),
    summary,
    receipts: receipts.map((receipt) => judgedReceipt(receipt, plan)),
  };
}

function judgedReceipt(receipt: CitationReceipt, plan: CitationPlan): JudgedReceipt {
  const { version, run } = receipt;
  const question = plan.questions.findIndex((planned) => planned.question === receipt.question);
  return { question, version, run, receiptJson: storableJson(receipt) };
}

/** Written by `readSourcePage`, in a process of this program. */
function testPages({ own, before, rivals }: SourceTexts): TestPages {
  return {
    own: JSON.parse(own) as SourcePage,
    before: before === null ? null : (JSON.parse(before) as SourcePage),
    rivals: rivals.map((rival) => JSON.parse(rival) as SourcePage),
  };
}
