import type { AnalysisWarning } from '../schema/analysis-result.ts';
import type { PageDocument } from '../document/page-document.ts';
import type { Signals } from '../page-signals/page-signals.ts';

export const INPUT_TRUNCATED = {
  code: 'input_truncated',
  message: 'The page exceeds the analysis limit; its end was left out.',
} as const;

/** A warning where the main text was probably read badly: what was read, what was not, and what an author can do. */
export function textWarnings({ textDoubt, scriptTraces }: PageDocument): readonly TextWarning[] {
  if (textDoubt === null) return [];
  const { read, visible, hidden } = textDoubt;
  const found =
    read === 0
      ? 'No main text was found.'
      : `The main text was read as ${wordCount(read)}, which may be wrong.`;
  const left = [
    ...(visible === 0 ? [] : [`${wordCount(visible)} of visible text outside of it`]),
    ...(hidden === 0 ? [] : [`${wordCount(hidden)} that the HTML hides`]),
  ].join(' and ');
  const unread = left === '' ? '' : ` Not read: ${left}.`;
  const advice =
    visible + hidden === 0 && scriptTraces > 0
      ? 'Render the text on the server.'
      : `Put the text that the page is for into <main>${hidden === 0 ? '' : ', and show it without scripts'}.`;
  return [{ code: 'text_uncertain', message: `${found}${unread} ${advice}` }];
}

interface TextWarning {
  readonly code: 'text_uncertain';
  readonly message: string;
}

function wordCount(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'word' : 'words'}`;
}

/** Warnings that reduce confidence: a truncated page, a text read badly, and intent judged without given queries. */
export function confidenceWarnings(
  queries: Signals['queries'],
  { page, expected, language }: Pick<Signals, 'page' | 'expected' | 'language'>,
): AnalysisWarning[] {
  const warnings: AnalysisWarning[] = [];
  if (page.truncated) warnings.push(INPUT_TRUNCATED);
  warnings.push(...textWarnings(page));
  if (queries.every((query) => query.source === 'inferred')) {
    warnings.push({
      code: 'low_confidence',
      message: inferenceMessage(queries, language),
    });
  } else if (expected.length === 0) {
    warnings.push({
      code: 'low_confidence',
      message: 'No expected entities could be derived from the queries.',
    });
  }
  return warnings;
}

/** Below two queries nothing but the subject's name is known. */
const QUERIES_MIN = 2;

function inferenceMessage(queries: Signals['queries'], { questions, name }: Signals['language']): string {
  const inferred = 'No query was given: intent is judged for queries inferred from the page.';
  if (questions === null)
    return `${inferred} Questions cannot be inferred in this language (${name}), so the only query is the subject. Give the questions that the page should answer.`;
  return queries.length < QUERIES_MIN
    ? `${inferred} The page shows no further question that people ask. Give the questions that it should answer.`
    : inferred;
}
