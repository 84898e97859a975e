import { nounPhrases, type Phrase } from '../../text/english/noun-phrases.ts';
import { tagEnglish } from '../../text/english/part-of-speech.ts';
import { spanOfWords } from '../../text/words.ts';
import { keptBySentence, type Sentence } from '../../signals/prose.ts';
import { candidateOf, isPlausiblePhrase, PHRASE_WORDS_MAX, type Candidate } from './candidate.ts';
import { isEmptyPhrase } from './empty-phrases.ts';
import type { NameRun } from './name-run.ts';

/** Noun phrases of one English sentence, by tags: (adjective | noun | name)* (noun | name). Names are left out. */
export function englishCandidates(sentence: Sentence, names: readonly NameRun[]): Candidate[] {
  const by = sentence.start - (sentence.origin ?? sentence).start;
  const candidates: Candidate[] = [];
  for (const { from, to, candidate } of phrasesOf(sentence)) {
    // "The baker Anna Keller" and "Anna Keller bakes" contain the name Anna Keller, which the capitals reveal.
    if (names.some((run) => contains(run, to) || (run.to > run.from && contains(run, from)))) continue;
    candidates.push(by === 0 ? candidate : { ...candidate, start: candidate.start + by });
  }
  return candidates;
}

function contains({ from, to }: NameRun, word: number): boolean {
  return word >= from && word <= to;
}

/** Phrases by the indices of their first and last words, computed once for a sentence wherever it moves. */
const phrasesOf = keptBySentence((sentence): readonly (Phrase & { readonly candidate: Candidate })[] => {
  const tokens = tagEnglish(sentence.text);
  return nounPhrases(tokens, PHRASE_WORDS_MAX).flatMap((phrase) => {
    const [first, last] = [tokens[phrase.from], tokens[phrase.to]];
    if (first === undefined || last === undefined) return [];
    const [start, end] = [sentence.start + first.start, sentence.start + last.end];
    const { from, to } = spanOfWords(sentence.words, start, end);
    const words = sentence.words.slice(from, to + 1);
    if (!isPlausiblePhrase(words) || isEmptyPhrase(words, 'en')) return [];
    const candidate = candidateOf(sentence, words, null);
    return candidate === null ? [] : [{ from, to, candidate }];
  });
});
