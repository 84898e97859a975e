import type { LanguageResources } from '../language/languages.ts';
import type { Word } from '../language/words.ts';
import type { Sentence } from '../signals/prose.ts';
import { isPlausiblePhrase, phraseKey, type Candidate } from './candidate.ts';

/** Phrases of more words than this need tags to be told from fragments. */
const WORDS_MAX = 3;

/**
 * Candidates of a sentence in a language without a tagger: names by their capitals, concepts by the stop words and
 * punctuation between which they stand. Coarser than tags; the repetition that later stages demand makes up for it.
 */
export function generalCandidates(sentence: Sentence, language: LanguageResources): Candidate[] {
  const candidates: Candidate[] = [];
  for (const run of runsOf(sentence)) {
    const names = language.isUnspaced || language.capitalisesNouns ? [] : nameRuns(run, sentence);
    for (const words of names) add(candidates, words, sentence, true);
    for (let from = 0; from < run.length; from++) {
      for (let to = from; to < Math.min(run.length, from + WORDS_MAX); to++) {
        const words = run.slice(from, to + 1);
        // The head of a German phrase is its last word, a noun, and nouns take a capital.
        if (language.capitalisesNouns && !/^\p{Lu}/u.test(words.at(-1)?.text ?? '')) continue;
        add(candidates, words, sentence, false);
      }
    }
  }
  return candidates;
}

/** Runs of words without stop words in which nothing but white space or a hyphen stands between two words. */
function runsOf(sentence: Sentence): Word[][] {
  const runs: Word[][] = [];
  let run: Word[] = [];
  let previous: Word | null = null;
  for (const word of sentence.words) {
    const gap =
      previous === null
        ? ''
        : sentence.text.slice(previous.end - sentence.start, word.start - sentence.start);
    if (word.isStop || !/^[\s\u00a0-]*$/.test(gap)) {
      if (run.length > 0) runs.push(run);
      run = [];
    }
    if (!word.isStop) run.push(word);
    previous = word;
  }
  if (run.length > 0) runs.push(run);
  return runs;
}

/** Maximal runs of capitalised words; one at the start of the sentence counts only when a second word joins it. */
function nameRuns(run: readonly Word[], sentence: Sentence): Word[][] {
  const names: Word[][] = [];
  let name: Word[] = [];
  const close = (): void => {
    const opens = name[0] !== undefined && name[0] === sentence.words[0];
    if (name.length > 0 && name.length <= 4 && (!opens || name.length > 1)) names.push(name);
    name = [];
  };
  for (const word of run) {
    if (/^\p{Lu}/u.test(word.text)) name.push(word);
    else close();
  }
  close();
  return names;
}

function add(candidates: Candidate[], words: readonly Word[], sentence: Sentence, isName: boolean): void {
  const first = words[0];
  const last = words.at(-1);
  if (first === undefined || last === undefined || !isPlausiblePhrase(words)) return;
  candidates.push({
    key: phraseKey(words),
    surface: sentence.text.slice(first.start - sentence.start, last.end - sentence.start),
    wordCount: words.length,
    isName,
    start: first.start,
  });
}
