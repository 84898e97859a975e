import { expressionOf, perPack, wordSet } from '../../languages/compile.ts';
import { packOf } from '../../languages/index.ts';
import { tagEnglish, type TaggedToken } from './part-of-speech.ts';

export interface Phrase {
  readonly from: number;
  readonly to: number;
}

const { presentParticiples = null, pastParticiples = null } = packOf('en').concepts ?? {};
const PARTICIPLE = expressionOf('(?:@present|@past)$', {
  present: presentParticiples,
  past: pastParticiples,
});
const PAST_PARTICIPLE = expressionOf('@past$', { past: pastParticiples });

const emptyModifiers = perPack(({ concepts }) => wordSet(concepts?.emptyModifiers ?? null));

/**
 * The noun phrases of a title or heading, lower-cased first except for acronyms: in "How Solar Panels Work" the capitals
 * would tag every word as a name.
 */
export function englishTerms(
  text: string,
  wordsMax: number,
): { readonly start: number; readonly end: number }[] {
  const tokens = tagEnglish(withoutTitleCase(text));
  return nounPhrases(tokens, wordsMax).flatMap(({ from, to }) => {
    const [first, last] = [tokens[from], tokens[to]];
    return first === undefined || last === undefined ? [] : [{ start: first.start, end: last.end }];
  });
}

/** True for a heading that is a sentence: it has an auxiliary, or a verb other than a participle. */
export function hasFiniteVerb(text: string): boolean {
  return tagEnglish(withoutTitleCase(text)).some(
    ({ tag, text: word }) => tag === 'AUX' || (tag === 'VERB' && !PARTICIPLE.test(word)),
  );
}

function withoutTitleCase(text: string): string {
  return text.replace(/\p{Lu}\p{Ll}[\p{L}’']*/gu, (word) => word.toLowerCase());
}

/** Noun phrases of tagged text: (adjective | noun | name)* (noun | name), trimmed at both ends. */
export function nounPhrases(tokens: readonly TaggedToken[], wordsMax: number): Phrase[] {
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
    if (from >= 0) phrases.push(...trim(tokens, from, i - 1, wordsMax));
    from = isPartAt(tokens, i) ? i : -1;
  }
  return phrases;
}

/** A part by its tag, or a word tagged as a verb between an article and a noun: "the retry policy". */
function isPartAt(tokens: readonly TaggedToken[], index: number): boolean {
  const [previous, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (token === undefined) return false;
  if (isPart(token)) return true;
  const isNounLike = token.tag === 'VERB' && !PAST_PARTICIPLE.test(token.text);
  return isNounLike && previous?.tag === 'DET' && next?.tag === 'NOUN';
}

const PART_TAGS: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'ADJ']);

function isPart(token: TaggedToken): boolean {
  if (token.text === '-') return true;
  return PART_TAGS.has(token.tag) && /^[\p{L}\p{N}]/u.test(token.text);
}

/** Trims words that may not open or close a phrase, and long runs to their last words, which include the head. */
function trim(tokens: readonly TaggedToken[], from: number, to: number, wordsMax: number): Phrase[] {
  let [start, end] = [from, to];
  const tag = (index: number): string => tokens[index]?.tag ?? '';
  while (end >= start && !/^(?:NOUN|PROPN)$/.test(tag(end))) end--;
  const opensEmpty = (index: number): boolean => {
    const text = tokens[index]?.text.toLowerCase() ?? '';
    return (
      text === '-' ||
      (tag(index) === 'ADJ' && emptyModifiers(packOf('en')).has(text) && tokens[index + 1]?.text !== '-')
    );
  };
  while (start < end && opensEmpty(start)) start++;
  let words = tokens.slice(start, end + 1).filter((token) => token.text !== '-').length;
  for (; start < end && words > wordsMax; start++) if (tokens[start]?.text !== '-') words--;
  while (start < end && opensEmpty(start)) start++;
  return end >= start ? [{ from: start, to: end }] : [];
}
