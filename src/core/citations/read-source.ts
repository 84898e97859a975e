import { decodeHtml } from '../document/decode-html.ts';
import { EMPTY_PAGE, isEmptyPage } from '../improve/empty-page.ts';
import { notHtmlError } from '../improve/not-html.ts';
import { PLACEHOLDER_URL } from '../improve/placeholder-url.ts';
import { shownQueries } from '../improve/shown-reading.ts';
import type { AnalyzeOptions } from '../page-signals/analyze-options.ts';
import { createSignals, type Signals } from '../page-signals/page-signals.ts';
import type { Access } from '../schema/access.ts';
import type { AnalysisError } from '../schema/analysis-error.ts';
import type { QueryResult } from '../schema/analysis-result.ts';
import type { AccessReasonCode } from '../schema/vocabulary.ts';
import { scoreQueries } from '../score/score-page.ts';
import { indexPassages, questionStems } from './index-passages.ts';
import { passagesOf } from './passages.ts';
import type { SourceAnswer, SourcePage } from './source-page.ts';

export interface ReadSourceOptions extends Pick<
  AnalyzeOptions,
  'asOf' | 'contentType' | 'httpStatus' | 'robotsTags' | 'crawlers' | 'reading'
> {
  /** Null for a page that was given without an address. */
  readonly url: string | null;
  /** The address after redirects; `url` when absent. */
  readonly finalUrl?: string | null;
  readonly questions: readonly string[];
}

/** UTF-16 units. Decision: the facts of an answer are looked for in so much of a page; passages are of all of it. */
const TEXT_CHARS_MAX = 200_000;

/** What keeps every assistant from quoting a page. Where only some crawlers are blocked, or the text is thin, others read it. */
const BARRIERS: ReadonlySet<AccessReasonCode> = new Set([
  'crawlers_blocked',
  'noindex',
  'nosnippet',
  'script_shell',
]);

/** Reads a page for a citation test, with the verdicts of an analysis that is asked the same. Pure; never throws on bad HTML. */
export function readSource(html: string | Uint8Array, options: ReadSourceOptions): SourcePage {
  const { url, finalUrl = null, questions, ...rest } = options;
  const source = typeof html === 'string' ? html : decodeHtml(html, options.contentType ?? null).text;
  const refused = notHtmlError(source);
  if (refused !== null) return unreachableSource(url, refused);
  const address = url ?? PLACEHOLDER_URL;
  const read = createSignals(source, {
    ...rest,
    url: address,
    finalUrl: finalUrl ?? address,
    queries: questions,
  });
  const { page } = read;
  if (isEmptyPage(page)) return unreachableSource(url, EMPTY_PAGE);
  const scored = scoreQueries(read);
  const answers = answersIn(read, scored.signals, questions);
  const barrier = barrierOf(scored.access);
  const title = page.metadata.title ?? page.titleHeading;
  return {
    ...{ url, status: barrier === null ? 'read' : 'unreachable', reason: barrier, title },
    subject: read.subject?.name ?? null,
    language: page.language,
    overallScore: scored.overall,
    publishedAt: page.publishedAt,
    modifiedAt: page.modifiedAt,
    text: page.text.slice(0, TEXT_CHARS_MAX),
    answers,
    ...indexPassages(passagesOf(page, read.prose), {
      title: [title, page.titleHeading].filter((text) => text !== null).join('\n'),
      stems: new Set(answers.flatMap(({ stems }) => stems)),
      language: page.language,
    }),
  };
}

/** The page of a citation test that could not be fetched. */
export function unreachableSource(url: string | null, error: AnalysisError): SourcePage {
  return {
    ...{ url, status: 'unreachable', reason: error.message, title: null, subject: null, language: 'und' },
    ...{ overallScore: null, publishedAt: null, modifiedAt: null, text: '' },
    ...{ answers: [], passages: [], isCut: false },
    index: { passages: 0, words: 0, frequencies: [], title: [] },
  };
}

function barrierOf({ reasons }: Access): string | null {
  const reason = reasons.find(({ code }) => BARRIERS.has(code));
  if (reason === undefined) return null;
  return reason.quote === null ? reason.message : `${reason.message} (${reason.quote})`;
}

function answersIn(read: Signals, scored: Signals, questions: readonly string[]): readonly SourceAnswer[] {
  const shown = shownQueries(read, scored);
  return questions.map((question, index): SourceAnswer => {
    const result = shown[index];
    return {
      question,
      stems: questionStems(question, read.page.language),
      ...(result === undefined ? UNREAD : verdictOf(result)),
    };
  });
}

type Verdict = Omit<SourceAnswer, 'question' | 'stems'>;

const UNREAD: Verdict = { asks: null, answered: 'no', confidence: 0, answers: [], nearest: null };

function verdictOf({ asks, answered, confidence, answers, best_passage: nearest }: QueryResult): Verdict {
  return {
    asks,
    answered: answered ?? 'no',
    confidence: confidence ?? 0,
    answers: answers.map(({ text, start, end }) => ({ text, start, end })),
    nearest,
  };
}
