import { englishTerms } from '../../text/english/noun-phrases.ts';
import { hasTagger } from '../../text/english/part-of-speech.ts';
import { genericWordsOf } from '../../text/stop-words.ts';
import { wordsBetween, wordsOf, type Word } from '../../text/words.ts';
import { isPlausiblePhrase, PHRASE_WORDS_MAX } from './candidate.ts';
import { isEmptyPhrase } from './empty-phrases.ts';

/** A term in a title, heading or query. */
export interface Term {
  readonly name: string;
  readonly stems: readonly string[];
}

/** No title, heading or query is longer; the rest is not read. */
const TEXT_CHARS_MAX = 1_000;

/** The terms of a title, heading or query: noun phrases in English, else runs between stop words. */
export function namedTerms(whole: string, language: string): Term[] {
  const text = whole.slice(0, TEXT_CHARS_MAX);
  const generic = genericWordsOf(language);
  const words = wordsOf(withoutAsides(text), language);
  const runs = hasTagger(language)
    ? englishRuns(text, words)
    : runsBetweenStopWords(text, words).filter(isNominal);
  return runs.flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)];
    if (first === undefined || last === undefined || run.length > PHRASE_WORDS_MAX || !isPlausiblePhrase(run))
      return [];
    // "Child tax credit (CTC)" is one term.
    if (text.includes(`(${text.slice(first.start, last.end)})`)) return [];
    if (run.every((word) => generic.has(word.lower) || /^[\p{N}.,]+$/u.test(word.text))) return [];
    return [{ name: text.slice(first.start, last.end), stems: run.map((word) => word.stem) }];
  });
}

/** The terms of a query. A query that the tagger reads as verbs ("building permit") is one term. */
export function queryTerms(text: string, language: string): Term[] {
  const terms = namedTerms(text, language);
  if (terms.length > 0) return terms;
  const run =
    runsBetweenStopWords(text, wordsOf(text, language)).sort((a, b) => b.length - a.length)[0] ?? [];
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined || run.length < 2 || !isPlausiblePhrase(run)) return [];
  return [{ name: text.slice(first.start, last.end), stems: run.map((word) => word.stem) }];
}

/** The text with blanks for its brackets and their content. */
function withoutAsides(text: string): string {
  let bare = '';
  let from = 0;
  for (let open = text.indexOf('('); open >= 0; open = text.indexOf('(', from)) {
    const close = text.indexOf(')', open);
    if (close < 0) break;
    bare += text.slice(from, open) + ' '.repeat(close + 1 - open);
    from = close + 1;
  }
  return bare + text.slice(from);
}

function englishRuns(text: string, words: readonly Word[]): Word[][] {
  return englishTerms(text, PHRASE_WORDS_MAX)
    .map(({ start, end }) => wordsBetween(words, start, end).filter((word) => !word.isStop))
    .filter(
      (run) =>
        run.length > 0 &&
        !isEmptyPhrase(run, 'en') &&
        (run.length > 1 || run.length === words.length || isMarked(run[0])),
    );
}

/** A single word of a longer title ("Program", "Category") is a topic only if it is written as a name. */
function isMarked(word: Word | undefined): boolean {
  return word !== undefined && /^\p{L}*\p{Lu}\p{L}*\p{Lu}|\p{N}/u.test(word.text);
}

/** Without tags a single lower-case word may be a verb; several words, or a capital, make a term. */
function isNominal(run: readonly Word[]): boolean {
  return run.length > 1 || /^\p{Lu}/u.test(run[0]?.text ?? '');
}

function runsBetweenStopWords(text: string, words: readonly Word[]): Word[][] {
  const runs: Word[][] = [[]];
  let previousEnd = 0;
  for (const word of words) {
    if (word.isStop || !/^[\s-]*$/.test(text.slice(previousEnd, word.start))) runs.push([]);
    if (!word.isStop) runs.at(-1)?.push(word);
    previousEnd = word.end;
  }
  return runs;
}
