/**
 * What every report of a citation test says, and in which order: terminal, HTML, Markdown and dashboard render this, so that
 * all give the same figures. Strings are those of the result: each renderer makes them safe.
 */
import type { Evidence } from '../../../core/schema/evidence.ts';
import type {
  CitationQuestionResult,
  CitationRate,
  CitationReceipt,
  CitationTest,
  CitationTestPage,
  PageCitations,
} from '../../../core/schema/citation-test.ts';
import type { CitationOutcome } from '../../../core/schema/citation-vocabulary.ts';
import type { AnsweredVerdict } from '../../../core/schema/vocabulary.ts';
import type { ReportAction, ReportBrief } from '../report-model.ts';
import { passagesOf, receiptsOf, type ReportPassage, type ReportReceipt } from './citation-receipts.ts';
import { causeNames, citedWords, counted, percent, rateWords } from './citation-words.ts';

/** A completed test, of the service or of the command line. */
export type ReportedTest = Pick<
  CitationTest,
  'url' | 'runs' | 'assistant' | 'pages' | 'results' | 'rate' | 'comparison' | 'power' | 'warnings'
>;

export interface CitationReport {
  /** The tested page: its title, else its address. */
  readonly name: string;
  readonly url: string | null;
  /** "Cited in 1 of 5 answers (20 %, 95 % interval 4 to 62 %)." */
  readonly headline: string;
  /** "1 question", "5 answers each", the model, "against 1 rival". */
  readonly facts: readonly string[];
  readonly comparison: ReportComparison | null;
  readonly questions: readonly ReportQuestion[];
  /** How large a difference the runs can show; null without a model. */
  readonly power: string | null;
  readonly warnings: readonly string[];
  readonly pages: readonly ReportPage[];
  readonly hasModel: boolean;
}

export interface ReportComparison {
  readonly outcome: CitationOutcome;
  readonly before: CitationRate;
  readonly after: CitationRate;
  readonly difference: { readonly value: number; readonly low: number; readonly high: number };
}

export interface ReportPage extends CitationTestPage {
  /** "Your page", "Your page before", "Rival 1". */
  readonly label: string;
  readonly isOwn: boolean;
}

export interface ReportQuestion {
  /** From 1. */
  readonly number: number;
  readonly question: string;
  /** The own page first, then the most cited. */
  readonly cited: readonly CitedPage[];
  readonly runs: CitationQuestionResult['runs'];
  readonly why: ReportCause;
  readonly actions: readonly ReportAction[];
  readonly briefs: readonly ReportBrief[];
  /** Those that any run got, each once. */
  readonly passages: readonly ReportPassage[];
  readonly receipts: readonly ReportReceipt[];
}

export interface CitedPage extends ReportPage {
  /** Null without a model. */
  readonly rate: CitationRate | null;
  /** "1 of 5 answers (20 %, …)"; the passages and the verdict without a model. */
  readonly words: string;
  /** Further figures and the verdict; the reason of an unreachable page. */
  readonly details: readonly string[];
}

export interface ReportCause {
  /** "Vague"; null where nothing is to be explained. */
  readonly name: string | null;
  readonly explanation: string;
  readonly rule: string | null;
  /** What the two pages say, side by side. */
  readonly own: Evidence | null;
  readonly winner: (Evidence & { readonly label: string }) | null;
}

export function citationReport(
  test: ReportedTest,
  receipts: readonly CitationReceipt[] = [],
): CitationReport {
  const pages = labelled(test.pages);
  const own = pages.find(({ isOwn }) => isOwn);
  return {
    name: nameOf(own, test.url),
    url: own?.url ?? test.url,
    headline: headlineOf(test),
    facts: factsOf(test),
    comparison: test.comparison,
    questions: test.results.map((result, index) =>
      questionOf(
        result,
        index + 1,
        pages,
        receipts.filter(({ question }) => question === result.question),
      ),
    ),
    power: test.rate === null ? null : (test.power?.message ?? null),
    warnings: test.warnings.map(({ message }) => withLabel(message, labelsOf(pages))),
    pages,
    hasModel: test.rate !== null,
  };
}

function labelled(pages: readonly CitationTestPage[]): readonly ReportPage[] {
  const rivals = pages.filter(({ role }) => role === 'rival');
  return pages.map((page) => ({
    ...page,
    isOwn: page.role === 'own',
    label:
      page.role === 'own'
        ? 'Your page'
        : page.role === 'before'
          ? 'Your page before'
          : `Rival ${String(rivals.indexOf(page) + 1)}`,
  }));
}

const labelsOf =
  (pages: readonly ReportPage[]) =>
  (page: number): string =>
    pages.find((one) => one.page === page)?.label ?? `Page ${String(page)}`;

