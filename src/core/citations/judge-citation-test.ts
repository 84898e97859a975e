import { quoted } from '../evidence/quoted.ts';
import type { CitationReceipt, CitationTestResult, CitationWarning } from '../schema/citation-test.ts';
import type { CitationAnswer, CitationPlan } from './citation-plan.ts';
import { pairedDifference, type PairedRun } from './figures/paired-difference.ts';
import { citationPower } from './figures/power.ts';
import { rateOf } from './figures/wilson.ts';
import { judgeQuestion } from './judge-question.ts';
import { readRuns, receiptOf, type ReadRun } from './read-runs.ts';
import { numberedPages, type TestPages } from './test-pages.ts';

export interface JudgeInput {
  readonly pages: TestPages;
  readonly plan: CitationPlan;
  /** Answers by key, in any order. A prompt without one counts as failed. */
  readonly answers: readonly CitationAnswer[];
  /** What the service has to say, such as `model_unavailable`. */
  readonly warnings?: readonly CitationWarning[];
}

export interface CitationJudgement {
  readonly result: CitationTestResult;
  readonly receipts: readonly CitationReceipt[];
}

/** Counts the answers and says why the own page is not cited. Pure and deterministic; never throws on an answer. */
export function judgeCitationTest({ pages, plan, answers, warnings = [] }: JudgeInput): CitationJudgement {
  const runs = readRuns(pages, plan, answers);
  const own = runs.filter(({ version }) => version === 'own');
  const rate = rateOf(own.filter(citesOwn).length, own.length);
  return {
    result: {
      pages: numberedPages(pages).map(({ page, role, source }) => ({
        ...{ page, role, url: source.url, title: source.title, status: source.status, reason: source.reason },
        overall_score: source.overallScore,
      })),
      results: plan.questions.map((_, question) =>
        judgeQuestion({ pages, plan, question, runs: own.filter((run) => run.question === question) }),
      ),
      rate,
      comparison: pages.before === null ? null : pairedDifference(pairsOf(runs)),
      power: citationPower(plan.runs * plan.questions.length, rate?.value ?? null),
      warnings: [...warnings, ...warningsOf(pages, plan, runs)],
    },
    receipts: runs.map((run) => receiptOf(run, plan)),
  };
}

/** The own page is number 0, the version before number 1 of a test that has one. */
function citesOwn({ version, cited }: ReadRun): boolean {
  return cited.has(version === 'own' ? 0 : 1);
}

/** Runs that were answered in both versions. */
function pairsOf(runs: readonly ReadRun[]): readonly PairedRun[] {
  const before = new Map(
    runs.filter(({ version }) => version === 'before').map((run) => [`${run.question} ${run.run}`, run]),
  );
  return runs.flatMap((run): PairedRun[] => {
    const other = run.version === 'own' ? before.get(`${run.question} ${run.run}`) : undefined;
    return other === undefined
      ? []
      : [{ question: run.question, before: citesOwn(other), after: citesOwn(run) }];
  });
}

function warningsOf(pages: TestPages, plan: CitationPlan, runs: readonly ReadRun[]): CitationWarning[] {
  const numbered = numberedPages(pages);
  const unread = numbered.filter(({ source, role }) => source.status === 'unreachable' && role === 'rival');
  const cut = numbered.filter(({ source }) => source.isCut);
  const bare = plan.questions.filter(({ retrievals }) => retrievals[0]?.sources.length === 0);
  const failed = plan.prompts.length - runs.length;
  return [
    ...unread.map(({ page, source }) => ({
      code: 'page_unreachable' as const,
      message: `Page ${String(page)} takes no part: ${source.reason ?? 'it cannot be read'}`,
    })),
    ...cut.map(({ page }) => ({
      code: 'input_truncated' as const,
      message: `Page ${String(page)} is longer than what is compared; its passages with the most words of the questions are.`,
    })),
    ...bare.map(({ question }) => ({
      code: 'sources_missing' as const,
      message: `No page has a passage for ${quoted(question)}.`,
    })),
    ...(failed > 0 && runs.length > 0
      ? [
          {
            code: 'runs_failed' as const,
            message: `Runs without an answer: ${String(failed)}. They are not counted.`,
          },
        ]
      : []),
  ];
}
