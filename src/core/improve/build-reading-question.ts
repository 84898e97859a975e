import { createHash } from 'node:crypto';
import type { AnalyzeOptions } from '../page-signals/analyze-options.ts';
import { PROMPT_VERSION } from '../reading/model/prompt-version.ts';
import { readingQuestion, type ReadingQuestion } from '../page-signals/reading-question.ts';
import { createSignals } from '../page-signals/page-signals.ts';
import { isEmptyPage } from './empty-page.ts';
import { notHtmlError } from './not-html.ts';

export interface ReadingQuestionOptions extends Pick<
  AnalyzeOptions,
  'url' | 'finalUrl' | 'queries' | 'asOf'
> {
  /** `<provider>/<model>`. */
  readonly reader: string;
  /** True: the model also rates the page and names its weaknesses. */
  readonly isJudging: boolean;
  /** Answers that are combined; 1 when absent. */
  readonly samples?: number;
  /** Maximum length of the question, in UTF-16 units; at least 20,000. */
  readonly charsMax: number;
}

export interface KeyedQuestion {
  readonly question: ReadingQuestion;
  /** Equal for the same text of a page, queries, year, model, number of answers and version of the question. */
  readonly key: string;
}

/**
 * The question to a language model that reads a page; null for a page that is no HTML or has no text. Pure and
 * deterministic; never throws on bad HTML.
 */
export function buildReadingQuestion(html: string, options: ReadingQuestionOptions): KeyedQuestion | null {
  if (notHtmlError(html) !== null) return null;
  const signals = createSignals(html, options);
  if (isEmptyPage(signals.page)) return null;
  const question = readingQuestion(signals, options);
  if (question === null) return null;
  const { system, prompt, schema } = question;
  const { reader, samples = 1 } = options;
  const asked = JSON.stringify([reader, PROMPT_VERSION, samples, system, prompt, schema]);
  return { question, key: createHash('sha256').update(asked).digest('hex') };
}
