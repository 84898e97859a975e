import type {
  CitationCause,
  CitationQuestionResult,
  PageCitations,
  PageSpan,
} from '../schema/citation-test.ts';
import { adviseCause } from './advise-cause.ts';
import type { Winner } from './causes/cause-case.ts';
import { compareWords } from './causes/compare-words.ts';
import { findCause } from './causes/find-cause.ts';
import type { CitationPlan, Retrieval } from './citation-plan.ts';
import { winnerOfRuns, winnerOfVerdicts } from './find-winner.ts';
import { rateOf, rounded } from './figures/wilson.ts';
import type { ReadRun } from './read-runs.ts';
import { languageOf } from './test-language.ts';
import { pagesOfVersion, type NumberedPage, type TestPages } from './test-pages.ts';

interface QuestionInput {
  readonly pages: TestPages;
  readonly plan: CitationPlan;
  readonly question: number;
  /** The answered runs of this question with the own version. */
  readonly runs: readonly ReadRun[];
}

/** The own page is cited in fewer runs than this share: a cause is looked for. visibility.md § 1. */
const CITED_ENOUGH = 0.5;
/** The own page is number 0. */
const OWN = 0;

export function judgeQuestion({ pages, plan, question, runs }: QuestionInput): CitationQuestionResult {
  const planned = plan.questions[question];
  const retrieval = planned?.retrievals[0] ?? { version: 'own', sources: [], nearest: null };
  const numbered = pagesOfVersion(pages, 'own');
  const asked = plan.prompts.filter(
    (prompt) => prompt.question === question && prompt.version === 'own',
  ).length;
  const found = causeOf({ pages, question, text: planned?.question ?? '', retrieval, runs });
  const top = retrieval.sources.find(({ page }) => page !== OWN);
  return {
    question: planned?.question ?? '',
    sources: retrieval.sources.map((source, index) => ({ source: index + 1, ...source })),
    nearest: { own: nearestOf(retrieval), winner: top === undefined ? null : spanOf(top) },
    verdicts: numbered.flatMap(({ page, source }) => {
      const answer = source.answers[question];
      return answer === undefined || source.status === 'unreachable'
        ? []
        : [
            {
              page,
              answered: answer.answered,
              confidence: answer.confidence,
              answer: answer.answers[0] ?? null,
            },
          ];
    }),
    runs: { asked, answered: runs.length, failed: asked - runs.length },
    citations: asked === 0 ? [] : numbered.map(({ page }) => citationsOf(page, runs)),
    cause: found,
    ...(found === null
      ? { actions: [], briefs: [] }
      : adviseCause(found, {
          question: planned?.question ?? '',
          asks: pages.own.answers[question]?.asks ?? null,
          own: pages.own,
        })),
  };
}

function nearestOf({ nearest }: Retrieval): CitationQuestionResult['nearest']['own'] {
  if (nearest === null) return null;
  const { text, start, end, rank } = nearest;
  return { text, start, end, rank };
}

function spanOf({ page, text, start, end }: Retrieval['sources'][number]): PageSpan {
  return { page, text, start, end };
}

function citationsOf(page: number, runs: readonly ReadRun[]): PageCitations {
  const cited = runs.filter((run) => run.cited.has(page)).length;
  const sum = (valueOf: (run: ReadRun) => number): number => runs.reduce((all, run) => all + valueOf(run), 0);
  return {
    ...{ page, cited, rate: rateOf(cited, runs.length) },
    share: runs.length === 0 ? null : rounded(sum(({ shares }) => shares.get(page) ?? 0) / runs.length),
    first_cited: runs.filter(({ first }) => first === page).length,
    unsupported: sum(({ unsupported }) => unsupported.get(page) ?? 0),
  };
}

/** Null where nothing is wrong. */
function causeOf({
  pages,
  question,
  text,
  retrieval,
  runs,
}: Pick<QuestionInput, 'pages' | 'question' | 'runs'> & {
  readonly text: string;
  readonly retrieval: Retrieval;
}): CitationCause | null {
  const { own } = pages;
  const rivals: readonly NumberedPage[] = pagesOfVersion(pages, 'own').filter(({ role }) => role === 'rival');
  const isRetrieved = retrieval.sources.some(({ page }) => page === OWN);
  const answer = own.answers[question] ?? null;
  let winner: Winner | null;
  if (runs.length > 0) {
    if (isCitedEnough(runs)) return null;
    winner =
      winnerOfRuns(runs, rivals, question) ?? winnerOfVerdicts({ rivals, question, retrieval, own: answer });
  } else {
    winner = winnerOfVerdicts({ rivals, question, retrieval, own: answer });
    if (own.status === 'read' && isRetrieved && winner === null) return null;
  }
  const nearest = answer?.answers[0] ?? retrieval.nearest ?? answer?.nearest ?? null;
  const given = { question: text, own, answer, isRetrieved, nearest };
  const canCompare = isRetrieved && own.status === 'read';
  const compared = canCompare ? comparedWith(winner, pages, text) : null;
  return findCause({ ...given, winner: winner ?? topOf(retrieval, rivals, question), compared });
}

function comparedWith(
  winner: Winner | null,
  pages: TestPages,
  question: string,
): ReturnType<typeof compareWords> | null {
  if (winner === null) return null;
  return compareWords(winner.span.text, pages.own.text, { language: languageOf(pages), question });
}

function isCitedEnough(runs: readonly ReadRun[]): boolean {
  return runs.filter((run) => run.cited.has(OWN)).length >= CITED_ENOUGH * runs.length;
}

/** What stands in the place of a winner where no rival is cited or answers better: the passage that came first. */
function topOf({ sources }: Retrieval, rivals: readonly NumberedPage[], question: number): Winner | null {
  for (const source of sources) {
    const rival = rivals.find(({ page }) => page === source.page);
    if (rival !== undefined)
      return {
        page: rival.page,
        source: rival.source,
        answer: rival.source.answers[question] ?? null,
        span: source,
      };
  }
  return null;
}
