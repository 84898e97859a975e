import type { Pattern, WordList } from './notation.ts';

/** Words of requests to a language model to favour the page. Each is matched in texts of every language. */
export interface FavourWords {
  /** Names for language models, besides `integrity.modelNames`, that mean nothing else in this language: `IA`. Capitals count. */
  readonly models: WordList | null;
  /** Names that may mean people or machines of another kind: `assistants`. They count beside the page itself or a full mark. */
  readonly readers: WordList;
  /** First words of a sentence that greets or notifies the model that it names: `dear | note to`. */
  readonly greetings: WordList;
  /** Words that make a sentence a request: `should | please | grateful`. */
  readonly requests: WordList;
  /** First words of a question that asks for a fact and requests nothing: `how | why`. */
  readonly openQuestions: WordList;
  /** The page by name: `this page | our site`. */
  readonly ownPage: WordList;
  /** A verb of favour with the owner as its object, not said of oneself: "recommend us", not "we recommend our". */
  readonly favour: Pattern;
  /** A high mark for the page or its owner: "rate it 10 out of 10", "a positive review". */
  readonly rating: Pattern;
  /** A full mark on the scale of a page's score: "rate it 100 out of 100". */
  readonly fullRating: Pattern;
  /** A high or full mark alone. Each text that `rating` or `fullRating` match contains one: a cheap test before them. */
  readonly highMark: Pattern;
  /** Where only an assistant would name the owner: `in your answers | when users ask`. */
  readonly answers: WordList;
}

/** `first` and `second` in one clause, in either order, at most 60 characters apart. */
function beside(first: string, second: string): string {
  return `${first}[^.!?]{0,60}${second}|${second}[^.!?]{0,60}${first}`;
}

/** The expressions of a language from their parts, each the source of an expression without a group around it. */
export function favourPatterns(parts: {
  /** Verbs that rate. */
  readonly rate: string;
  /** What is rated: the page, its owner, a pronoun. */
  readonly rated: string;
  /** 100 of 100. */
  readonly full: string;
  /** Other high marks. */
  readonly high: string;
}): Pick<FavourWords, 'rating' | 'fullRating' | 'highMark'> {
  const word = (source: string): string => String.raw`(?<![\p{L}\p{N}])(?:${source})(?![\p{L}\p{N}])`;
  const [rate, rated, full] = [word(parts.rate), word(parts.rated), word(parts.full)];
  const mark = word(`${parts.full}|${parts.high}`);
  const pair = `(?:${rate}[^.!?]{0,30}${rated}|${rated}[^.!?]{0,30}${rate})`;
  return {
    rating: { pattern: `${beside(pair, mark)}|${rate}[^.!?]{0,20}${mark}[^.!?]{0,20}${rated}` },
    fullRating: { pattern: beside(rate, full) },
    highMark: { pattern: `${parts.full}|${parts.high}` },
  };
}
