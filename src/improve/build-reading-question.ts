import { createHash } from 'node:crypto';
import type { AnalyzeOptions } from '../analysis/options.ts';
import { PROMPT_VERSION } from '../analysis/reading/model/prompt-version.ts';
import { readingQuestion, type ReadingQuestion } from '../analysis/reading/model/reading-question.ts';
import { createSignals } from '../analysis/signals/signals.ts';
import { isEmptyPage } from './empty-page.ts';
import { notHtmlError } from './not-html.ts';

export interface ReadingQuestionOptions extends Pick<AnalyzeOptions, 'url' | 'finalUrl' | 'queries'> {
  /** `<provider>/<model>`. */
  readonly reader: string;
  /** Maximum length of the question, in UTF-16 units; at least 16,000. */
  readonly charsMax: number;
}

export interface KeyedQuestion {
  readonly question: ReadingQuestion;
  /** Equal for the same text of a page, queries, model and version of the question. */
  readonly key: string;
}

/**
 * The question to a language model that reads a page; null for a page that is no HTML or has no text. Pure and
 * deterministic; never throws on bad HTML.
 */
export function buildReadingQuestion(html: string, options: ReadingQuestionOptions): KeyedQuestion | null {
  if (notHtmlError(html) !== null) return null;
  // Nothing that is asked depends on the day.
  const signals = createSignals(html, { ...options, asOf: '1970-01-01' });
  if (isEmptyPage(signals.page)) return null;
  const question = readingQuestion(signals, options.charsMax);
  if (question === null) return null;
  const { system, prompt, schema } = question;
  const asked = JSON.stringify([options.reader, PROMPT_VERSION, system, prompt, schema]);
  return { question, key: createHash('sha256').update(asked).digest('hex') };
}
