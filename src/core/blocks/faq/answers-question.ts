import { gapStemsOf, holdsEntry, type StemList } from '../../reading/gaps/facet-page.ts';
import { weightedRecall } from '../../reading/intent/similarity.ts';
import { PRICE } from '../../text/price.ts';
import { contentStems, readStems } from '../../signals/terms.ts';
import { wordsOf } from '../../text/words.ts';
import { calendarWords } from '../../text/calendar-words.ts';
import { withoutRequest } from '../../text/request-words.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import type { AnswerKind } from '../../schema/vocabulary.ts';

/** A question as a fact of the caller is held against it. */
export interface AskedQuestion {
  readonly text: string;
  readonly kind: AnswerKind;
  /** Words of the page's language of which an answer has one; null where the words of the question say what it needs. */
  readonly answeredWith: StemList | null;
}

export type AnswerSignals = Pick<Signals, 'page' | 'language' | 'subject' | 'terms'>;

/**
 * Share of the question's weighted words that a fact must contain. With less it names the subject and answers something
 * else: “the cycle repeats as long as the compressor runs” does not answer a question about the warranty.
 */
const COVERAGE_MIN = 0.6;
const FIGURE = /\p{N}/u;
const YEAR_OR_DATE = /(?<!\p{N})(?:(?:1[5-9]|20)\d{2}|\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?)(?!\p{N})/u;
/** Two capitalised words in a row, or ideographs. */
const NAME = /\p{Lu}[\p{L}.'’-]*\s+\p{Lu}\p{L}|\p{sc=Han}{2}/u;
const QUESTION = /[?？]\s*$/u;

/** True for a fact that is about what the question asks and has the kind of answer that it asks for. */
export function answersQuestion(asked: AskedQuestion, fact: string, signals: AnswerSignals): boolean {
  if (QUESTION.test(fact) || !hasKind(asked.kind, fact, signals.page.language)) return false;
  const { text, kind, answeredWith } = asked;
  const stems = readStems(wordsOf(fact, signals.page.language));
  const isPriced = kind === 'price' && !isForSending(stems, text, signals);
  if (kind === 'price' && !isPriced) return false;
  if (answeredWith !== null) return isPriced || holdsEntry(stems, answeredWith);
  return covers(text, stems, signals, isPriced);
}

/** What a fact about the page need not repeat is its subject; “cost”, “price” and “fee” ask for the same sum. */
function covers(
  text: string,
  stems: ReadonlySet<string>,
  { page: { language }, subject, terms, language: pack }: AnswerSignals,
  isPriced: boolean,
): boolean {
  const words = wordsOf(text, language);
  const asked = contentStems(withoutRequest(words, language));
  const prices = gapStemsOf(pack)?.facets.price.flat() ?? [];
  const rest = new Set(
    [...asked].filter((stem) => subject?.stems.has(stem) !== true && !(isPriced && prices.includes(stem))),
  );
  if (rest.size === 0) return isPriced || weightedRecall(asked, stems, terms) >= COVERAGE_MIN;
  return weightedRecall(rest, stems, terms) >= COVERAGE_MIN;
}

/** “Shipping costs $5” is no price of what is sent. */
function isForSending(
  stems: ReadonlySet<string>,
  question: string,
  { page, language }: AnswerSignals,
): boolean {
  const shipping = gapStemsOf(language)?.facets.shipping ?? [];
  return holdsEntry(stems, shipping) && !holdsEntry(readStems(wordsOf(question, page.language)), shipping);
}

/** Kinds whose answers are known by their form; others have none. */
function hasKind(kind: AnswerKind, fact: string, language: string): boolean {
  switch (kind) {
    case 'price':
      return PRICE.test(fact);
    case 'number':
      return FIGURE.test(fact);
    case 'date':
      return (
        YEAR_OR_DATE.test(fact) ||
        wordsOf(fact, language).some(({ stem }) => calendarWords(language).has(stem))
      );
    case 'person':
      return NAME.test(fact);
    default:
      return true;
  }
}
