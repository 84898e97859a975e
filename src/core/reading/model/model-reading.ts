import { wordKey } from '../../page-facts/word-key.ts';
import type {
  AnsweredVerdict,
  AnswerForm,
  EntityType,
  PageType,
  SubjectType,
} from '../../schema/vocabulary.ts';
import type { Intent } from '../intent/intent.ts';
import type { Judgement } from './judgement.ts';

/**
 * What is left of a language model's reading after it was compared with the page. What is null or absent is read by the
 * rules. A reading goes before the rules' own item by item:
 *
 * | item            | accepted when                                             | else                               |
 * | --------------- | --------------------------------------------------------- | ---------------------------------- |
 * | subject         | the page has its name, or all words of the name           | the rules' subject                 |
 * | its type        | it is in the vocabulary                                   | the rules' type for the name       |
 * | page type       | it is in the vocabulary                                   | the rules' page type               |
 * | inferred query  | it is a question of several words about what the page has | left out; with none the rules' own |
 * | intent          | it is in the vocabulary                                   | the rules' intent                  |
 * | verdict         | `no`, or the page has its quotation, word for word        | the rules' verdict and answers     |
 * |                 | and the quotation holds the kind of thing asked for       | the rules' verdict, not above      |
 * |                 |                                                           | `partial`                          |
 * | entity          | the page has its name                                     | left out; the rules' own follow    |
 * | what is missing | a short name without figures that the page does not have  | left out; without a list facets    |
 * | rating          | the page has its quotation; bounded by what is verified   | the rules score that category      |
 * | weakness        | the page has its quotation, or the absence was checked    | left out                           |
 * | advice          | plain words without facts that the page does not have     | our words for that weakness        |
 *
 * Given queries always go before inferred ones, and gaps that the caller's queries and competitors show before the
 * model's. On a page that the model saw in part, `no` does not outweigh an answer of the rules that it did not see.
 */
export interface ModelReading {
  /** `<provider>/<model>`. */
  readonly reader: string;
  readonly subject: { readonly name: string; readonly type: SubjectType | null } | null;
  readonly pageType: PageType | null;
  /** In the model's order; of two alike the first. */
  readonly queries: readonly ModelQuery[];
  /** Null: no list, or the page confirms nothing of it. */
  readonly entities: readonly { readonly name: string; readonly type: EntityType | null }[] | null;
  /** Null: no list, or the page confirms nothing of it. */
  readonly missing: readonly { readonly name: string; readonly why: string | null }[] | null;
  /** Null: the model was not asked to judge, or nothing of its ratings is left. */
  readonly judgement: Judgement | null;
  /** True when the model saw a part of the page only. */
  readonly isCut: boolean;
  /** True when what it did not see contains no passage in which the rules find an answer. */
  readonly sawAnswers: boolean;
}

export interface ModelQuery {
  readonly text: string;
  readonly intent: Intent | null;
  /** Null: the rules judge. */
  readonly verdict: ModelVerdict | null;
}

export type ModelVerdict =
  | { readonly answered: 'no' }
  /** The quotation lacks the kind of thing that is asked for: the rules judge, and not above `partial`. */
  | { readonly answered: 'unproven' }
  | { readonly answered: Exclude<AnsweredVerdict, 'no'>; readonly span: ModelSpan };

/** Quoted words. `start` and `end` are UTF-16 offsets into the page's text; null for words of title or description. */
export type ModelSpan = { readonly form: AnswerForm; readonly text: string } & (
  { readonly start: number; readonly end: number } | { readonly start: null; readonly end: null }
);

/** What the model says to a query, which it writes again in other case, spacing and punctuation. */
export function modelQueryOf(reading: ModelReading | null, text: string): ModelQuery | undefined {
  const key = wordKey(text);
  return reading?.queries.find((query) => wordKey(query.text) === key);
}
