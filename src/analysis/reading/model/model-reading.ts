import type {
  AnsweredVerdict,
  AnswerForm,
  EntityType,
  PageType,
  SubjectType,
} from '../../../schema/vocabulary.ts';
import type { Intent } from '../intent/intent.ts';
import type { TextRange } from './page-words.ts';

/**
 * What stands of a language model's reading after it was compared with the page. What is null or absent is read by the
 * rules. A reading goes before the rules' own item by item:
 *
 * | item            | accepted when                                             | else                               |
 * | --------------- | --------------------------------------------------------- | ---------------------------------- |
 * | subject         | its name stands in the page, or all words of the name    | the rules' subject                 |
 * | its type        | it is in the vocabulary                                   | the rules' type for the name       |
 * | page type       | it is in the vocabulary                                   | the rules' page type               |
 * | inferred query  | it is a question of several words about what the page has | left out; with none the rules' own |
 * | intent          | it is in the vocabulary                                   | the rules' intent                  |
 * | verdict         | `no`, or its quotation stands in the text, word for word  | the rules' verdict and answers     |
 * | entity          | its name stands in the page                               | left out; the rules' own follow    |
 * | what is missing | a short name without figures that the page does not have  | left out; without a list facets    |
 *
 * Given queries always go before inferred ones, and gaps that the caller's queries and competitors show before the
 * model's. On a page that the model saw in part, `no` does not outweigh an answer that the rules found.
 */
export interface ModelReading {
  /** `<provider>/<model>`. */
  readonly reader: string;
  readonly subject: { readonly name: string; readonly type: SubjectType | null } | null;
  readonly pageType: PageType | null;
  /** In the model's order; of two alike the first. */
  readonly queries: readonly ModelQuery[];
  /** Null: no list, or nothing of it stands. */
  readonly entities: readonly { readonly name: string; readonly type: EntityType | null }[] | null;
  /** Null: no list, or nothing of it stands. */
  readonly missing: readonly { readonly name: string; readonly why: string | null }[] | null;
  /** True when the model saw a part of the page only. */
  readonly isCut: boolean;
}

export interface ModelQuery {
  readonly text: string;
  readonly intent: Intent | null;
  /** Null: the rules judge. */
  readonly verdict: ModelVerdict | null;
}

export type ModelVerdict =
  | { readonly answered: 'no' }
  | { readonly answered: Exclude<AnsweredVerdict, 'no'>; readonly span: ModelSpan };

export interface ModelSpan extends TextRange {
  readonly form: AnswerForm;
}

/** Models write a query again in other case, spacing and punctuation. */
export function queryKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** What the model says to a query. */
export function modelQueryOf(reading: ModelReading | null, text: string): ModelQuery | undefined {
  const key = queryKey(text);
  return reading?.queries.find((query) => queryKey(query.text) === key);
}
