import type { LanguagePack } from '../../languages/pack.ts';
import type { AttributionPatterns } from './claims.ts';
import type { Sentence } from './prose.ts';
import type { Topic } from './topic.ts';

/** Words around an attribution among which its source stands. */
const WORDS_AFTER = 8;
const WORDS_BEFORE = 8;
/** Where words are not spaced: characters before or after the attribution, up to a punctuation mark. */
const CHARS_AROUND = 24;
const NAME_CHARS_MIN = 3;
/** Where nouns take capitals too: between an attribution and its source stand articles and prepositions only. */
const SMALL_WORD_CHARS_MAX = 5;

/**
 * True when the sentence attributes what it says to somebody in particular. "Experts", "studies" and the topic itself
 * are nobody in particular.
 */
export function namesSource(
  sentence: Sentence,
  cues: AttributionPatterns,
  language: LanguagePack,
  topic: Topic,
): boolean {
  const match = cues.attribution.exec(sentence.text);
  if (match === null) return false;
  if (language.grammar.isUnspaced) return isNamedUnspaced(sentence.text, match, cues);
  const from = sentence.start + match.index;
  const to = from + match[0].length;
  const after = sentence.words.filter((word) => word.start >= to).slice(0, WORDS_AFTER);
  const before = sentence.words.filter((word) => word.end <= from).slice(-WORDS_BEFORE);
  const isName = (index: number, words: readonly Sentence['words'][number][]): boolean => {
    const word = words[index];
    if (word === undefined || topic.isDeclared(word)) return false;
    const text = bare(word.text);
    if (!/^\p{Lu}/u.test(text) || matchesWhole(cues.vague, text.toLowerCase())) return false;
    if (/^\p{Lu}{2,}/u.test(text)) return true;
    const next = words[index + 1];
    const isFirst = word.start === sentence.start;
    const isDouble = next !== undefined && /^\p{Lu}/u.test(next.text) && next.start - word.end <= 2;
    return isDouble ? !matchesWhole(cues.vague, next.lower) : !isFirst && !word.isStop;
  };
  if (!language.grammar.capitalisesNouns)
    return after.some((_, index) => isName(index, after)) || before.some((_, index) => isName(index, before));
  return isNamedAfter(after, isName) || before.some((_, index) => isDoubleName(index, before, isName));
}

type Words = Sentence['words'];

/** Skips articles and nouns that name nobody: "laut einer Untersuchung des Umweltbundesamtes". */
function isNamedAfter(after: Words, isName: (index: number, words: Words) => boolean): boolean {
  for (const [index, word] of after.entries()) {
    if (isName(index, after)) return true;
    if (/^\p{N}/u.test(word.text)) return false;
    if (!/^\p{Lu}/u.test(word.text) && word.text.length > SMALL_WORD_CHARS_MAX) return false;
  }
  return false;
}

/** Before a verb of saying any noun may stand; two capitals in a row, or an acronym, are a name. */
function isDoubleName(
  index: number,
  before: Words,
  isName: (index: number, words: Words) => boolean,
): boolean {
  const [word, next] = [before[index], before[index + 1]];
  if (word === undefined || !isName(index, before)) return false;
  return /^\p{Lu}{2,}/u.test(word.text) || (next !== undefined && /^\p{Lu}/u.test(next.text));
}

/** "l'Insee", "dell'Istat": without the article that is written together with it. */
function bare(text: string): string {
  return text.replace(/^\p{Ll}{1,4}['’](?=\p{Lu})/u, '');
}

function matchesWhole(pattern: RegExp, word: string): boolean {
  return pattern.exec(word)?.[0].length === word.length;
}

function isNamedUnspaced(text: string, match: RegExpExecArray, cues: AttributionPatterns): boolean {
  const end = match.index + match[0].length;
  const before = text.slice(Math.max(0, match.index - CHARS_AROUND), match.index);
  const after = text.slice(end, end + CHARS_AROUND);
  const near = [
    /[^、。，！？；：,.]*$/u.exec(before)?.[0] ?? '',
    /^[^、。，！？；：,.]*/u.exec(after)?.[0] ?? '',
  ];
  return near.some((piece) => {
    const rest = piece.replace(cues.allVague, '');
    const letters = rest.match(/[\p{sc=Han}\p{sc=Katakana}\p{Lu}\p{Ll}]/gu)?.length ?? 0;
    // The name of a kind of institution is one; Latin and katakana write names.
    return (
      letters >= NAME_CHARS_MIN &&
      (/[\p{sc=Katakana}\p{Lu}]{2}/u.test(rest) || cues.institutionEndings.test(rest))
    );
  });
}
