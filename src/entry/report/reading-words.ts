import type { PageFacts, PageSubject } from '../../core/schema/analysis-result.ts';
import type { AnsweredVerdict } from '../../core/schema/vocabulary.ts';
import type { ReportAnswers } from './report-model.ts';
import { pageTypeNames } from './report-names.ts';

/** Verdicts on a query, as reports and the dashboard show them: true for rules, which cannot know, and for a model. */
export const answeredNames: Readonly<Record<AnsweredVerdict, string>> = {
  full: 'Answered',
  partial: 'May answer, or in part',
  no: 'No answer found',
};

/** Colours of the verdicts, as class names of the reports' style sheets. */
export const answeredTones: Readonly<Record<AnsweredVerdict, string>> = {
  full: 'good',
  partial: 'mid',
  no: 'bad',
};

/** "Keychron K2 HE (product)". */
export function describeSubject({ name, type }: PageSubject): string {
  return type === 'topic' ? name : `${name} (${type})`;
}

/** The title where it says more than the subject; undefined otherwise. */
export function titleBeside({ subject, title }: PageFacts): string | undefined {
  const words = (text: string): string => text.replace(/\s+/gu, ' ').trim().toLowerCase();
  if (title === null || title.trim() === '' || words(title) === words(subject?.name ?? '')) return undefined;
  return title;
}

/**
 * "English article", "1,180 words", "by Ada Lovelace", "published 2026-10-02": what a report says first of a page. `named`
 * writes the words of the page among them.
 */
export function pageFactWords(
  page: PageFacts,
  named: (words: string) => string = (words) => words,
): readonly string[] {
  const { author, published_at: published, modified_at: modified, word_count: words } = page;
  return [
    `${languageName(page.language)} ${pageTypeNames[page.type]}`.trim(),
    `${words.toLocaleString('en')} ${words === 1 ? 'word' : 'words'}`,
    ...(author === null ? [] : [`by ${named(author)}`]),
    ...(published === null ? [] : [`published ${published.slice(0, 10)}`]),
    ...(modified === null || modified.slice(0, 10) === published?.slice(0, 10)
      ? []
      : [`updated ${modified.slice(0, 10)}`]),
  ];
}

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

/** Pages declare languages that do not exist, and `DisplayNames` throws at an invalid tag. */
function languageName(tag: string): string {
  if (tag === 'und') return '';
  try {
    return languageNames.of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** "Answers 3 of 6 questions; may answer 1 more, or in part."; undefined without verdicts. */
export function answersSentence({ answered, partly, open }: ReportAnswers): string | undefined {
  const total = answered.length + partly.length + open.length;
  if (total === 0) return undefined;
  const questions = total === 1 ? 'question' : 'questions';
  const inPart = partly.length === 0 ? '' : `; may answer ${String(partly.length)} more, or in part`;
  return `Answers ${String(answered.length)} of ${String(total)} ${questions}${inPart}.`;
}
