import { tagEnglish, type TaggedToken } from '../../language/part-of-speech.ts';
import type { Word } from '../../language/words.ts';
import { keptBySentence, type Sentence } from '../../signals/prose.ts';
import { candidateOf, isPlausiblePhrase, PHRASE_WORDS_MAX, type Candidate } from './candidate.ts';
import type { NameRun } from './name-runs.ts';

/** Adjectives that say nothing about what a thing is; they never open an entity. */
const EMPTY_MODIFIERS = new Set(
  'many much more most few fewer several some any other another same such own new old good great best better big small large larger high higher low lower long short different various certain common main major important real right wrong full whole entire first second third last next previous recent current available possible necessary likely sure able easy hard simple quick fast free latest early late top key similar specific particular general overall total additional further extra multiple single potential significant popular great nice bad worse worst little huge tiny favorite perfect amazing awesome beautiful normal ordinary usual typical regular basic following'.split(
    ' ',
  ),
);
/** Nouns that stand for nothing in particular; alone they are no entity, at the end of a phrase they may be. */
const EMPTY_NOUNS = new Set(
  'way ways thing things time times day days week weeks month months year years lot lots number numbers amount part parts kind kinds type types sort sorts case cases example examples point points place places people person one ones bit end start beginning top bottom side sides reason reasons fact facts result results order line lines step steps page pages site sites website section article post posts blog comment comments link links click home menu search reply view views share contact email address today tomorrow yesterday hour hours minute minutes second seconds morning evening night half set sets need needs use uses question questions answer answers problem problems issue issues idea ideas world life work area areas level levels something anything nothing everything someone anyone guy guys man woman option options detail details information content list item items name names word words term terms form chance sense matter everyone half couple following note default variety combination addition'.split(
    ' ',
  ),
);

interface Phrase {
  readonly from: number;
  readonly to: number;
}

/** Noun phrases of one English sentence, by their tags: (adjective | noun | name)* (noun | name). Names in it are no phrases. */
export function englishCandidates(sentence: Sentence, names: readonly NameRun[]): Candidate[] {
  const by = sentence.start - (sentence.origin ?? sentence).start;
  const candidates: Candidate[] = [];
  for (const { from, to, candidate } of phrasesOf(sentence)) {
    // "The baker Anna Keller" and "Anna Keller bakes" are Anna Keller, who is found by her capitals.
    if (names.some((run) => holds(run, to) || (run.to > run.from && holds(run, from)))) continue;
    candidates.push(by === 0 ? candidate : { ...candidate, start: candidate.start + by });
  }
  return candidates;
}

function holds({ from, to }: NameRun, word: number): boolean {
  return word >= from && word <= to;
}

/** Of the sentence as it was measured first: its phrases by the indices of their first and last words. */
const phrasesOf = keptBySentence((sentence): readonly (Phrase & { readonly candidate: Candidate })[] => {
  const tokens = tagEnglish(sentence.text);
  return nounPhrases(tokens).flatMap((phrase) => {
    const [first, last] = [tokens[phrase.from], tokens[phrase.to]];
    if (first === undefined || last === undefined) return [];
    const [start, end] = [sentence.start + first.start, sentence.start + last.end];
    const from = sentence.words.findIndex((word) => word.end > start);
    const to = sentence.words.findLastIndex((word) => word.start < end);
    const words = from < 0 ? [] : sentence.words.slice(from, to + 1);
    if (!isPlausiblePhrase(words) || isEmpty(words)) return [];
    const candidate = candidateOf(sentence, words, null);
    return candidate === null ? [] : [{ from, to, candidate }];
  });
});

/**
 * The noun phrases of a title or heading. Its capitals are put away first, acronyms apart: in "How Solar Panels Work"
 * they would make every word a name.
 */
export function englishTerms(text: string): { readonly start: number; readonly end: number }[] {
  const lower = text.replace(/\p{Lu}\p{Ll}[\p{L}’']*/gu, (word) => word.toLowerCase());
  const tokens = tagEnglish(lower);
  return nounPhrases(tokens).flatMap(({ from, to }) => {
    const [first, last] = [tokens[from], tokens[to]];
    return first === undefined || last === undefined ? [] : [{ start: first.start, end: last.end }];
  });
}

/** True for a heading that is a sentence: it has an auxiliary, or a verb that is no "-ing" form. */
export function hasFiniteVerb(text: string): boolean {
  const lower = text.replace(/\p{Lu}\p{Ll}[\p{L}’']*/gu, (word) => word.toLowerCase());
  return tagEnglish(lower).some(
    ({ tag, text: word }) => tag === 'AUX' || (tag === 'VERB' && !/(?:ing|ed)$/i.test(word)),
  );
}

function nounPhrases(tokens: readonly TaggedToken[]): Phrase[] {
  const phrases: Phrase[] = [];
  let from = -1;
  for (let i = 0; i <= tokens.length; i++) {
    const token = tokens[i];
    const previous = tokens[i - 1];
    const joins =
      token !== undefined &&
      isPartAt(tokens, i) &&
      (from < 0 || previous === undefined || token.start - previous.end <= 1);
    if (joins) {
      if (from < 0) from = i;
      continue;
    }
    if (from >= 0) phrases.push(...trim(tokens, from, i - 1));
    from = isPartAt(tokens, i) ? i : -1;
  }
  return phrases;
}

/** A part by its tag, or what is tagged as a verb between an article and a noun: "the retry policy". */
function isPartAt(tokens: readonly TaggedToken[], index: number): boolean {
  const [previous, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (token === undefined) return false;
  if (isPart(token)) return true;
  const isNounLike = token.tag === 'VERB' && !/ed$/i.test(token.text);
  return isNounLike && previous?.tag === 'DET' && next?.tag === 'NOUN';
}

const PART_TAGS: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'ADJ']);

function isPart(token: TaggedToken): boolean {
  if (token.text === '-') return true;
  return PART_TAGS.has(token.tag) && /^[\p{L}\p{N}]/u.test(token.text);
}

/** Cuts what may not open or close a phrase, and long runs to their last words, where the head of the phrase is. */
function trim(tokens: readonly TaggedToken[], from: number, to: number): Phrase[] {
  let [start, end] = [from, to];
  const tag = (index: number): string => tokens[index]?.tag ?? '';
  while (end >= start && !/^(?:NOUN|PROPN)$/.test(tag(end))) end--;
  const opensEmpty = (index: number): boolean => {
    const text = tokens[index]?.text.toLowerCase() ?? '';
    return (
      text === '-' || (tag(index) === 'ADJ' && EMPTY_MODIFIERS.has(text) && tokens[index + 1]?.text !== '-')
    );
  };
  while (start < end && opensEmpty(start)) start++;
  const words = (): number => tokens.slice(start, end + 1).filter((token) => token.text !== '-').length;
  while (start < end && words() > PHRASE_WORDS_MAX) start++;
  while (start < end && opensEmpty(start)) start++;
  return end >= start ? [{ from: start, to: end }] : [];
}

export function isEmpty(words: readonly Word[]): boolean {
  const last = words.at(-1)?.lower ?? '';
  if (words.length === 1) return EMPTY_NOUNS.has(last) || last.length < 3;
  return words.every((word) => EMPTY_NOUNS.has(word.lower) || EMPTY_MODIFIERS.has(word.lower));
}