/** The result numbers its pages; a report labels them. */
const withLabel = (message: string, labelOf: (page: number) => string): string =>
  message.replace(/^Page (\d+)\b/, (_, page: string) => labelOf(Number(page)));

function nameOf(own: ReportPage | undefined, url: string | null): string {
  const title = own?.title?.trim() ?? '';
  return title === '' ? (own?.url ?? url ?? 'Page without an address') : title;
}

function headlineOf({ rate, warnings }: ReportedTest): string {
  const hasFailed = warnings.some(({ code }) => code === 'model_unavailable');
  return rate === null
    ? `${hasFailed ? 'The model gave no answer' : 'No model was asked'}: retrieval and verdicts only.`
    : `Cited in ${citedWords(rate)} (${rateWords(rate)}).`;
}

function factsOf({ results, runs, assistant, rate, pages }: ReportedTest): readonly string[] {
  const rivals = pages.filter(({ role }) => role === 'rival').length;
  return [
    counted(results.length, 'question'),
    ...(rate === null ? [] : [`${counted(runs, 'answer')} to each`]),
    ...(rate === null || assistant === null ? [] : [assistant]),
    `against ${counted(rivals, 'rival')}`,
  ];
}

function questionOf(
  result: CitationQuestionResult,
  number: number,
  pages: readonly ReportPage[],
  receipts: readonly CitationReceipt[],
): ReportQuestion {
  const briefs = result.briefs.map((brief, index) => ({ ...brief, number: index + 1 }));
  const labelOf = labelsOf(pages);
  const passages = passagesOf(result, receipts, labelOf);
  return {
    number,
    question: result.question,
    cited: citedPages(result, pages),
    runs: result.runs,
    why: causeOf(result, labelOf),
    actions: result.actions.map((action, index) => ({
      ...{ number: index + 1, text: action.text, why: action.why, where: action.where },
      ...{ example: action.example, gain: action.expected_gain, block: null, check: null },
      brief: action.brief === null ? null : (briefs[action.brief] ?? null),
    })),
    briefs,
    passages,
    receipts: receiptsOf(receipts, passages, labelOf),
  };
}

function citedPages(result: CitationQuestionResult, pages: readonly ReportPage[]): readonly CitedPage[] {
  return pages
    .filter(({ role }) => role !== 'before')
    .map((page) => citedPage(page, result))
    .sort(
      (one, other) =>
        Number(other.isOwn) - Number(one.isOwn) ||
        (other.rate?.value ?? 0) - (one.rate?.value ?? 0) ||
        one.page - other.page,
    );
}

function citedPage(page: ReportPage, result: CitationQuestionResult): CitedPage {
  if (page.status === 'unreachable') {
    return { ...page, rate: null, words: 'unreachable', details: page.reason === null ? [] : [page.reason] };
  }
  const citations = result.citations.find((one) => one.page === page.page);
  const rate = citations?.rate ?? null;
  const verdict = readWords(page, result);
  return {
    ...page,
    rate,
    words: rate === null ? verdict : `${citedWords(rate)} (${rateWords(rate)})`,
    details: rate === null || citations === undefined ? [] : [...countWords(citations), verdict],
  };
}

const verdictWords: Readonly<Record<AnsweredVerdict, string>> = {
  full: 'answers the question',
  partial: 'answers in part',
  no: 'no answer found',
};

/** "2 of 9 passages, answers in part": what retrieval and the reading give. */
function readWords({ page }: ReportPage, { sources, verdicts }: CitationQuestionResult): string {
  const verdict = verdicts.find((one) => one.page === page);
  const given = sources.filter((source) => source.page === page).length;
  return [
    given === 0 ? 'not retrieved' : `${String(given)} of ${counted(sources.length, 'passage')}`,
    ...(verdict === undefined ? [] : [verdictWords[verdict.answered]]),
  ].join(', ');
}

function countWords({ share, first_cited: first, unsupported }: PageCitations): readonly string[] {
  return [
    ...(share === null ? [] : [`${percent(share)} of the answers’ words by position`]),
    ...(first === 0 ? [] : [`cited first in ${String(first)}`]),
    ...(unsupported === 0 ? [] : [`${counted(unsupported, 'citation')} not supported by the page`]),
  ];
}

function causeOf(
  { cause, citations, nearest }: CitationQuestionResult,
  labelOf: (page: number) => string,
): ReportCause {
  if (cause !== null) {
    const { code, explanation, rule, own, winner } = cause;
    return {
      ...{ name: causeNames[code], explanation, rule, own },
      winner: winner && { ...winner, label: labelOf(winner.page) },
    };
  }
  const explanation =
    citations.length === 0
      ? 'The page is among the passages, and no rival answers better: nothing to explain.'
      : 'Cited in at least half of the answers: nothing to explain.';
  return { name: null, explanation, rule: null, own: nearest.own, winner: null };
}
