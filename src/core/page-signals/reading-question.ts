import { createHash } from 'node:crypto';
import { modelAddressIn } from '../text/model-address.ts';
import type { Signals } from './page-signals.ts';
import { slugWords } from '../reading/subject/slug-words.ts';
import { pageSheet } from './page-sheet.ts';
import { instructions } from '../reading/model/question-text.ts';
import { readingSchema } from '../reading/model/written-reading.ts';

/** A question to a language model about one page. */
export interface ReadingQuestion {
  readonly system: string;
  readonly prompt: string;
  /** The JSON Schema of the answer. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** True when it contains a part of the page only. */
  readonly isCut: boolean;
  /** True when it contains the passage in which the rules find the best answer to each query. */
  readonly hasAnswers: boolean;
}

export interface ReadingQuestionLimits {
  /** True: the model also rates the page and names its weaknesses. */
  readonly isJudging: boolean;
  /** Length of the whole request in UTF-16 units, at least 20,000. */
  readonly charsMax: number;
}

const HEAD_CHARS_MAX = 300;
const QUERY_CHARS_MAX = 300;
const TEXT_CHARS_MIN = 1_000;

/**
 * The question to a language model that reads a page: instructions that are the same for every page, so that the prompt
 * cache of a provider serves them, then what is particular to the page. A key that is a hash of all that it encloses keeps
 * the page's text apart: no page can contain the key that ends its own. Null for a page without text. Pure; the same page,
 * queries, year and limits give the same question.
 */
export function readingQuestion(
  signals: Signals,
  { isJudging, charsMax }: ReadingQuestionLimits,
): ReadingQuestion | null {
  const { page, prose, options } = signals;
  if (prose.wordCount === 0) return null;
  const given = (options.queries ?? []).map((query) => query.trim().slice(0, QUERY_CHARS_MAX));
  const url = options.finalUrl ?? options.url;
  const brief = JSON.stringify({
    language: page.language,
    title: own(page.metadata.title),
    heading: own(page.titleHeading),
    description: own(page.metadata.description),
    words_of_address: own(slugWords(url)),
    byline: own(page.byline ?? page.author),
    published: page.publishedAt?.slice(0, DAY_CHARS) ?? null,
    modified: page.modifiedAt?.slice(0, DAY_CHARS) ?? null,
    // The year alone: a question that changed every day would be asked every day, with another answer.
    this_year: options.asOf.slice(0, YEAR_CHARS),
  });
  const key = createHash('sha256')
    .update(JSON.stringify([brief, given, page.text]))
    .digest('hex')
    .slice(0, 16);
  const system = instructions(isJudging);
  const promptWith = (text: string): string =>
    [
      `The key: ${key}`,
      fence('BRIEF', key, brief),
      ...(given.length === 0
        ? []
        : [fence('QUESTIONS', key, given.map((query) => query.replace(/\s+/gu, ' ')).join('\n'))]),
      fence('PAGE', key, text),
    ].join('\n');
  const room = charsMax - system.length - promptWith('').length;
  const { text, isCut, hasAnswers } = pageSheet(signals, url, Math.max(TEXT_CHARS_MIN, room));
  return { system, prompt: promptWith(text), schema: readingSchema(isJudging), isCut, hasAnswers };
}

/** YYYY-MM-DD, and YYYY. */
const DAY_CHARS = 10;
const YEAR_CHARS = 4;

function own(text: string | null): string | null {
  return text === null || modelAddressIn(text) === 'open' ? null : text.slice(0, HEAD_CHARS_MAX);
}

function fence(name: string, key: string, text: string): string {
  return `<<<${name} ${key}\n${text}\n${key}>>>`;
}
